import { addDays, todayIn } from '../../shared/civil-date.ts';
import { receiptPdf, receiptsPhoto } from '../support/draw-receipt.ts';
import { entry } from '../support/entries.ts';
import { expectSoundInAllLooks, brightDesk, dress } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';
import { settled } from './settled.ts';

const heic = new URL('../fixtures/documents/receipt-cafe.heic', import.meta.url).pathname;

test('photographs are read, each value shows its place on the page, and Enter accepts one after the other', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const both = await receiptsPhoto([
    { vendor: 'Northside Hardware Ltd.', date: '2026-03-02', total: '118.65', number: 'N-1' },
    { vendor: 'Lakeshore Software Inc.', date: '2026-03-05', total: '22.60', number: 'L-9' },
  ]);
  await page.goto('/app/receipts');
  const upload = page.getByLabel('Upload Documents').last();
  await upload.setInputFiles(heic);
  await upload.setInputFiles({ name: 'two.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(both) });
  await expect(page.getByText('$35.60')).toBeVisible({ timeout: READ_MS });
  await expect(page.getByText('$118.65')).toBeVisible({ timeout: READ_MS });
  await expect(page.getByText('$22.60')).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Review document' });
  await page.getByRole('button', { name: 'View receipt-cafe.heic' }).click();
  await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  const progress = dialog.getByRole('status', { name: 'Documents to review' });
  await expect(progress).toHaveText(/^[123] of 3$/);
  const begun = await progress.textContent();
  // The dialog moves the focus itself once it stands.
  await settled(page);
  await dialog.getByLabel('Total').focus();
  const mark = dialog.locator('[data-place]');
  await expect(mark).toBeInViewport();
  // "$35.60" ends at pixel 580 of 620, on the line whose foot is at pixel 770 of 1040.
  const [picture, place] = await Promise.all([
    dialog.getByRole('img', { name: 'Page 1 of 1' }).boundingBox(),
    mark.boundingBox(),
  ]);
  if (!picture || !place) throw new Error('Neither the page nor the mark is drawn.');
  expect((place.x + place.width - picture.x) / picture.width).toBeCloseTo(580 / 620, 1);
  expect((place.y + place.height - picture.y) / picture.height).toBeCloseTo(770 / 1040, 1);

  await dialog.getByRole('button', { name: 'Turn clockwise' }).click();
  await dialog.getByRole('button', { name: 'Larger' }).click();
  await expect(dialog.getByText('150%')).toBeVisible();
  await dialog.getByLabel('Vendor').fill('Maple & Rye Café');
  await expect(dialog.getByText('Edited')).toBeVisible();
  await dialog.getByLabel('Vendor').press('Enter');
  await expect(page.getByText('Document accepted')).toBeVisible();
  await expect(dialog.getByText('two.jpg')).toBeVisible();
  await expect(progress).toHaveText(/^[123] of 3$/);
  expect(await progress.textContent()).not.toBe(begun);
  const total = dialog.getByLabel('Total');
  const shown = await total.inputValue();
  await dialog.getByLabel('Vendor').press('Enter');
  await expect(total).not.toHaveValue(shown);
  await dialog.getByLabel('Vendor').press('Enter');
  await expect(dialog).toBeHidden();

  const receipts = await member.all('/receipts');
  expect(receipts.every(({ reviewedAt }) => typeof reviewedAt === 'string')).toBe(true);
  await expect(page.getByRole('main').getByText('Maple & Rye Café')).toBeVisible();
});

test('one key accepts what was read with the category offered for it, and confirms the match', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const today = todayIn('America/Toronto', new Date());
  const bought = { description: 'NORTHSIDE HARDWARE 0031', amount: 11_865, date: addDays(today, -2) };
  await member.ask('POST', '/transactions', entry(bought));
  const paper = await receiptPdf('Northside Hardware Ltd.', addDays(today, -3), '118.65');
  const id = await member.upload(paper, 'hardware.pdf', 'application/pdf', 'receipt');
  const isThere = ({ items }: Record<string, unknown>) => Array.isArray(items) && items.length === 1;
  await member.until('/matches?status=pending', isThere);
  const { suggestedCategory } = await member.ask('GET', `/receipts/${id}`);
  expect(suggestedCategory).toBeDefined();

  await page.goto('/app/receipts');
  await page.getByRole('button', { name: 'View hardware.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review document' });
  const suggestion = dialog.getByRole('region', { name: 'Suggested transaction' });
  await expect(suggestion).toContainText('NORTHSIDE HARDWARE 0031');
  const [above, below] = await Promise.all([
    suggestion.boundingBox(),
    dialog.getByRole('region', { name: 'Also read' }).boundingBox(),
  ]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  const { categoryId } = suggestedCategory as { categoryId: string };
  await expect(dialog.getByLabel('Category')).toHaveValue(categoryId);
  await expect(dialog.getByLabel('Currency')).toHaveValue('CAD');
  await expect(dialog.getByLabel('Date')).toHaveValue(addDays(today, -3));
  await expect(dialog.getByRole('button', { name: 'Accept and confirm match' })).toBeInViewport();
  await expectSoundInAllLooks(page, 'Review with a suggestion');
  await dress(page, brightDesk);
  await dialog.getByLabel('Vendor').press('Enter');
  await expect(page.getByText('Document accepted and matched')).toBeVisible();
  await expect(dialog).toBeHidden();
  const accepted = await member.ask('GET', `/receipts/${id}`);
  expect(accepted).toMatchObject({ status: 'matched', categoryId });
  expect(accepted['reviewedAt']).not.toBeNull();

  await page.getByRole('button', { name: 'Undo' }).click();
  await member.until(`/receipts/${id}`, (one) => one['status'] === 'processed' && one['reviewedAt'] === null);
  expect(await member.ask('GET', `/receipts/${id}`)).toMatchObject({ categoryId: null });
});
