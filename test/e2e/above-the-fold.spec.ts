import type { Locator, Page } from '@playwright/test';
import { expect, test } from './product.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ context, filled }) => {
  await context.addInitScript((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, filled.session.origins[0]?.localStorage ?? []);
});

test('on a phone the first entry lies above the bar at the bottom', async ({ page }) => {
  await page.goto('/app/transactions');
  await expectAboveBar(
    page,
    page
      .getByRole('region', { name: 'Recent Transactions' })
      .getByRole('group')
      .filter({ has: page.getByRole('button', { name: /^Open/ }) })
      .first(),
  );
});

test('on a phone what needs one lies above the bar at the bottom', async ({ page }) => {
  await page.goto('/app/dashboard');
  await expectAboveBar(page, page.getByRole('region', { name: 'Needs you' }));
});

/** It is in sight whole before anything is scrolled, once all above it stands. */
async function expectAboveBar(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const bar = page.getByRole('navigation').last();
  const edgeOf = async (of: Locator) => (await of.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  const [one, { y: top }] = await Promise.all([edgeOf(part), edgeOf(bar)]);
  expect(one.y + one.height).toBeLessThanOrEqual(top);
}
