// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addTransaction, listTransactions, sumTransactions } from '../../../../../shared/contract/ledger.ts';
import type { Transaction } from '../../../../../shared/model/transaction.ts';
import { choose, closeApp, openApp } from '../../../../support/app.tsx';
import { answerEmptyBooks } from '../../../../support/empty-books.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader } from '../../../../support/screen.tsx';
import { copperPipe } from '../../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);
beforeEach(() => {
  answerEmptyBooks(api);
});

const british = { organization: { ...reader.organization, dateFormat: 'DD/MM/YYYY' as const } };

const pipe: Transaction = { ...copperPipe, date: '2026-04-04' };

it('takes days as the country of the books writes them, and refuses one that is none', async () => {
  api.on(listTransactions, { items: [] });
  const added = api.on(addTransaction, pipe);
  const { person } = await openApp('/app/transactions', api, { me: british });
  await choose(person, 'Add', 'Add Expense');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
  await person.type(dialog.getByLabelText('Description'), 'Copper pipe');
  await person.type(dialog.getByLabelText(/^Amount/), '96.40');
  await person.selectOptions(dialog.getByLabelText('Account'), 'Checking');
  const date = dialog.getByLabelText<HTMLInputElement>('Date');
  expect(date.value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  await person.clear(date);
  await person.type(date, '4/13/2026{Enter}');
  expect(await dialog.findByText('Enter a date as dd/mm/yyyy, such as 31/12/2026.')).toBeTruthy();
  expect(added).not.toHaveBeenCalled();
  await person.clear(date);
  await person.type(date, '3/4/2026{ArrowUp}');
  expect(date.value).toBe('04/04/2026');
  await person.type(date, '{Enter}');
  await waitFor(() => expect(added.mock.lastCall?.[0]).toMatchObject({ date: '2026-04-04', amount: 9640 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('filters by days typed in any short way, and puts them into the address', async () => {
  const asked: string[] = [];
  api.on(listTransactions, ({ query }) => {
    asked.push(query.toString());
    return { items: [] };
  });
  const { person, address } = await openApp('/app/transactions', api, { me: british });
  await person.click(await screen.findByRole('button', { name: 'More Filters' }));
  const from = await screen.findByLabelText<HTMLInputElement>('From');
  await person.type(from, '5/4/2026');
  await person.tab();
  expect(from.value).toBe('05/04/2026');
  await waitFor(() => expect(address()).toContain('from=2026-04-05'));
  await person.type(screen.getByLabelText('To'), '30/4/2026');
  await person.tab();
  await waitFor(() => expect(address()).toContain('from=2026-04-05&to=2026-04-30'));
  await waitFor(() => expect(asked.at(-1)).toContain('from=2026-04-05&to=2026-04-30'));
});

it('writes days as that country does: in the rows, and beside what they add up to', async () => {
  api.on(listTransactions, { items: [pipe] });
  api.on(sumTransactions, {
    ...{ from: '2026-04-01', to: '2026-04-30', count: 1 },
    sums: [{ currency: 'CAD', income: 0, expenses: -9640, net: -9640, count: 1 }],
  });
  await openApp('/app/transactions?from=2026-04-01&to=2026-04-30', api, { me: british });
  expect(await screen.findByText('04/04/2026')).toBeTruthy();
  expect((await screen.findAllByText(/01\/04\/2026/)).length).toBeGreaterThan(0);
});
