import type { StoredReceipt } from '../../functions/store/receipts.ts';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import type { NewTransaction } from '../../shared/model/transaction.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { entry, statementCsv } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { addPapers, paper } from '../support/papers.ts';
import { brightDesk, dress, expectSoundInAllLooks } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { MatchDetails } from './pages/match-details.ts';
import { MissingReceipts } from './pages/missing-receipts.ts';
import { PayoutsPanel } from './pages/payouts-panel.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { RecentMatches } from './pages/recent-matches.ts';
import { newPerson, signIn, stackOfTheRun } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const day = addDays(todayIn('America/Toronto', new Date()), -9);

/** Read receipts and their payments, with the suggestions that come of them. */
async function fill(
  member: Member,
  papers: Partial<StoredReceipt>[],
  rows: Partial<NewTransaction>[],
  suggestions: number,
): Promise<void> {
  const organizationId = await organizationIdOf(member);
  const made = papers.map((one) => paper(organizationId, { currency: 'CAD', date: day, ...one }));
  await addPapers(booksOf({ stack: stackOfTheRun }), made);
  for (const row of rows) await member.ask('POST', '/transactions', entry({ date: day, ...row }));
  const isThere = ({ items }: Record<string, unknown>) =>
    Array.isArray(items) && items.length === suggestions;
  await member.until('/matches?status=pending', isThere);
}

test('a suggestion is looked at beside its document, in the queue and at the document, and what is sure, paid out or split by hand says what it will do', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const shops = ['Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dogwood Paper'];
  const twice = { description: 'Elm Garage', amount: 3300 };
  const payoutReport = {
    provider: 'Stripe',
    payouts: [{ gross: 125_000, fees: 3655, refunds: 0, net: 121_345 }],
  };
  const bought = { description: 'NORTHSIDE HARDWARE 0031', amount: 11_865, date: day };
  // Entered before its document is read, which is offered its category.
  await member.ask('POST', '/transactions', entry(bought));
  const document = await receiptPdf('Northside Hardware Ltd.', addDays(day, -1), '118.65');
  const receiptId = await member.upload(document, 'hardware.pdf', 'application/pdf', 'receipt');
  await fill(
    member,
    [
      ...shops.map((vendor, at) => ({ vendor, amount: 2000 + at })),
      { vendor: 'Elm Garage', amount: 3300 },
      { vendor: 'Maple Hardware', amount: 40_000 },
      { vendor: 'Oak Timber', amount: 60_000 },
      { vendor: 'Stripe', amount: 125_000, kind: 'other', fileName: 'stripe-payout.pdf', payoutReport },
    ],
    [
      ...shops.map((description, at) => ({ description, amount: 2000 + at })),
      ...[twice, twice],
      { description: 'TRADE COUNTER 88', amount: 100_250 },
    ],
    shops.length + 2,
  );
  const { suggestedCategory } = await member.ask('GET', `/receipts/${receiptId}`);
  const { categoryId } = suggestedCategory as { categoryId: string };

  await test.step('the document has it above what else was read, and both accept buttons in sight', async () => {
    const receipts = new ReceiptsPage(page);
    await receipts.open();
    const review = await receipts.review('hardware.pdf');
    await expect(review.suggestion).toContainText('NORTHSIDE HARDWARE 0031');
    const [above, below] = await Promise.all([
      review.suggestion.boundingBox(),
      review.alsoRead.boundingBox(),
    ]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await expect(review.category).toHaveAttribute('data-value', categoryId);
    await expect(review.currency).toHaveValue('CAD');
    await expect(review.date).toHaveValue(addDays(day, -1));
    await expect(review.acceptAndMatchButton).toBeInViewport();
    await expectSoundInAllLooks(page, 'Review with a suggestion');
    await review.close();
    await dress(page, brightDesk);
  });

  const accounting = new AccountingPage(page);
  await accounting.goWithin('/app/accounting');

  await test.step('its card shows the document, whose details mark where the amount stands', async () => {
    const thumbnail = accounting.thumbnail('Northside');
    await expect
      .poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expectSoundInAllLooks(page, 'Match card');
    await dress(page, brightDesk);
    await accounting.moveTo('Northside');
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
    await expect(accounting.suggestions).toHaveCount(5);
  });

  await test.step('which suggestions are sure, and which is left', async () => {
    const dialog = await accounting.openAutoMatch();
    await expect(dialog.root).toContainText('Total: $80.06.');
    await dialog.showLeftOut('1 suggestion is left for you');
    await expect(dialog.root).toContainText('Elm Garage and Elm Garage');
    await expectSoundInAllLooks(page, 'Auto-Match All with one left out');
    await dress(page, brightDesk);
    await dialog.confirm(4);
    await expect(toast(page, '4 matches confirmed')).toBeVisible();
    await expect(accounting.suggestions).toHaveCount(1);
    const [one] = await member.all('/matches?status=pending');
    await accounting.reject();
    // Of two payments alike the other one is offered then.
    await member.until('/matches?status=pending', ({ items }) => {
      const [other, ...more] = items as { id: string }[];
      return other !== undefined && more.length === 0 && other.id !== one?.['id'];
    });
    await accounting.open();
    await accounting.reject();
    await expect(accounting.nextLink('3 expenses still need a receipt')).toBeVisible();
    await expectSoundInAllLooks(page, 'Next steps');
    await dress(page, brightDesk);
  });

  await test.step('what was paid out, with a report and without', async () => {
    const { id } = await member.readStatement(
      statementCsv([
        { date: day, description: 'PAYPAL TRANSFER 10293', amount: 48_750 },
        { date: addDays(day, 1), description: 'STRIPE PAYOUT ST-K2J8X9', amount: 121_345 },
      ]),
    );
    await member.commit(String(id));
    await accounting.open();
    const payouts = new PayoutsPanel(page);
    await expect(payouts.of('Stripe')).toContainText('gross $1,250.00, fees $36.55, net $1,213.45');
    await payouts.apply('PayPal');
    await expect(payouts.of('PayPal')).toContainText('Type an amount above $487.50');
    await expectSoundInAllLooks(page, 'Payouts');
    await dress(page, brightDesk);
  });

  await test.step('a payment is split by hand over two receipts', async () => {
    await accounting.openTab('Missing Receipts');
    const dialog = await new MissingReceipts(page).findReceipt('TRADE COUNTER 88');
    await dialog.choose('Maple Hardware');
    await dialog.choose('Oak Timber');
    await expect(dialog.root).toContainText('+$2.50 difference, not explained yet');
    await dialog.difference.selectOption('fee');
    await expectSoundInAllLooks(page, 'Match by hand');
    await dress(page, brightDesk);
    await dialog.match();
    await expect(toast(page, 'Matched by hand')).toBeVisible();
    await accounting.openTab('Recent Matches');
    await expect(new RecentMatches(page).text('+$2.50 difference: fee')).toBeVisible();
    await expectSoundInAllLooks(page, 'Recent and learned');
  });
});
