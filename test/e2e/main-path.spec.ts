import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { Page } from '@playwright/test';
import { mailTo, newPerson, openNewEntry, signUp } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

const statement = new URL('../fixtures/statements/march-checking.csv', import.meta.url).pathname;
const receipt = new URL('../fixtures/documents/receipt-cafe.jpg', import.meta.url).pathname;

test('a person signs up, brings a statement and a receipt, sees them matched and mails their accountant a file', async ({
  page,
}) => {
  const person = newPerson();
  const accountant = `count-${person.email}`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await signUp(page, person);

  await test.step('adds an income by hand', async () => {
    await openNewEntry(page, 'Add Income');
    const dialog = page.getByRole('dialog', { name: 'Add Income' });
    await dialog.getByLabel('Description').fill('Invoice 17, "Rose & Co"');
    await dialog.getByLabel(/^Amount/).fill('1250.00');
    await dialog.getByLabel('Account').selectOption('Checking');
    await dialog.getByLabel('Date').fill('2026-03-20');
    await dialog.getByRole('button', { name: 'Add Income' }).click();
    await expect(page.getByText('Income Added')).toBeVisible();
  });

  await test.step('imports a bank statement that proves itself', async () => {
    await page.goto('/app/transactions');
    await importStatement(page);
    await expect(page.getByText('In balance')).toBeVisible();
    await page.getByRole('button', { name: 'It is Checking' }).click();
    await page.getByRole('button', { name: 'Add 6 transactions' }).click();
    await expect(page.getByText('6 transactions added')).toBeVisible();
    await expect(page.getByText('MAPLE & RYE CAFE TORONTO').first()).toBeVisible();
  });

  await test.step('importing it again adds nothing', async () => {
    await page.reload();
    await importStatement(page);
    await expect(page.getByText('Every row of this statement is in your books already.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('uploads a receipt, which is read', async () => {
    await page.goto('/app/receipts');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload Documents' }).first().click();
    await (await chooser).setFiles(receipt);
    await expect(page.getByText('MAPLE & RYE CAFE LTD.').first()).toBeVisible({ timeout: READ_MS });
    await page.getByRole('button', { name: 'View receipt-cafe.jpg' }).click();
    await expect(page.getByLabel('Vendor')).toHaveValue('MAPLE & RYE CAFE LTD.');
    await expect(page.getByLabel('Total')).toHaveValue('35.60');
    await page.getByLabel('Vendor').fill('Maple & Rye Cafe');
  });

  await test.step('accepts it with the match that was found', async () => {
    await expect(page.getByRole('region', { name: 'Suggested transaction' })).toContainText(
      'MAPLE & RYE CAFE TORONTO',
      { timeout: 30_000 },
    );
    await page.getByRole('button', { name: 'Accept and confirm match' }).click();
    await expect(page.getByText('Document accepted and matched')).toBeVisible();
    await page.goto('/app/transactions');
    await expect(page.getByText('Matched', { exact: true }).first()).toBeVisible();
    await page.goto('/app/receipts');
    await expect(page.getByText('Matched', { exact: true }).last()).toBeVisible();
  });

  await test.step('mails the accountant a CSV with chosen fields', async () => {
    await page.goto('/app/dashboard');
    await page.getByRole('button', { name: 'Custom Export' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Custom CSV Export' });
    await dialog.getByLabel('Time Period').selectOption('Custom Range');
    await dialog.getByLabel('From').fill('2026-03-01');
    await dialog.getByLabel('To', { exact: true }).fill('2026-03-31');
    await expect(dialog.getByText('7 transactions to export')).toBeVisible();
    await dialog.getByLabel('Accountant Email').fill(accountant);
    await dialog.getByText('Receipt Vendor').click();
    await dialog.getByRole('button', { name: 'Send Custom Export' }).click();
    await expect(page.getByText('Export Successful')).toBeVisible();
  });

  const [mail] = await mailTo(page, accountant);
  const attachment = mail?.attachments[0];
  const file = await page.request.get(attachment?.url ?? '');
  const csv = (await file.body()).toString('utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<string[]>(csv.slice(1), { skipEmptyLines: true });
  expect(data).toEqual(expectedExport());
});

async function importStatement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import Statement' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(statement);
}

/** Every row of the statement and the entry typed by hand, as the accountant must get them. */
function expectedExport(): string[][] {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(statement, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  const rows = data.map((row) => {
    const amount = row['Withdrawals'] ? `-${row['Withdrawals']}` : (row['Deposits'] ?? '');
    const vendor = row['Description']?.startsWith('MAPLE') ? 'Maple & Rye Cafe' : '';
    // What the receipt was taken for came to its transaction with the match.
    const category = vendor === '' ? 'Uncategorized' : 'food';
    return [row['Date'] ?? '', row['Description'] ?? '', amount, category, 'Checking', vendor];
  });
  rows.push(['2026-03-20', 'Invoice 17, "Rose & Co"', '1250.00', 'Uncategorized', 'Checking', '']);
  const header = ['Date', 'Description', 'Amount', 'Category', 'Account', 'Receipt Vendor'];
  return [header, ...rows.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))];
}
