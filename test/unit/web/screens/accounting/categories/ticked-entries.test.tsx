// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listUncategorised, startCategoryRun } from '../../../../../../shared/contract/categories.ts';
import type { VendorFamily } from '../../../../../../shared/model/category.ts';
import type { Transaction } from '../../../../../../shared/model/transaction.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { choose } from '../../../../../support/choose.ts';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { expenses, fakeLedger } from '../../../../../support/fake-ledger.ts';
import { answerNothingToSort } from '../../../../../support/nothing-to-sort.ts';
import { toast } from '../../../../../support/toast-shown.ts';

const api = fakeApi();
afterEach(closeApp);
beforeEach(() => answerNothingToSort(api));

interface Waiting {
  readonly alike: (row: Transaction) => string;
  readonly family?: VendorFamily;
}

/** The worklist of some entries; what is sorted leaves it. */
async function worklistOf(rows: readonly Transaction[], { alike, family }: Waiting) {
  const sorted: string[][] = [];
  fakeLedger(api, rows);
  api.on(listUncategorised, () => ({
    items: rows
      .filter(({ id }) => !sorted.flat().includes(id))
      .map((transaction) => ({
        ...{ transaction, suggestion: null, alike: alike(transaction) },
        ...(family ? { family } : {}),
      })),
  }));
  api.on(startCategoryRun, (_request, body) => {
    const { transactionIds } = body as { transactionIds: string[] };
    sorted.push(transactionIds);
    return {
      ...{ id: rows[0]?.id ?? '', kind: 'change-rows' as const, status: 'done' as const, progress: 1 },
      ...{ total: transactionIds.length, done: transactionIds.length },
      createdAt: '2026-03-30T12:00:00.000Z',
    };
  });
  const { person } = await openApp('/app/accounting?tab=categories', api);
  const list = within(await screen.findByRole('region', { name: 'Uncategorized' }));
  return { person, list, sorted };
}

const idsOf = (rows: readonly Transaction[], ...at: number[]) => at.map((n) => rows[n]?.id);

it('sorts only the ticked entries of a house that sells everything, and says how many', async () => {
  const rows = expenses('AMZN MKTP*A1B2', 'AMZN MKTP*C3D4', 'AMZN MKTP*E5F6');
  const { person, list, sorted } = await worklistOf(rows, { alike: () => 'amazon' });
  await person.click(await list.findByRole('button', { name: 'Entries of AMZN MKTP*A1B2' }));
  await person.click(list.getByRole('checkbox', { name: /AMZN MKTP\*C3D4/ }));
  await person.click(list.getByRole('checkbox', { name: /AMZN MKTP\*E5F6/ }));
  expect(list.getByText('2 of 3 selected')).toBeTruthy();
  await choose(
    person,
    list.getByLabelText('Choose category for the 2 selected of AMZN MKTP*A1B2'),
    'Advertising and Marketing',
  );
  await toast('2 entries changed');
  expect(sorted).toEqual([idsOf(rows, 1, 2)]);
  // What is left is whole again.
  expect(await list.findByLabelText('Choose category for AMZN MKTP*A1B2')).toBeTruthy();
  expect(list.queryByText(/of \d+ selected/)).toBeNull();
});

it('sorts the ticked names of a family together, and no other', async () => {
  const rows = expenses('MILLER EVENTS', 'FROST EVENTS', 'KENT EVENTS', 'FROST EVENTS');
  const { person, list, sorted } = await worklistOf(rows, {
    alike: ({ description }) => description,
    family: { code: 'shops', kind: 'events', word: 'events' },
  });
  const family = 'Vendors with “events” in their names';
  await person.click(await list.findByRole('button', { name: `Entries of ${family}` }));
  await person.click(list.getByRole('checkbox', { name: 'FROST EVENTS' }));
  await person.click(list.getByRole('checkbox', { name: 'KENT EVENTS' }));
  await person.click(list.getByRole('checkbox', { name: 'KENT EVENTS' }));
  expect(list.getByText('2 of 4 selected')).toBeTruthy();
  await choose(
    person,
    list.getByLabelText(`Choose category for the 2 selected of ${family}`),
    'Advertising and Marketing',
  );
  await toast('2 entries changed');
  expect(sorted).toEqual([idsOf(rows, 1, 3)]);
});

it('asks about no other entry after a single ticked one', async () => {
  const rows = expenses('AMZN MKTP*A1B2', 'AMZN MKTP*C3D4');
  const { person, list, sorted } = await worklistOf(rows, { alike: () => 'amazon' });
  await person.click(await list.findByRole('button', { name: 'Entries of AMZN MKTP*A1B2' }));
  await person.click(list.getByRole('checkbox', { name: /AMZN MKTP\*C3D4/ }));
  await choose(
    person,
    list.getByLabelText('Choose category for the 1 selected of AMZN MKTP*A1B2'),
    'Advertising and Marketing',
  );
  await toast('1 entry changed');
  expect(sorted).toEqual([idsOf(rows, 1)]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
