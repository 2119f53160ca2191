import type { Page } from '@playwright/test';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { entry } from '../support/entries.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, unlikeLooks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { undo } from './toast.ts';

const today = todayIn('America/Toronto', new Date());

test('a match is confirmed, taken back, rejected and found again, and gone with its document', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const bought = { description: 'NORTHSIDE HARDWARE 0031', amount: 11_865, date: addDays(today, -2) };
  await member.ask('POST', '/transactions', entry(bought));
  const paper = await receiptPdf('Northside Hardware Ltd.', addDays(today, -3), '118.65');
  const receiptId = await member.upload(paper, 'hardware.pdf', 'application/pdf', 'receipt');
  const isThere = ({ items }: Record<string, unknown>) => Array.isArray(items) && items.length === 1;
  await member.until('/matches?status=pending', isThere);

  await page.goto('/app/accounting');
  const pending = figure(page, 'Pending Matches');
  await expect(pending).toContainText('1');
  const card = page.getByRole('listitem', { name: /^Suggestion: Northside/ });
  await expect(card).toBeVisible();
  const thumbnail = card.locator('img');
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'Match card', look);
  }
  await dress(page, brightDesk);
  await page.keyboard.press('v');
  const details = page.getByRole('dialog', { name: 'Match details' });
  await expect(details.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await details.getByRole('button', { name: 'same amount' }).focus();
  await expect(details.locator('[data-place]')).toBeInViewport();
  await expectSoundInAllLooks(page, 'Match details');
  await dress(page, brightDesk);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await page.keyboard.press('c');
  await expect(page.getByText('Match confirmed')).toBeVisible();
  await expect(page.getByText('Every suggestion is decided')).toBeVisible();
  const next = page.getByRole('region', { name: 'What is next' });
  await expect(next.getByRole('link', { name: 'Send the books to your accountant' })).toBeVisible();
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'What is next', look);
  }
  await dress(page, brightDesk);
  await expect(next).toContainText('Receipts and categories are complete.');
  await expect(figure(page, 'Match Accuracy')).toContainText('100%');

  await page.getByRole('tab', { name: 'Recent Matches' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Take back the decision on Northside/ }).click();
  await page.getByRole('tab', { name: 'Pending Matches' }).click();
  await page.getByRole('button', { name: /^Reject/ }).click();
  await expect(page.getByText('Match rejected')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 expense still wants a receipt' })).toBeVisible();
  await undo(page, 'Match rejected');
  await expect(page.getByRole('button', { name: /Confirm Match/ })).toBeVisible();

  await member.ask('DELETE', `/receipts/${receiptId}`);
  await page.goto('/app/accounting');
  await expect(page.getByText('Nothing to match')).toBeVisible();
});

test('a review begins at the first value that is in doubt', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const blank = await receiptPdf('Northside Hardware Ltd.', addDays(today, -3), 'see over');
  const id = await member.upload(blank, 'unclear.pdf', 'application/pdf', 'receipt');
  await member.until(`/receipts/${id}`, ({ status }) => status === 'processed');
  await page.goto('/app/receipts');
  await page.getByRole('button', { name: 'View unclear.pdf' }).click();
  await expect(page.getByRole('dialog').getByLabel('Total')).toBeFocused();
});

const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
