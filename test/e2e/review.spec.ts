import { receiptsPhoto } from '../support/draw-receipt.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';
import { settled } from './settled.ts';
import { toast } from './toast.ts';

const heic = new URL('../fixtures/documents/receipt-cafe.heic', import.meta.url).pathname;

test('photographs are read, each value shows its place on the page, and Enter accepts one after the other', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const both = await receiptsPhoto([
    { vendor: 'Northside Hardware Ltd.', date: '2026-03-02', total: '118.65', number: 'N-1' },
    { vendor: 'Lakeshore Software Inc.', date: '2026-03-05', total: '22.60', number: 'L-9' },
  ]);
  const receipts = new ReceiptsPage(page);
  await receipts.open();
  await receipts.upload(heic);
  await receipts.upload({
    name: 'two.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(both),
  });
  await expect(receipts.text('$35.60')).toBeVisible({ timeout: READ_MS });
  await expect(receipts.text('$118.65')).toBeVisible({ timeout: READ_MS });
  await expect(receipts.text('$22.60')).toBeVisible();

  const review = await receipts.review('receipt-cafe.heic');
  await expect(review.picture).toBeVisible();
  const { progress, mark, total } = review;
  await expect(progress).toHaveText(/^[123] of 3$/);
  const begun = await progress.textContent();
  // The dialog moves the focus itself once it stands.
  await settled(page);
  await total.focus();
  await expect(mark).toBeInViewport();
  // "$35.60" ends at pixel 580 of 620, on the line whose foot is at pixel 770 of 1040.
  const [picture, place] = await Promise.all([review.picture.boundingBox(), mark.boundingBox()]);
  if (!picture || !place) throw new Error('Neither the page nor the mark is drawn.');
  expect((place.x + place.width - picture.x) / picture.width).toBeCloseTo(580 / 620, 1);
  expect((place.y + place.height - picture.y) / picture.height).toBeCloseTo(770 / 1040, 1);

  await review.turnClockwise();
  await review.enlarge();
  await expect(review.text('150%')).toBeVisible();
  await review.vendor.fill('Maple & Rye Café');
  await expect(review.text('Edited')).toBeVisible();
  await review.vendor.press('Enter');
  await expect(toast(page, 'Document accepted')).toBeVisible();
  await expect(review.text(/two\.jpg/)).toBeVisible();
  await expect(progress).toHaveText(/^[123] of 3$/);
  expect(await progress.textContent()).not.toBe(begun);
  const shown = await total.inputValue();
  await review.vendor.press('Enter');
  await expect(total).not.toHaveValue(shown);
  await review.vendor.press('Enter');
  await expect(review.root).toBeHidden();

  const all = await member.all('/receipts');
  expect(all.every(({ reviewedAt }) => typeof reviewedAt === 'string')).toBe(true);
  await expect(receipts.vendor('Maple & Rye Café')).toBeVisible();
});
