import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, newPerson, signIn, test } from './product.ts';

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
const open = [
  ['/', 'Books that match themselves.'],
  ['/signin', 'Welcome back'],
  ['/signup', 'Start your free trial'],
  ['/nowhere', 'Oops! Page not found'],
] as const;
const behindTheDoor = [
  ['/app/dashboard', 'Financial Dashboard'],
  ['/app/transactions', 'Transactions'],
  ['/app/receipts', 'Receipts & Documents'],
  ['/app/accounting', 'Accounting & Matching'],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries(widths)) {
    test.describe(`in ${colorScheme} on a ${device}`, () => {
      test.use({ colorScheme, viewport });

      test('public pages have no violations and do not scroll sideways', async ({ page }) => {
        for (const [path, heading] of open) await inspect(page, path, heading);
      });

      test('the screens of empty books have no violations and do not scroll sideways', async ({ page }) => {
        await signIn(page, newPerson());
        for (const [path, heading] of behindTheDoor) await inspect(page, path, heading);
      });
    });
  }
}

async function inspect(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways by ${overflow} px`).toBeLessThanOrEqual(0);
}
