import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { AddMenu } from './pages/add-menu.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { EntryDialog } from './pages/entry-dialog.ts';
import { LandingPage } from './pages/landing-page.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { ReviewDialog } from './pages/review-dialog.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { mailTo, newPerson, signUp } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

const statement = new URL('../fixtures/statements/march-checking.csv', import.meta.url).pathname;
const receipt = new URL('../fixtures/documents/receipt-cafe.jpg', import.meta.url).pathname;

test('a person signs up, brings a statement and a receipt, sees them matched and mails their accountant a file', async ({
  page,
}) => {
  const person = newPerson();
  const accountant = `count-${person.email}`;
  const landing = new LandingPage(page);
  await landing.open();
  await landing.startTrial();
  await signUp(page, person);
  const dashboard = new DashboardPage(page);
  const list = new TransactionsPage(page);
  const receipts = new ReceiptsPage(page);
  const review = new ReviewDialog(page);

  await test.step('adds an income by hand', async () => {
    await new AddMenu(page).choose('Add Income');
    const dialog = new EntryDialog(page, 'Add Income');
    const description = 'Invoice 17, "Rose & Co"';
    await dialog.fill({ description, amount: '1250.00', account: 'Chequing', date: '2026-03-20' });
    await dialog.save();
    await expect(dashboard.text('Income Added')).toBeVisible();
  });

  await test.step('imports a bank statement that proves itself', async () => {
    await list.open();
    const preview = await list.openImport();
    await preview.choose(statement);
    await expect(preview.inBalance).toBeVisible();
    await preview.sayItIsChecking();
    await preview.add(6);
    await expect(list.text('6 transactions added')).toBeVisible();
    await expect(list.text('MAPLE & RYE CAFE TORONTO').first()).toBeVisible();
  });

  await test.step('importing it again adds nothing', async () => {
    await page.reload();
    const preview = await list.openImport();
    await preview.choose(statement);
    await expect(preview.text('Every row of this statement is in your books already.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('uploads a receipt, which is read', async () => {
    await receipts.open();
    await receipts.upload(receipt);
    await expect(receipts.text('MAPLE & RYE CAFE LTD.').first()).toBeVisible({ timeout: READ_MS });
    await receipts.review('receipt-cafe.jpg');
    await expect(review.vendor).toHaveValue('MAPLE & RYE CAFE LTD.');
    await expect(review.total).toHaveValue('35.60');
    await review.vendor.fill('Maple & Rye Cafe');
  });

  await test.step('accepts it with the match that was found', async () => {
    await expect(review.suggestion).toContainText('MAPLE & RYE CAFE TORONTO', { timeout: 30_000 });
    await review.acceptAndMatch();
    await expect(receipts.text('Document accepted and matched')).toBeVisible();
    await list.open();
    await expect(list.text('Matched').first()).toBeVisible();
    await receipts.open();
    await expect(receipts.text('Matched').last()).toBeVisible();
  });

  await test.step('mails the accountant a CSV with chosen fields', async () => {
    await dashboard.open();
    const dialog = await dashboard.openCustomExport();
    await dialog.chooseDays('2026-03-01', '2026-03-31');
    await expect(dialog.count).toContainText('7 transactions to export');
    await dialog.accountantEmail.fill(accountant);
    await dialog.tick('Receipt Vendor');
    await dialog.send();
    await expect(dashboard.text('Export Successful')).toBeVisible();
  });

  const [mail] = await mailTo(page, accountant);
  const attachment = mail?.attachments[0];
  const file = await page.request.get(attachment?.url ?? '');
  const csv = (await file.body()).toString('utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<string[]>(csv.slice(1), { skipEmptyLines: true });
  expect(data).toEqual(expectedExport());
});

/** Of the rest only parking and what the account costs are sure, whoever is meant. */
function sureCategory(description = ''): string {
  if (description.startsWith('PARKING')) return 'Service Van';
  return description === 'MONTHLY ACCOUNT FEE' ? 'Bank Fees' : 'Uncategorized';
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
    const category = vendor === '' ? sureCategory(row['Description']) : 'Meals and Entertainment';
    const type = amount.startsWith('-') ? 'Expense' : 'Income';
    return [row['Date'] ?? '', row['Description'] ?? '', amount, category, 'Chequing', vendor, type];
  });
  rows.push(['2026-03-20', 'Invoice 17, "Rose & Co"', '1250.00', 'Uncategorized', 'Chequing', '', 'Income']);
  const header = ['Date', 'Description', 'Amount', 'Category', 'Account', 'Receipt Vendor', 'Type'];
  return [header, ...rows.toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''))];
}
