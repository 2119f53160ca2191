// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getPeriodLock } from '../../../../../shared/contract/books.ts';
import {
  deleteTransaction,
  getWorklist,
  listTransactions,
  restoreTransaction,
  sumTransactions,
} from '../../../../../shared/contract/ledger.ts';
import type { Transaction } from '../../../../../shared/model/transaction.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { copperPipe } from '../../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);

/** What the ledger holds by now. */
let kept: readonly Transaction[];

beforeEach(() => {
  kept = [copperPipe];
  api.on(getWorklist, { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months: null });
  api.on(getPeriodLock, { lock: null, version: 0, history: [] });
  api.on(sumTransactions, {
    ...{ from: '2026-03-01', to: '2026-03-31', count: 1 },
    sums: [{ currency: 'CAD', income: 0, expenses: -9640, net: -9640, count: 1 }],
  });
  api.on(listTransactions, () => ({ items: [...kept] }));
});

it('deletes an entry from its row, and Undo brings the very entry back', async () => {
  const deleted = api.on(deleteTransaction, ({ params }) => {
    kept = kept.filter(({ id }) => id !== params['id']);
    return copperPipe;
  });
  const restored: (string | undefined)[] = [];
  api.on(restoreTransaction, ({ params }) => {
    restored.push(params['id']);
    kept = [copperPipe];
    return copperPipe;
  });
  const { person } = await openApp('/app/transactions', api);
  await person.click(await screen.findByRole('button', { name: 'Delete Copper pipe' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Copper pipe' })).toBeNull());
  expect(deleted).toHaveBeenCalledOnce();
  await screen.findByText('Transaction deleted');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('group', { name: 'Copper pipe' })).toBeTruthy();
  expect(restored).toEqual([copperPipe.id]);
});
