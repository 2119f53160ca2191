// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../../../shared/abilities.ts';
import {
  addTransaction,
  deleteTransaction,
  getCashFlow,
  getSummary,
  getWorklist,
  listTransactions,
} from '../../../../shared/contract/ledger.ts';
import type { Me } from '../../../../shared/model/organization.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { choose, closeApp, openApp } from '../../../support/app.tsx';
import { answerEmptyBooks } from '../../../support/empty-books.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { assistant, reader } from '../../../support/screen.tsx';
import { copperPipe } from '../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);
beforeEach(() => {
  answerEmptyBooks(api);
});

const onlyLooks: Partial<Me> = {
  membership: { ...reader.membership, role: 'assistant', accessLevel: 'view-only' },
  abilities: [...abilitiesOf({ role: 'assistant', accessLevel: 'view-only' })],
};

const accountant: Partial<Me> = {
  membership: { ...reader.membership, role: 'accountant' },
  abilities: [...abilitiesOf({ role: 'accountant', accessLevel: 'full' })],
};

const ADDS = ['Add', 'Add Income', 'Add Expense', 'Import Statement'];
const EXPORTS = ['Export', 'Custom Export', 'Export to Accountant'];

function expectNothingToPress(): void {
  for (const name of [...ADDS, ...EXPORTS]) expect(screen.queryByRole('button', { name })).toBeNull();
}

describe('an assistant who may only look', () => {
  it('finds nothing to press in new books', async () => {
    await openApp('/app/dashboard', api, { me: onlyLooks });
    expect(await screen.findByText('Assistant')).toBeTruthy();
    expectNothingToPress();
  });

  it('finds nothing to press beside the figures of a month', async () => {
    const sums = { income: 0, expenses: -5000, net: -5000, count: 1 };
    const months = { first: '2026-03', latest: '2026-03' };
    api.on(getWorklist, { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months });
    api.on(getSummary, {
      ...{ currency: 'CAD', exportReady: 0, byCategory: [], apart: [], previous: null },
      ...sums,
    });
    api.on(getCashFlow, { currency: 'CAD', apart: [], months: [{ month: '2026-03', ...sums }] });
    await openApp('/app/dashboard', api, { me: onlyLooks });
    const expenses = await screen.findByRole('region', { name: 'Total Expenses' });
    await waitFor(() => expect(expenses.textContent).toContain('$50.00'));
    expectNothingToPress();
  });

  it('is denied by a link to bring a statement in', async () => {
    await openApp('/app/transactions?statement', api, { me: onlyLooks });
    const dialog = within(await screen.findByRole('dialog', { name: 'Import Statement' }));
    expect(await dialog.findByText('Access Denied')).toBeTruthy();
    expect(dialog.getByText("You don't have permission to access this page.")).toBeTruthy();
    expect(dialog.queryByLabelText(/./, { selector: 'input[type=file]' })).toBeNull();
  });

  it('brings no documents in', async () => {
    await openApp('/app/receipts', api, { me: onlyLooks });
    expect(await screen.findByText('No receipts uploaded yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upload Documents' })).toBeNull();
  });
});

describe.each([
  ['an assistant who may only look', onlyLooks],
  ['an accountant', accountant],
] as const)('%s', (_who, me) => {
  it.each(['/app/transactions', '/app/receipts', '/app/archive', '/app/accounting'])(
    'finds nothing to add or send at %s',
    async (at) => {
      await openApp(at, api, { me });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      expectNothingToPress();
      expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
      expect(
        screen.queryByRole('button', {
          name: /^(Delete|Edit|Upload|Archive|Create|Invite|Auto-Match|Smart Suggestions)/,
        }),
      ).toBeNull();
    },
  );
});

it('an assistant may take back what is theirs, and finds no Delete at what is not', async () => {
  const ofMaster = { ...copperPipe, userId: 'the-master', description: 'Of the master' };
  const theirs: Transaction = {
    ...{ ...copperPipe, id: '01890000-0000-7000-8000-000000000002', description: 'Of the assistant' },
    ...{ amount: -500, createdAt: '2026-03-11T12:00:00.000Z' },
  };
  let items = [ofMaster];
  api.on(listTransactions, () => ({ items }));
  const added = api.on(addTransaction, () => {
    items = [theirs, ofMaster];
    return theirs;
  });
  const removed: string[] = [];
  api.on(deleteTransaction, ({ params }) => {
    removed.push(params['id'] ?? '');
    items = [ofMaster];
    return theirs;
  });
  const { person } = await openApp('/app/transactions', api, { me: assistant });
  await choose(person, 'Add', 'Add Expense');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
  await person.type(dialog.getByLabelText('Description'), 'Of the assistant');
  await person.type(dialog.getByLabelText(/^Amount/), '5');
  await person.selectOptions(dialog.getByLabelText('Account'), 'Checking');
  await person.click(dialog.getByRole('button', { name: 'Add Expense' }));
  await waitFor(() => expect(added.mock.lastCall?.[0]).toMatchObject({ description: 'Of the assistant' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Edit Of the master' })).toBeTruthy();
  const remove = await screen.findByRole('button', { name: 'Delete Of the assistant' });
  expect(screen.queryByRole('button', { name: 'Delete Of the master' })).toBeNull();
  await person.click(remove);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Of the assistant' })).toBeNull());
  await waitFor(() => expect(removed).toEqual([theirs.id]));
});
