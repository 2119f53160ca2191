import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { AppFrame } from './pages/app-frame.ts';
import { CommandPalette } from './pages/command-palette.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { ImportPreview } from './pages/import-preview.ts';
import { ShortcutsDialog } from './pages/shortcuts-dialog.ts';
import { expect, test } from './product.ts';

test.beforeEach(async ({ context, filled }) => {
  await context.addInitScript((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, filled.session.origins[0]?.localStorage ?? []);
});

test('the palette takes the focus, and asks for a statement, once', async ({ page }) => {
  const frame = new AppFrame(page);
  const palette = new CommandPalette(page);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.title).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette.search).toBeFocused();
  await expect(palette.marked).toContainText('Add Expense');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'palette', look);
  }
  await dress(page, brightDesk);
  await page.keyboard.type('import');
  await page.keyboard.press('Enter');
  await expect(new ImportPreview(page).root).toBeVisible();
  await expect(frame.dialogsInDocument).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(frame.dialog()).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/transactions$/);

  await page.keyboard.press('?');
  const list = new ShortcutsDialog(page);
  await expect(list.text('Confirm the match')).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'shortcuts', look);
  }
  await dress(page, brightDesk);
  await page.keyboard.press('Escape');
  await expect(list.root).toHaveCount(0);
});
