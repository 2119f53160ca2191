import { readFileSync } from 'node:fs';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { composeEml } from '../support/compose-eml.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { AppFrame } from './pages/app-frame.ts';
import { FileDrop } from './pages/file-drop.ts';
import { ImportPreview } from './pages/import-preview.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { ReviewDialog } from './pages/review-dialog.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { UploadTray } from './pages/upload-tray.ts';
import { newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

const statement = readFileSync(new URL('../fixtures/statements/chequing.pdf', import.meta.url));
const today = todayIn('America/Toronto', new Date());

test('files dropped together each go their own way, documents brought as statements too, and are cards or a table', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await new AccountingPage(page).open();
  await expect(new AppFrame(page).title()).toBeVisible();
  const files = [
    { name: 'march.pdf', type: 'application/pdf', content: statement },
    {
      name: 'hardware.pdf',
      type: 'application/pdf',
      content: await receiptPdf('Northside Hardware Ltd.', addDays(today, -3), '118.65'),
    },
    { name: 'film.mp4', type: 'video/mp4', content: Buffer.from('film') },
  ];

  const drop = new FileDrop(page);
  await drop.hold(files);
  await expect(drop.invitation(3)).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Files held over the app', look);
  }
  await drop.letGo(files);
  await expect(drop.invitation(3)).toBeHidden();
  const tray = new UploadTray(page);
  await expect(tray.file('film.mp4')).toContainText('cannot be read here');

  const preview = new ImportPreview(page);
  await expect(preview.inBalance).toBeVisible({ timeout: READ_MS });
  await preview.sayItIsChecking();
  await preview.addAll();
  await expect(preview.root).toBeHidden({ timeout: READ_MS });
  await expect(tray.file('march.pdf')).toBeHidden();

  const papers = await member.all('/receipts');
  expect(papers.map(({ fileName, kind }) => [fileName, kind])).toEqual([['hardware.pdf', 'receipt']]);
  const receipts = new ReceiptsPage(page);
  await receipts.open();
  await expect(receipts.viewButton('hardware.pdf')).toBeVisible();
  await expect(receipts.text('$118.65')).toBeVisible();

  await test.step('a receipt and a mail brought as statements become documents, which the dialog says and leads to', async () => {
    await dress(page, brightDesk);
    const { count: rows } = await member.ask('GET', '/transactions/count');
    const list = new TransactionsPage(page);
    await list.open();
    const dialog = await list.openImport();
    const paper = await receiptPdf('Lakeshore Software Inc.', addDays(today, -4), '22.60');
    const mail = await composeEml({
      from: 'Alder Books <till@alder.example>',
      subject: 'Your receipt',
      text: 'Alder Books\nDate: 2026-03-02\nTotal: $12.50 CAD',
    });
    await dialog.fileField.setInputFiles([
      { name: 'software.pdf', mimeType: 'application/pdf', buffer: Buffer.from(paper) },
      { name: 'alder.eml', mimeType: 'message/rfc822', buffer: mail },
    ]);
    await expect(dialog.heading('software.pdf isn’t a bank statement')).toBeVisible({
      timeout: READ_MS,
    });
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'A document brought as a statement', look);
    }
    await dialog.goOnWithNextFile();
    await expect(dialog.heading('alder.eml isn’t a bank statement')).toBeVisible({
      timeout: READ_MS,
    });
    const documents = async () =>
      (await member.all('/receipts')).map(({ fileName, amount }) => [fileName, amount]);
    await expect.poll(documents, { timeout: READ_MS }).toEqual([
      ['alder.eml', 1250],
      ['software.pdf', 2260],
      ['hardware.pdf', 11_865],
    ]);
    expect(await member.ask('GET', '/transactions/count')).toMatchObject({ count: rows });
    await dialog.openDocument();
    await expect(new ReviewDialog(page).text(/alder\.eml/).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('documents are shown as cards or as a table, as this browser was last told', async () => {
    await dress(page, brightDesk);
    await receipts.open();
    const paper = await receiptPdf('Cedar Tools', addDays(today, -5), '77.40');
    await receipts.upload({
      name: 'tools.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(paper),
    });
    await expect(tray.text('Added to your documents')).toBeVisible({ timeout: READ_MS });
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'Documents as cards with the tray', look);
    }
    await receipts.showTable();
    await page.reload();
    await expect(receipts.table.text('$77.40')).toBeVisible({ timeout: READ_MS });
    await receipts.table.box('tools.pdf').press('Space');
    await expect(receipts.selectionBar(1)).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'Documents as a table', look);
    }
  });
});
