import { newPerson, openNewEntry, signIn, typeCredentials } from './people.ts';
import { expect, test } from './product.ts';

test('a deep link survives signing in, and signing out closes the door', async ({ page }) => {
  const person = newPerson();
  await signIn(page, person);
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/app/receipts');
  await expect(page).toHaveURL(/\/signin/);
  await typeCredentials(page, { ...person, password: 'Not-the-right-1' });
  await expect(page.getByText('Sign In Failed')).toBeVisible();
  await typeCredentials(page, person);
  await expect(page.getByRole('heading', { name: 'Receipts & Documents' })).toBeVisible();
});

test('a missing entry, a bad amount and an unreadable file are told in plain words', async ({ page }) => {
  await signIn(page, newPerson());
  await page.goto('/app/dashboard');
  await openNewEntry(page, 'Add Expense');
  const dialog = page.getByRole('dialog', { name: 'Add Expense' });
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/app/transactions');
  await page.getByRole('button', { name: 'Import Statement' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click();
  const program = {
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`MZ${'\u0000\u0001'.repeat(500)}`),
  };
  await (await chooser).setFiles(program);
  await expect(page.getByText('Import failed')).toBeVisible({ timeout: 30_000 });
});
