import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { expect, test } from './product.ts';

test.beforeEach(async ({ context, filled }) => {
  await context.addInitScript((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, filled.session.origins[0]?.localStorage ?? []);
});

test('the palette takes the focus, and asks for a statement, once', async ({ page }) => {
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const search = palette.getByRole('combobox');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await expect(palette.getByRole('option', { selected: true })).toContainText('Add Expense');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'palette', look);
  }
  await dress(page, brightDesk);
  await page.keyboard.type('import');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Import Statement' })).toBeVisible();
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/transactions$/);

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Confirm the match')).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'shortcuts', look);
  }
  await dress(page, brightDesk);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});
