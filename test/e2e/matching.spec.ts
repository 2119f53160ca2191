import type { StoredReceipt } from '../../functions/store/receipts.ts';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import type { NewTransaction } from '../../shared/model/transaction.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { entry, statementCsv } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { addPapers, paper } from '../support/papers.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, looks } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { MissingReceipts } from './pages/missing-receipts.ts';
import { PayoutsPanel } from './pages/payouts-panel.ts';
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

test('sure matches, payouts and matches by hand say what they will do, and look so', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const shops = ['Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dogwood Paper'];
  const twice = { description: 'Elm Garage', amount: 3300 };
  const payoutReport = {
    provider: 'Stripe',
    payouts: [{ gross: 125_000, fees: 3655, refunds: 0, net: 121_345 }],
  };
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
    shops.length + 1,
  );
  const accounting = new AccountingPage(page);
  await accounting.open();

  await test.step('which suggestions are sure, and which is left', async () => {
    const dialog = await accounting.openAutoMatch();
    await expect(dialog.root).toContainText('They cover $80.06 in 4 transactions.');
    await dialog.showLeftOut('1 suggestion is left for you');
    await expect(dialog.root).toContainText('Elm Garage and Elm Garage');
    await expectSoundInAllLooks(page, 'Auto-Match All with one left out');
    await dress(page, brightDesk);
    await dialog.confirm(4);
    await expect(toast(page, '4 matches confirmed')).toBeVisible();
    await expect(accounting.suggestions).toHaveCount(1);
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
    await payouts.fees('PayPal').fill('12.50');
    await expect(payouts.grossSales('PayPal')).toHaveValue('500.00');
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'Payouts', look);
    }
    await dress(page, brightDesk);
    await payouts.apply('PayPal');
    await expect(toast(page, 'Booked as $500.00 sales and $12.50 fees')).toBeVisible();
  });

  await test.step('a payment is split by hand over two receipts', async () => {
    await accounting.openTab('Missing Receipts');
    const dialog = await new MissingReceipts(page).findReceipt('TRADE COUNTER 88');
    await dialog.choose('Maple Hardware');
    await dialog.choose('Oak Timber');
    await expect(dialog.root).toContainText('+$2.50 difference, not explained yet');
    await dialog.difference.selectOption('fee');
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'Match by hand', look);
    }
    await dress(page, brightDesk);
    await dialog.match();
    await expect(toast(page, 'Matched by hand')).toBeVisible();
    await accounting.openTab('Recent Matches');
    await expect(new RecentMatches(page).text('+$2.50 difference: fee')).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'Recent and learned', look);
    }
  });
});
