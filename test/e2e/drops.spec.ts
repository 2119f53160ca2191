import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { composeEml } from '../support/compose-eml.ts';
import { dress, expectSound, looks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

const statement = readFileSync(new URL('../fixtures/statements/chequing.pdf', import.meta.url));
const today = todayIn('America/Toronto', new Date());

interface Dropped {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Holds files over the page, or lets them go there, as a hand does. */
async function drag(page: Page, event: 'dragover' | 'drop', files: readonly Dropped[]): Promise<void> {
  const given = files.map(({ content, ...file }) => ({
    ...file,
    base64: Buffer.from(content).toString('base64'),
  }));
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of all)
      transfer.items.add(
        new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }),
      );
    return transfer;
  }, given);
  await page.dispatchEvent('main', event, { dataTransfer: data });
}

test('a statement, a receipt and a wrong file dropped together on another screen each go their own way', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await page.goto('/app/accounting');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const files = [
    { name: 'march.pdf', type: 'application/pdf', content: statement },
    {
      name: 'hardware.pdf',
      type: 'application/pdf',
      content: await receiptPdf('Northside Hardware Ltd.', addDays(today, -3), '118.65'),
    },
    { name: 'film.mp4', type: 'video/mp4', content: Buffer.from('film') },
  ];

  await drag(page, 'dragover', files);
  await expect(page.getByText('Let go to bring 3 files in')).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Files held over the app', look);
  }
  await drag(page, 'drop', files);
  await expect(page.getByText('Let go to bring 3 files in')).toBeHidden();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray.getByRole('listitem').filter({ hasText: 'film.mp4' })).toContainText(
    'cannot be read here',
  );

  const preview = page.getByRole('dialog', { name: 'Import Statement' });
  await expect(preview.getByText('In balance')).toBeVisible({ timeout: READ_MS });
  await preview.getByRole('button', { name: 'It is Checking' }).click();
  await preview.getByRole('button', { name: /^Add \d+ transactions/ }).click();
  await expect(preview).toBeHidden({ timeout: READ_MS });
  await expect(tray.getByText('march.pdf')).toBeHidden();

  const papers = await member.all('/receipts');
  expect(papers.map(({ fileName, kind }) => [fileName, kind])).toEqual([['hardware.pdf', 'receipt']]);
  await page.goto('/app/receipts');
  await expect(page.getByRole('button', { name: 'View hardware.pdf' })).toBeVisible();
  await expect(page.getByText('$118.65')).toBeVisible();
});

test('a receipt and a mail brought as statements become documents, which the dialog says and leads to', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await page.goto('/app/transactions');
  await page.getByRole('button', { name: 'Import Statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Statement' });
  const paper = await receiptPdf('Northside Hardware Ltd.', addDays(today, -3), '118.65');
  const mail = await composeEml({
    from: 'Alder Books <till@alder.example>',
    subject: 'Your receipt',
    text: 'Alder Books\nDate: 2026-03-02\nTotal: $12.50 CAD',
  });
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'hardware.pdf', mimeType: 'application/pdf', buffer: Buffer.from(paper) },
    { name: 'alder.eml', mimeType: 'message/rfc822', buffer: mail },
  ]);
  await expect(dialog.getByRole('heading', { name: 'hardware.pdf is no bank statement' })).toBeVisible({
    timeout: READ_MS,
  });
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'A document brought as a statement', look);
  }
  await dialog.getByRole('button', { name: 'Go on with the next file' }).click();
  await expect(dialog.getByRole('heading', { name: 'alder.eml is no bank statement' })).toBeVisible({
    timeout: READ_MS,
  });
  const papers = async () =>
    (await member.all('/receipts')).map(({ fileName, amount }) => [fileName, amount]);
  await expect.poll(papers, { timeout: READ_MS }).toEqual([
    ['alder.eml', 1250],
    ['hardware.pdf', 11865],
  ]);
  expect(await member.ask('GET', '/transactions/count')).toMatchObject({ count: 0 });
  await dialog.getByRole('link', { name: 'Open it in Receipts & Documents' }).click();
  await expect(page.getByRole('dialog').getByText('alder.eml').first()).toBeVisible();
});

test('documents are shown as cards or as a table, as this browser was last told', async ({ page }) => {
  await signIn(page, newPerson());
  await page.goto('/app/receipts');
  const paper = await receiptPdf('Northside Hardware Ltd.', addDays(today, -3), '118.65');
  await page
    .getByLabel('Upload Documents')
    .last()
    .setInputFiles({ name: 'hardware.pdf', mimeType: 'application/pdf', buffer: Buffer.from(paper) });
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray.getByText('Added to your documents')).toBeVisible({ timeout: READ_MS });
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Documents as cards with the tray', look);
  }
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.reload();
  const table = page.getByRole('table', { name: 'Documents' });
  await expect(table.getByText('$118.65')).toBeVisible({ timeout: READ_MS });
  await table.getByRole('checkbox', { name: 'Select hardware.pdf' }).press('Space');
  await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Documents as a table', look);
  }
});
