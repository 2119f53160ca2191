// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { addDays, todayIn } from '../../../../shared/civil-date.ts';
import type { NewTransaction } from '../../../../shared/model/transaction.ts';
import { closeApp } from '../../../support/app.tsx';
import { entry, statementCsv } from '../../../support/entries.ts';
import type { Member } from '../../../support/member.ts';
import { addDocuments, newMember, openProduct, press } from '../../../support/product.tsx';
import { toast, undo } from '../../../support/toast-shown.ts';

afterEach(closeApp);

const day = addDays(todayIn('America/Toronto', new Date()), -9);

async function add(member: Member, rows: readonly Partial<NewTransaction>[]): Promise<void> {
  for (const row of rows) await member.ask('POST', '/transactions', entry({ date: day, ...row }));
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const openTab = async (person: UserEvent, name: string) =>
  person.click(await screen.findByRole('tab', { name }));

it('works the queue to nothing by keys, a split payment in it, and forgets what it learned of a name', async () => {
  const member = await newMember();
  await addDocuments(member, [
    { vendor: 'Northlight Studio', amount: 120_000, kind: 'invoice', date: day },
    { vendor: 'Alder Books', amount: 4310, date: day },
    { vendor: 'Birch Cafe', amount: 1875, date: day },
  ]);
  await add(member, [
    { description: 'NORTHLIGHT STUDIO DEPOSIT', amount: 50_000 },
    { description: 'NORTHLIGHT STUDIO BALANCE', amount: 70_000, date: addDays(day, 6) },
    { description: 'ALDER BOOKS', amount: 4310 },
    { description: 'BIRCH CAFE', amount: 1875 },
  ]);
  const { person } = await openProduct('/app/accounting', member);
  const split = await screen.findByLabelText('Suggestion: Northlight Studio');
  await waitFor(() => expect(split.textContent).toContain('The totals match to the cent'));
  expect(split.textContent).toContain('BALANCE');
  const cards = () => screen.queryAllByLabelText(/^Suggestion: ./);
  expect(cards()).toHaveLength(3);

  await waitFor(async () => {
    if (split.getAttribute('aria-current') === 'true') return;
    await person.keyboard('j');
    throw new Error('Another suggestion has the focus.');
  });
  await person.keyboard('c');
  await toast('Match confirmed');
  await waitFor(() => expect(screen.queryByLabelText('Suggestion: Northlight Studio')).toBeNull());
  await person.keyboard('r');
  await toast('Match rejected');
  await waitFor(() => expect(cards()).toHaveLength(1));
  await person.keyboard('c');
  expect(await screen.findByText('All suggestions reviewed')).toBeTruthy();
  const accuracy = () => screen.getByRole('region', { name: 'Match Accuracy' }).textContent;
  await waitFor(() => expect(accuracy()).toContain('67%'));

  await openTab(person, 'Recent Matches');
  await waitFor(() => expect(screen.getAllByText('Confirmed')).toHaveLength(2));
  const learned = await screen.findByRole('region', { name: 'What Matchbook has learned' });
  await waitFor(() => expect(learned.textContent).toContain('The bank writes Northlight Studio as'));
  await press(person, 'Forget what was learned about Northlight Studio');
  await waitFor(() => expect(learned.textContent).not.toContain('Northlight Studio'));
});

it('splits a payment by hand over two receipts, and works missing receipts to none', async () => {
  const member = await newMember();
  await addDocuments(member, [
    { vendor: 'Maple Hardware', amount: 4000, date: day },
    { vendor: 'Oak Timber', amount: 6000, date: day },
  ]);
  await add(member, [
    { description: 'TRADE COUNTER 88', amount: 10_250 },
    { description: 'MONTHLY ACCOUNT FEE', amount: 1495 },
    { description: 'PARKING METER', amount: 300 },
  ]);
  const { person } = await openProduct('/app/accounting?tab=missing', member);
  expect(await screen.findByText('2 expenses still need a receipt.')).toBeTruthy();
  await press(person, 'Find receipt: TRADE COUNTER 88');
  const dialog = await screen.findByRole('dialog', { name: 'Match by hand' });
  const inDialog = within(dialog);
  for (const name of ['Maple Hardware', 'Oak Timber']) await person.click(await inDialog.findByText(name));
  await waitFor(() => expect(dialog.textContent).toContain('+$2.50 difference, not explained yet'));
  await person.selectOptions(inDialog.getByLabelText(/^What is the difference/), 'fee');
  await press(person, 'Match chosen');
  await toast('Matched by hand');

  await press(person, 'No receipt needed: PARKING METER');
  await person.click(await screen.findByText('Too small to need one'));
  await press(person, 'Mark as not needed');
  expect(await screen.findByText('No missing receipts')).toBeTruthy();
  await openTab(person, 'Recent Matches');
  expect(await screen.findByText('+$2.50 difference: fee')).toBeTruthy();
});

it('books payouts gross by their report, by the fees typed, or leaves them as they are', async () => {
  const member = await newMember();
  const payoutReport = {
    provider: 'Stripe',
    payouts: [{ gross: 125_000, fees: 3655, refunds: 0, net: 121_345 }],
  };
  await addDocuments(member, [
    {
      vendor: 'Stripe',
      amount: 125_000,
      kind: 'other',
      fileName: 'stripe-payout.pdf',
      date: day,
      payoutReport,
    },
  ]);
  const deposits = [
    { date: day, description: 'SQUARE INC SQ250301', amount: 8800 },
    { date: day, description: 'PAYPAL TRANSFER 10293', amount: 48_750 },
    { date: addDays(day, 1), description: 'STRIPE PAYOUT ST-K2J8X9', amount: 121_345 },
  ];
  const { id } = await member.readStatement(statementCsv(deposits));
  await member.commit(String(id));
  const { person } = await openProduct('/app/accounting', member);
  const payout = (provider: string) =>
    screen.findByRole('listitem', { name: new RegExp(`^${provider} payout of`) });
  const isGone = (provider: string) =>
    waitFor(() =>
      expect(screen.queryByRole('listitem', { name: new RegExp(`^${provider} payout`) })).toBeNull(),
    );
  const apply = async (provider: string) =>
    person.click(within(await payout(provider)).getByRole('button', { name: /^Apply/ }));

  expect((await payout('Stripe')).textContent).toContain('gross $1,250.00, fees $36.55, net $1,213.45');
  await apply('PayPal');
  const paypal = await payout('PayPal');
  await waitFor(() => expect(paypal.textContent).toContain('Type an amount above $487.50'));
  await person.type(within(paypal).getByLabelText('Fees'), '12.50');
  expect(within(paypal).getByLabelText<HTMLInputElement>('Gross sales').value).toBe('500.00');
  await apply('PayPal');
  await toast('Booked as $500.00 sales and $12.50 fees');
  await isGone('PayPal');
  await person.click(within(await payout('Square')).getByRole('button', { name: /^Not a payout/ }));
  await isGone('Square');
  await apply('Stripe');
  await isGone('Stripe');
  await undo(person, 'Booked as $1,250.00 sales and $36.55 fees');
  await payout('Stripe');

  await press(person, 'Smart Suggestions');
  await person.click((await region('Book 1 payout gross')).getByRole('button', { name: /^Apply/ }));
  await toast('1 payout booked gross');
  await isGone('Stripe');

  await openTab(person, 'Recent Matches');
  const decided = await region('Payouts decided');
  await waitFor(() => expect(decided.getAllByText('Split')).toHaveLength(2));
  await person.click(decided.getByRole('button', { name: /^Take back .*SQUARE/ }));
  await waitFor(() => expect(decided.queryByText(/SQUARE/)).toBeNull());
  const rows = await member.all('/transactions');
  const stripe = rows.find(({ description }) => String(description).startsWith('STRIPE'));
  expect(JSON.stringify(stripe)).toContain('-3655');
});
