import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { expect, test } from './product.ts';

test.beforeEach(async ({ context, filled }) => {
  await context.addInitScript((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, filled.session.origins[0]?.localStorage ?? []);
});

test('the palette finds, goes, adds and switches the theme by keys alone', async ({ page }) => {
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const search = palette.getByRole('combobox');
  const marked = palette.getByRole('option', { selected: true });
  const openPalette = async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused();
  };
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible();

  await test.step('in every look', async () => {
    await openPalette();
    await expect(marked).toContainText('Add Expense');
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'palette', look);
    }
    await dress(page, brightDesk);
  });

  await test.step('an entry is found and opened', async () => {
    await page.keyboard.type('copper pipe');
    await expect(marked).toContainText('Copper pipe, 12 m');
    await expect(marked).toContainText('$96.40');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/transactions\?entry=/);
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Copper pipe, 12 m');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('nothing of a name says so', async () => {
    await openPalette();
    await page.keyboard.type('zzzz');
    await expect(palette.getByRole('status')).toContainText('Nothing of that name');
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  });

  await test.step('a screen is gone to', async () => {
    await openPalette();
    await page.keyboard.type('receip');
    await expect(marked).toHaveText(/^Receipts/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/receipts$/);
  });

  await test.step('an expense is added', async () => {
    await openPalette();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add Expense' });
    await expect(dialog.getByLabel('Description')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(palette).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a statement is asked for, once', async () => {
    await openPalette();
    await page.keyboard.type('import');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Import Statement' })).toBeVisible();
    await expect(page.locator('[role=dialog]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/app\/transactions$/);
  });

  await test.step('the theme is switched', async () => {
    await openPalette();
    await page.keyboard.type('dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  });
});

test('single keys go, search and list themselves, and none acts while one types', async ({ page }) => {
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible();
  // The letter has to follow at once, which a machine with other work can miss like a person: then it is pressed again.
  const go = (letter: string, url: RegExp) =>
    expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press(letter);
      await expect(page).toHaveURL(url, { timeout: 3000 });
    }).toPass({ timeout: 15_000 });
  await go('t', /\/app\/transactions$/);
  // The dashboard, which has such a search too, stays until the other screen is there.
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search transactions' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('g?ga/');
  await expect(search).toHaveValue('g?ga/');
  await expect(page).toHaveURL(/\/app\/transactions\?q=g%3Fga%2F$/);
  await search.blur();
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
  await page.keyboard.press('g');
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/\/app\/transactions/);
  await go('a', /\/app\/accounting$/);
});
