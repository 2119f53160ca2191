import { addDays, todayIn } from '../../shared/civil-date.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { entry } from '../support/entries.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, looks } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { MatchDetails } from './pages/match-details.ts';
import { RecentMatches } from './pages/recent-matches.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast, undo } from './toast.ts';

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

  const accounting = new AccountingPage(page);
  await accounting.open();
  await expect(accounting.figure('Pending Matches')).toContainText('1');
  await expect(accounting.suggestion('Northside')).toBeVisible();
  const thumbnail = accounting.thumbnail('Northside');
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Match card', look);
  }
  await dress(page, brightDesk);
  await page.keyboard.press('v');
  const details = new MatchDetails(page);
  await expect(details.picture).toBeVisible();
  await details.reason('same amount').focus();
  await expect(details.mark).toBeInViewport();
  await expectSoundInAllLooks(page, 'Match details');
  await dress(page, brightDesk);
  await page.keyboard.press('Escape');
  await expect(details.root).toBeHidden();
  await page.keyboard.press('c');
  await expect(toast(page, 'Match confirmed')).toBeVisible();
  await expect(accounting.allDecided).toBeVisible();
  await expect(accounting.nextLink('Send the books to your accountant')).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'What is next', look);
  }
  await dress(page, brightDesk);
  await expect(accounting.next).toContainText('Receipts and categories are complete.');
  await expect(accounting.figure('Match Accuracy')).toContainText('100%');

  await accounting.openTab('Recent Matches');
  const recent = new RecentMatches(page);
  await expect(recent.confirmed).toBeVisible();
  await recent.takeBack('Northside');
  await accounting.openTab('Pending Matches');
  await accounting.reject();
  await expect(toast(page, 'Match rejected')).toBeVisible();
  await expect(accounting.nextLink('1 expense still wants a receipt')).toBeVisible();
  await undo(page, 'Match rejected');
  await expect(accounting.confirmButtons).toBeVisible();

  await member.ask('DELETE', `/receipts/${receiptId}`);
  await accounting.open();
  await expect(accounting.nothingToMatch).toBeVisible();
});
