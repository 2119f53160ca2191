import { expect } from '@playwright/test';
import { newPerson, openNewEntry, signIn } from './people.ts';
import { test } from './product.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a toast on a phone hides neither the title nor the first field of the dialog that it is about', async ({
  page,
}) => {
  await signIn(page, newPerson());
  await page.goto('/app/transactions');
  await openNewEntry(page, 'Add Expense');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  const toast = page.locator('[data-scope=toast][data-part=root]');
  await expect(toast).toContainText('Missing information');
  const edge = async () => {
    const box = await toast.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const topOf = async (name: string) =>
    (await dialog.getByText(name, { exact: true }).first().boundingBox())?.y ?? Number.NaN;
  await expect(async () => {
    expect(await topOf('Add Expense')).toBeGreaterThanOrEqual(await edge());
  }).toPass();
  await expect(dialog.getByRole('button', { name: 'Add Expense' })).toBeInViewport({ ratio: 1 });
  // By its place: beside an open dialog it is hidden from the tree of roles.
  await toast.locator('[data-part=close-trigger]').click();
  await expect(toast).toHaveCount(0);
  await expect(async () => expect(await topOf('Add Expense')).toBeLessThan(60)).toPass();
});

test('reports and the archive are one touch away on a phone, however small', async ({ page }) => {
  await signIn(page, newPerson(), '/app');
  for (const [width, name] of [
    [390, 'Reports'],
    [390, 'Archive'],
    [320, 'Reports'],
    [320, 'Archive'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/app/dashboard');
    const link = page.getByRole('banner').getByRole('link', { name });
    await link.click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
});

test('the bar at the top fits every width from a tablet on', async ({ page }) => {
  await signIn(page, newPerson(), '/app');
  for (const width of [768, 900, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the Tab key goes through the filters of a phone as the eye does', async ({ page }) => {
  await signIn(page, newPerson());
  await page.goto('/app/transactions');
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('searchbox').focus();
  for (const next of [
    filters.getByRole('button', { name: 'More Filters' }),
    filters.getByLabel('Account'),
    filters.getByLabel('Category'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});
