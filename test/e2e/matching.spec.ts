import type { StoredReceipt } from '../../functions/store/receipts.ts';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import type { NewTransaction } from '../../shared/model/transaction.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { entry, statementCsv } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { addPapers, paper } from '../support/papers.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, looks } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { MatchDetails } from './pages/match-details.ts';
import { MissingReceipts } from './pages/missing-receipts.ts';
import { PayoutsPanel } from './pages/payouts-panel.ts';
import { RecentMatches } from './pages/recent-matches.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn, stackOfTheRun } from './people.ts';
import { expect, test } from './product.ts';
import { toast, undo } from './toast.ts';

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

test('the queue is worked to nothing by keys alone, a split payment in it', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await fill(
    member,
    [
      { vendor: 'Northlight Studio', amount: 120_000, kind: 'invoice' },
      { vendor: 'Alder Books', amount: 4310 },
      { vendor: 'Birch Cafe', amount: 1875 },
    ],
    [
      { description: 'NORTHLIGHT STUDIO DEPOSIT', amount: 50_000 },
      { description: 'NORTHLIGHT STUDIO BALANCE', amount: 70_000, date: addDays(day, 6) },
      { description: 'ALDER BOOKS', amount: 4310 },
      { description: 'BIRCH CAFE', amount: 1875 },
    ],
    3,
  );
  const accounting = new AccountingPage(page);
  await accounting.open();
  const split = accounting.suggestion('Northlight Studio');
  await expect(split).toContainText('The sums agree to the cent');
  await expect(split).toContainText('BALANCE');

  while (!(await split.getAttribute('aria-current').then((is) => is === 'true')))
    await page.keyboard.press('j');
  await page.keyboard.press('v');
  const details = new MatchDetails(page);
  await expect(details.root).toContainText('The points add up to the confidence');
  await page.keyboard.press('Escape');
  await expect(details.root).toBeHidden();
  await page.keyboard.press('c');
  await expect(toast(page, 'Match confirmed')).toBeVisible();
  await expect(split).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('k');
  await page.keyboard.press('r');
  await expect(toast(page, 'Match rejected')).toBeVisible();
  await expect(accounting.current).toHaveCount(1);
  await page.keyboard.press('c');
  await expect(accounting.allDecided).toBeVisible();

  await accounting.openTab('Recent Matches');
  const recent = new RecentMatches(page);
  await expect(recent.confirmed).toHaveCount(2);
  await expect(recent.learned).toContainText('The bank writes Northlight Studio as');
  await recent.forget('Northlight Studio');
  await expect(recent.learned).not.toContainText('Northlight Studio');
});

test('Auto-Match All shows what it will do, and does it', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const shops = ['Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dogwood Paper'];
  const twice = { description: 'Elm Garage', amount: 3300 };
  await fill(
    member,
    [...shops.map((vendor, at) => ({ vendor, amount: 2000 + at })), { vendor: 'Elm Garage', amount: 3300 }],
    [...shops.map((description, at) => ({ description, amount: 2000 + at })), twice, twice],
    shops.length + 1,
  );
  const accounting = new AccountingPage(page);
  await accounting.open();
  const dialog = await accounting.openAutoMatch();
  await expect(dialog.root).toContainText('They cover $80.06 in 4 transactions.');
  await dialog.showLeftOut('1 suggestion is left for you');
  await expect(dialog.root).toContainText('Elm Garage and Elm Garage');
  await expect(dialog.root).toContainText(
    'Not the only one that fits: another transaction fits just as well.',
  );
  await expectSoundInAllLooks(page, 'Auto-Match All with one left out');
  await dress(page, brightDesk);
  await dialog.confirm(4);
  await expect(toast(page, '4 matches confirmed')).toBeVisible();
  await expect(accounting.suggestions).toHaveCount(1);
  await expect(accounting.suggestion('Elm Garage')).toBeVisible();
});

