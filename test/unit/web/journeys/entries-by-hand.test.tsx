// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addDays, todayIn } from '../../../../shared/civil-date.ts';
import { choose, closeApp } from '../../../support/app.tsx';
import { entry, statementCsv } from '../../../support/entries.ts';
import { newMember, openProduct, press } from '../../../support/product.tsx';
import { toast, undo } from '../../../support/toast-shown.ts';

afterEach(closeApp);

const today = todayIn('America/Toronto', new Date());
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const rows = () => screen.queryAllByRole('group', { name: 'Flux and solder' });
const hasNet = (amount: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Net Flow' }).textContent).toContain(amount));

it('adds an entry, doubles it on the dashboard, changes it, and takes the change back', async () => {
  const { person } = await openProduct('/app', await newMember());
  await choose(person, 'Add', 'Add Expense');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
  fill(dialog.getByLabelText('Description'), 'Flux and solder');
  await person.selectOptions(dialog.getByLabelText('Account'), 'Chequing');
  fill(dialog.getByLabelText(/^Amount/), '12.5');
  await press(person, 'Add Expense');
  await toast('Expense Added');
  await press(person, 'Duplicate Flux and solder');
  await toast('Entry Duplicated');

  const [toTransactions] = screen.getAllByRole('link', { name: 'Transactions' });
  if (toTransactions) await person.click(toTransactions);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]?.textContent).toContain('−$12.50');
  await press(person, 'Edit Flux and solder');
  const change = within(await screen.findByRole('dialog', { name: 'Edit transaction' }));
  fill(change.getByLabelText(/^Amount/), '99');
  await press(person, 'Save');
  await hasNet('−$111.50');
  await undo(person, 'Transaction changed');
  await hasNet('−$25.00');
});

it('takes a whole import out again', async () => {
  const member = await newMember();
  await member.ask('POST', '/transactions', entry({ description: 'Stays', date: today }));
  const { person } = await openProduct('/app/transactions', member);
  await press(person, 'Import Statement');
  const preview = within(await screen.findByRole('dialog'));
  const brought = ['PARKING LOT 12', 'GAS STATION 7', 'HYDRO'].map((description, index) => ({
    date: addDays(today, -index),
    description,
    amount: -1000 - index,
  }));
  const csv = new File([statementCsv(brought.toReversed(), 500_000)], 'small.csv', { type: 'text/csv' });
  await person.upload(preview.getByLabelText(/./, { selector: 'input[type=file]' }), csv);
  await press(person, 'Use Chequing');
  await press(person, 'Add 3 transactions');
  expect(await screen.findByText('4 transactions')).toBeTruthy();
  await undo(person, '3 transactions added');
  expect(await screen.findByText('1 transaction')).toBeTruthy();
  expect(await screen.findByRole('group', { name: 'Stays' })).toBeTruthy();
  await hasNet('−$12.50');
});

it('adds nothing of a statement that is brought again', async () => {
  const member = await newMember();
  const csv = statementCsv([{ date: today, description: 'PARKING LOT 12', amount: -1000 }], 500_000);
  const { id } = await member.readStatement(csv);
  await member.commit(String(id));
  const { person } = await openProduct('/app/transactions', member);
  await press(person, 'Import Statement');
  const preview = within(await screen.findByRole('dialog'));
  const file = new File([csv], 'again.csv', { type: 'text/csv' });
  await person.upload(preview.getByLabelText(/./, { selector: 'input[type=file]' }), file);
  expect(await preview.findByText('Every row of this statement is already in your books.')).toBeTruthy();
  expect(await member.ask('GET', '/transactions/count')).toMatchObject({ count: 1 });
});
