import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import type { Page } from '@playwright/test';
import { drawPdf } from '../support/draw-statement.ts';
import { entry } from '../support/entries.ts';
import { folios } from '../support/folios.ts';
import { dress, expectSound, looks } from './looks.ts';
import { coveredBy } from './pages/covered-by.ts';
import { ImportPreview } from './pages/import-preview.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { ReviewDialog } from './pages/review-dialog.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { UploadTray } from './pages/upload-tray.ts';
import { newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

const ROWS = 24;
/** Past the bars and filters and down to rows that begin below the window. */
const TABS = 60;
const statement = readFileSync(new URL('../fixtures/statements/chequing.pdf', import.meta.url));

test('a file on its way is in sight after the page was left, and says why where it failed', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const announced = {
    ...{ id: v7(), fileName: 'lunch.pdf', contentType: 'application/pdf', size: 3 },
    ...{ sha256: 'a'.repeat(64), purpose: 'auto' },
  };
  await member.ask('POST', '/uploads', announced);
  const receipts = new ReceiptsPage(page);
  await receipts.open();
  await expect(receipts.arriving('lunch.pdf')).toContainText('Pending');
  const tray = new UploadTray(page);
  await expect(tray.file('lunch.pdf')).toBeVisible();
  await page.keyboard.press('End');
  await expect.poll(() => coveredBy(tray.root)).toEqual([]);
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'A file on its way', look);
  }
  await Promise.all(Array.from({ length: ROWS }, () => member.ask('POST', '/transactions', entry({}))));
  await new TransactionsPage(page).open();
  await expect(tray.file('lunch.pdf')).toBeVisible();
  await expectFocusInSight(page, tray);
  await receipts.open();
  const { items } = await member.ask('GET', '/uploads');
  const [upload] = items as object[];
  const problem = { code: 'given-up', detail: 'Reading this file took too long and was stopped.' };
  await page.route('**/api/uploads', (route) =>
    route.fulfill({ json: { items: [{ ...upload, status: 'failed', isStored: true, problem }] } }),
  );
  await page.reload();
  await expect(receipts.arriving('lunch.pdf')).toContainText('took too long');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'A file that failed', look);
  }
});

test('a folio is a document, and what is told wrongly is put right both ways', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const receipts = new ReceiptsPage(page);
  await receipts.open();
  const [{ pages } = { pages: [] }] = folios;
  const pdf = { mimeType: 'application/pdf' };
  await receipts.upload([
    { name: 'folio.pdf', ...pdf, buffer: Buffer.from(await drawPdf(pages)) },
    { name: 'march.pdf', ...pdf, buffer: statement },
  ]);
  const preview = new ImportPreview(page);
  await expect(preview.isAReceiptButton).toBeVisible({ timeout: READ_MS });
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'A statement that may be a receipt', look);
  }
  await preview.sayItIsAReceipt();
  await expect.poll(async () => (await member.all('/receipts')).length, { timeout: READ_MS }).toBe(2);
  await receipts.open();
  await expect(receipts.viewButton('march.pdf')).toBeVisible({ timeout: READ_MS });
  const kinds = async () =>
    (await member.all('/receipts')).map(({ fileName, kind, status }) => [fileName, kind, status]).toSorted();
  await expect.poll(kinds, { timeout: READ_MS }).toContainEqual(['folio.pdf', 'invoice', 'processed']);
  await receipts.review('folio.pdf');
  const review = new ReviewDialog(page);
  await review.isAStatementButton.scrollIntoViewIfNeeded();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'A document that may be a statement', look);
  }
  await review.sayItIsAStatement();
  await expect(preview.isAReceiptButton).toBeVisible({ timeout: READ_MS });
  await expect.poll(kinds).toContainEqual(['folio.pdf', 'statement', 'processed']);
  await preview.sayItIsAReceipt();
  await expect.poll(kinds, { timeout: READ_MS }).toContainEqual(['folio.pdf', 'invoice', 'processed']);
});

/** Goes by Tab down to the window's lower edge and on: nothing that it comes to lies under the tray. */
async function expectFocusInSight(page: Page, tray: UploadTray): Promise<void> {
  const covered: string[] = [];
  for (let press = 0; press < TABS; press += 1) {
    await page.keyboard.press('Tab');
    covered.push(...(await tray.coversFocus()));
  }
  expect(covered).toEqual([]);
}