test('a payment is split by hand over two receipts, and missing receipts are worked to none', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await fill(
    member,
    [
      { vendor: 'Maple Hardware', amount: 4000 },
      { vendor: 'Oak Timber', amount: 6000 },
    ],
    [
      { description: 'TRADE COUNTER 88', amount: 10_250 },
      { description: 'MONTHLY ACCOUNT FEE', amount: 1495 },
      { description: 'PARKING METER', amount: 300 },
    ],
    0,
  );
  const accounting = new AccountingPage(page);
  await accounting.open();
  await accounting.openTab('Missing Receipts');
  const missing = new MissingReceipts(page);
  await expect(missing.text('2 expenses still want a receipt.')).toBeVisible();
  const dialog = await missing.findReceipt('TRADE COUNTER 88');
  await dialog.choose('Maple Hardware');
  await dialog.choose('Oak Timber');
  await expect(dialog.root).toContainText('+$2.50 difference, not explained yet');
  await dialog.difference.selectOption('fee');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Match by hand', look);
  }
  await dialog.match();
  await expect(toast(page, 'Matched by hand')).toBeVisible();

  await missing.sayNotNeeded('PARKING METER', 'Too small to need one');
  await expect(missing.none).toBeVisible();
  await accounting.openTab('Recent Matches');
  await expect(new RecentMatches(page).text('+$2.50 difference: fee')).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Recent and learned', look);
  }
});

test('payouts are booked gross: by their report, by the fees typed, or left as they are', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const payoutReport = {
    provider: 'Stripe',
    payouts: [{ gross: 125_000, fees: 3655, refunds: 0, net: 121_345 }],
  };
  const report = {
    vendor: 'Stripe',
    amount: 125_000,
    kind: 'other',
    fileName: 'stripe-payout.pdf',
    payoutReport,
  };
  await fill(member, [report], [], 0);
  const deposits = [
    { date: day, description: 'SQUARE INC SQ250301', amount: 8800 },
    { date: day, description: 'PAYPAL TRANSFER 10293', amount: 48_750 },
    { date: addDays(day, 1), description: 'STRIPE PAYOUT ST-K2J8X9', amount: 121_345 },
  ];
  const { id } = await member.readStatement(statementCsv(deposits));
  await member.commit(String(id));
  const accounting = new AccountingPage(page);
  await accounting.open();
  const payouts = new PayoutsPanel(page);
  await expect(payouts.of('Stripe')).toContainText('gross $1,250.00, fees $36.55, net $1,213.45');
  await payouts.apply('PayPal');
  await expect(payouts.of('PayPal')).toContainText('Type an amount above $487.50');
  await payouts.fees('PayPal').fill('12.50');
  await expect(payouts.grossSales('PayPal')).toHaveValue('500.00');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Payouts', look);
  }
  // Wide again: above a narrow page, the toast of an Undo stays while the mouse rests on it.
  await page.setViewportSize({ width: 1280, height: 900 });

  await payouts.apply('PayPal');
  await expect(toast(page, 'Booked as $500.00 sales and $12.50 fees')).toBeVisible();
  await payouts.refuse('Square');
  await expect(payouts.of('Square')).toBeHidden();
  await payouts.apply('Stripe');
  const done = /^Booked as \$1,250\.00 sales/;
  await expect(payouts.root).toBeHidden();
  await undo(page, done);
  await expect(payouts.of('Stripe')).toBeVisible();
  const suggestions = await accounting.openSmartSuggestions();
  await suggestions.apply('Book 1 payout gross');
  await expect(toast(page, '1 payout booked gross')).toBeVisible();
  await expect(payouts.root).toBeHidden();

  await accounting.openTab('Recent Matches');
  const recent = new RecentMatches(page);
  await expect(recent.splitPayouts).toHaveCount(2);
  await recent.takeBackPayout('SQUARE');
  await expect(recent.decidedPayouts).not.toContainText('SQUARE');
  const list = new TransactionsPage(page);
  await list.open();
  await expect(list.splitOf('STRIPE')).toContainText('−$36.55');
});
