import type { Page } from '@playwright/test';
import type { StoredReceipt } from '../../functions/store/receipts.ts';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import type { NewTransaction } from '../../shared/model/transaction.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { entry, statementCsv } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { addPapers, paper } from '../support/papers.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, unlikeLooks } from './looks.ts';
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

const card = (page: Page, vendor: string) => page.getByRole('listitem', { name: `Suggestion: ${vendor}` });

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
  await page.goto('/app/accounting');
  const current = page.locator('[aria-current=true]');
  const split = card(page, 'Northlight Studio');
  await expect(split).toContainText('The sums agree to the cent');
  await expect(split).toContainText('BALANCE');

  while (!(await split.getAttribute('aria-current').then((is) => is === 'true')))
    await page.keyboard.press('j');
  await page.keyboard.press('v');
  const details = page.getByRole('dialog', { name: 'Match details' });
  await expect(details).toContainText('The points add up to the confidence');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await page.keyboard.press('c');
  await expect(toast(page, 'Match confirmed')).toBeVisible();
  await expect(split).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('k');
  await page.keyboard.press('r');
  await expect(toast(page, 'Match rejected')).toBeVisible();
  await expect(current).toHaveCount(1);
  await page.keyboard.press('c');
  await expect(page.getByText('Every suggestion is decided')).toBeVisible();

  await page.getByRole('tab', { name: 'Recent Matches' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toHaveCount(2);
  const learned = page.getByRole('region', { name: 'What Matchbook has learned' });
  await expect(learned).toContainText('The bank writes Northlight Studio as');
  await learned.getByRole('button', { name: 'Forget what was learned about Northlight Studio' }).click();
  await expect(learned).not.toContainText('Northlight Studio');
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
  await page.goto('/app/accounting');
  await page.getByRole('button', { name: 'Auto-Match All' }).click();
  const dialog = page.getByRole('dialog', { name: 'Auto-Match All' });
  await expect(dialog).toContainText('They cover $80.06 in 4 transactions.');
  await dialog.getByText('1 suggestion is left for you').click();
  await expect(dialog).toContainText('Elm Garage and Elm Garage');
  await expect(dialog).toContainText('Not the only one that fits: another transaction fits just as well.');
  await expectSoundInAllLooks(page, 'Auto-Match All with one left out');
  await dress(page, brightDesk);
  await dialog.getByRole('button', { name: 'Confirm 4 matches' }).click();
  await expect(toast(page, '4 matches confirmed')).toBeVisible();
  await expect(page.getByRole('listitem', { name: /^Suggestion/ })).toHaveCount(1);
  await expect(card(page, 'Elm Garage')).toBeVisible();
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
  await page.goto('/app/accounting');
  await page.getByRole('tab', { name: 'Missing Receipts' }).click();
  await expect(page.getByText('3 expenses still want a receipt.')).toBeVisible();
  await page.getByRole('button', { name: 'Find receipt: TRADE COUNTER 88' }).click();
  const dialog = page.getByRole('dialog', { name: 'Match by hand' });
  await dialog.getByText('Maple Hardware').click();
  await dialog.getByText('Oak Timber').click();
  await expect(dialog).toContainText('+$2.50 difference, not explained yet');
  await dialog.getByLabel('What is the difference?').selectOption('fee');
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'Match by hand', look);
  }
  await dialog.getByRole('button', { name: 'Match chosen' }).click();
  await expect(toast(page, 'Matched by hand')).toBeVisible();

  await page.getByRole('button', { name: 'No receipt needed: PARKING METER' }).click();
  await page.getByRole('dialog').getByText('Too small to need one').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as not needed' }).click();
  await expect(page.getByText('1 expense still wants a receipt.')).toBeVisible();
  await page.getByRole('button', { name: 'Smart Suggestions' }).click();
  await page
    .getByRole('region', { name: '1 bank fee without a receipt' })
    .getByRole('button', { name: 'Apply' })
    .click();
  await expect(page.getByText('Every expense has its receipt')).toBeVisible();
  await page.getByRole('tab', { name: 'Recent Matches' }).click();
  await expect(page.getByText('+$2.50 difference: fee')).toBeVisible();
  for (const look of unlikeLooks) {
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
  await page.goto('/app/accounting');
  const payouts = page.getByRole('region', { name: 'Payouts' });
  const of = (provider: string) => payouts.getByRole('listitem', { name: `${provider} payout of` });
  await expect(of('Stripe')).toContainText('gross $1,250.00, fees $36.55, net $1,213.45');
  await of('PayPal').getByRole('button', { name: 'Apply' }).click();
  await expect(of('PayPal')).toContainText('Type an amount above $487.50');
  await of('PayPal').getByLabel('Fees', { exact: true }).fill('12.50');
  await expect(of('PayPal').getByLabel('Gross sales', { exact: true })).toHaveValue('500.00');
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'Payouts', look);
  }
  // Wide again: above a narrow page, the toast of an Undo stays while the mouse rests on it.
  await page.setViewportSize({ width: 1280, height: 900 });

  await of('PayPal').getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Booked as $500.00 sales and $12.50 fees')).toBeVisible();
  await of('Square').getByRole('button', { name: 'Not a payout' }).click();
  await expect(of('Square')).toBeHidden();
  await of('Stripe').getByRole('button', { name: 'Apply' }).click();
  const done = toast(page, /^Booked as \$1,250\.00 sales/);
  await expect(payouts).toBeHidden();
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(of('Stripe')).toBeVisible();
  await page.getByRole('button', { name: 'Smart Suggestions' }).click();
  const advice = page.getByRole('region', { name: 'Book 1 payout gross' });
  await advice.getByRole('button').click();
  await expect(toast(page, '1 payout booked gross')).toBeVisible();
  await expect(payouts).toBeHidden();

  await page.getByRole('tab', { name: 'Recent Matches' }).click();
  const decided = page.getByRole('region', { name: 'Payouts decided' });
  await expect(decided.getByText('Split', { exact: true })).toHaveCount(2);
  await decided.getByRole('button', { name: /^Take back .*SQUARE/ }).click();
  await expect(decided).not.toContainText('SQUARE');
  await page.goto('/app/transactions');
  await expect(page.getByRole('list', { name: 'Split of STRIPE' })).toContainText('−$36.55');
});
