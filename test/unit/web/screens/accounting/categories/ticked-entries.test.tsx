// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listUncategorised, startCategoryRun } from '../../../../../../shared/contract/categories.ts';
import { editTransactions } from '../../../../../../shared/contract/ledger.ts';
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
  /** What every entry may be. */
  readonly offered?: string;
}

const offerOf = (categoryId: string) => ({
  ...{ categoryId, category: 'Office Supplies', source: 'history' as const },
  ...{ confidence: 70, reason: 'Most were this.' },
});

const jobOf = (id: string, total: number) => ({
  ...{ id, kind: 'change-rows' as const, status: 'done' as const, progress: 1 },
  ...{ total, done: total, createdAt: '2026-03-30T12:00:00.000Z' },
});

/** The worklist of some entries; what is sorted leaves it. */
async function worklistOf(rows: readonly Transaction[], { alike, family, offered }: Waiting) {
  const sorted: string[][] = [];
  const categories: string[][] = [];
  const suggestion = offered ? offerOf(offered) : null;
  fakeLedger(api, rows);
  api.on(listUncategorised, () => ({
    items: rows
      .filter(({ id }) => !sorted.flat().includes(id))
      .map((transaction) => ({
        ...{ transaction, suggestion, alike: alike(transaction) },
        ...(family ? { family } : {}),
      })),
  }));
  api.on(startCategoryRun, (_request, body) => {
    const run = body as { transactionIds: string[]; categories: string[] };
    const { transactionIds } = run;
    sorted.push(transactionIds);
    categories.push(run.categories);
    return jobOf(rows[0]?.id ?? '', transactionIds.length);
  });
  const { person } = await openApp('/app/accounting?tab=categories', api);
  const list = within(await screen.findByRole('region', { name: 'Uncategorized' }));
  return { person, list, sorted, categories };
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
  const family = 'Similar vendors: events';
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

it('puts the rest of a line where it is offered in the same step, only for who turned that on', async () => {
  const rows = expenses('AMZN MKTP*A1B2', 'AMZN MKTP*C3D4', 'AMZN MKTP*E5F6', 'KMART 12', 'KMART 13');
  const { person, list, sorted, categories } = await worklistOf(rows, {
    alike: ({ description }) => description.slice(0, 4),
    offered: 'office-supplies',
  });
  await person.click(await list.findByRole('button', { name: 'Entries of AMZN MKTP*A1B2' }));
  expect(list.queryByRole('checkbox', { name: /^Also put/ })).toBeNull();
  await person.click(list.getByRole('checkbox', { name: /AMZN MKTP\*C3D4/ }));
  const rest = list.getByRole('checkbox', { name: 'Also put the other 2 entries in Office Supplies' });
  expect(rest).toHaveProperty('checked', false);
  await person.click(rest);
  await choose(
    person,
    list.getByLabelText('Choose category for the 1 selected of AMZN MKTP*A1B2'),
    'Advertising and Marketing',
  );
  await toast('3 entries changed');
  expect(sorted).toEqual([idsOf(rows, 1, 0, 2)]);
  expect(categories).toEqual([['marketing', 'office-supplies', 'office-supplies']]);
  // It is remembered, and says again what it would do.
  await person.click(await list.findByRole('button', { name: 'Entries of KMART 12' }));
  await person.click(list.getByRole('checkbox', { name: /KMART 12/ }));
  const next = list.getByRole('checkbox', { name: 'Also put the other entry in Office Supplies' });
  expect(next).toHaveProperty('checked', true);
  expect(localStorage.getItem('matchbook.sort-rest-too')).toBe('on');
  await person.click(next);
  expect(localStorage.getItem('matchbook.sort-rest-too')).toBeNull();
  await choose(
    person,
    list.getByLabelText('Choose category for the 1 selected of KMART 12'),
    'Advertising and Marketing',
  );
  await toast('1 entry changed');
  expect(sorted[1]).toEqual(idsOf(rows, 3));
});

it('puts the rest where it is offered after what the ticked ones are instead of the business’s', async () => {
  const rows = expenses('KMART 12', 'KMART 13', 'KMART 14');
  const { person, list, sorted, categories } = await worklistOf(rows, {
    alike: () => 'kmart',
    offered: 'office-supplies',
  });
  const edited: unknown[] = [];
  api.on(editTransactions, (_request, body) => {
    edited.push(body);
    return jobOf(rows[0]?.id ?? '', 1);
  });
  await person.click(await list.findByRole('button', { name: 'Entries of KMART 12' }));
  await person.click(list.getByRole('checkbox', { name: /KMART 13/ }));
  await person.click(list.getByRole('checkbox', { name: 'Also put the other 2 entries in Office Supplies' }));
  await choose(person, list.getByLabelText('Choose category for the 1 selected of KMART 12'), 'Personal');
  await toast('2 entries changed');
  expect(edited).toMatchObject([{ act: { do: 'personal' }, entries: [{ transactionId: rows[1]?.id }] }]);
  expect(sorted).toEqual([idsOf(rows, 0, 2)]);
  expect(categories).toEqual([['office-supplies', 'office-supplies']]);
});
