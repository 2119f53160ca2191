// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  listAlike,
  listRules,
  listUncategorised,
  previewRule,
  saveRules,
  startCategoryRun,
} from '../../../../../../shared/contract/categories.ts';
import { undoJob } from '../../../../../../shared/contract/jobs.ts';
import {
  changeTransaction,
  decidePair,
  editTransactions,
  getWorklist,
  listPairs,
  listPayouts,
  listRecurring,
} from '../../../../../../shared/contract/ledger.ts';
import { addRecurringEntry, listRecurringEntries } from '../../../../../../shared/contract/recurring.ts';
import { RuleSet } from '../../../../../../shared/model/category.ts';
import type { EntryPair, RecurringSeries } from '../../../../../../shared/model/entry-pair.ts';
import type { Job } from '../../../../../../shared/model/job.ts';
import { NewRecurringEntry } from '../../../../../../shared/model/recurring-entry.ts';
import type { RecurringEntry } from '../../../../../../shared/model/recurring-entry.ts';
import type { Transaction } from '../../../../../../shared/model/transaction.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { expenses, fakeLedger } from '../../../../../support/fake-ledger.ts';
import { answerNothingToSort } from '../../../../../support/nothing-to-sort.ts';
import { toast, undo } from '../../../../../support/toast-shown.ts';
import { copperPipe } from '../../../../../support/transactions-shown.ts';
import { takesWith } from '../../../features/category/takes.ts';
import { choose } from '../../../../../support/choose.ts';

const api = fakeApi();
afterEach(closeApp);
beforeEach(() => answerNothingToSort(api));

const tab = '/app/accounting?tab=categories';
const region = (name: string) => screen.findByRole('region', { name });
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('makes a rule that shows what it would change, changes it, and gives it back', async () => {
  const five = expenses(...[1, 2, 3, 4, 5].map((number) => `NORTHLIGHT STUDIO 100${number}`));
  const transactionIds = five.map(({ id }) => id);
  fakeLedger(api, five);
  let rules: RuleSet = { items: [], version: 0 };
  let waiting: readonly Transaction[] = five;
  const job: Job = {
    ...{ id: five[0]?.id ?? '', kind: 'change-rows', status: 'done', progress: 1, total: 5, done: 5 },
    createdAt: '2026-03-30T12:00:00.000Z',
  };
  api.on(listRules, () => rules);
  api.on(saveRules, (_request, body) => {
    rules = RuleSet.parse(body);
    return (rules = { ...rules, version: rules.version + 1 });
  });
  api.on(listUncategorised, () => ({
    items: waiting.map((transaction) => ({ transaction, suggestion: null, alike: 'northlight' })),
  }));
  api.on(previewRule, { count: 5, transactionIds, items: [...five], lookedBackTo: null, takes: takesWith() });
  const run = api.on(startCategoryRun, () => {
    waiting = [];
    return job;
  });
  api.on(undoJob, () => {
    waiting = five;
    const undone: Job = { ...job, status: 'undone' };
    return undone;
  });
  const { person } = await openApp(tab, api);
  const worklist = await region('Uncategorized');
  await waitFor(() => expect(worklist.textContent).toContain('NORTHLIGHT'));
  await person.click(screen.getByRole('button', { name: 'New rule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New rule' }));
  fill(dialog.getByLabelText('Text contains'), 'northlight');
  await choose(person, dialog.getByLabelText('Category'), 'Advertising and Marketing');
  expect(await dialog.findByText(/5 earlier entries would change/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Save rule' }));
  await toast('5 entries changed');
  expect(run.mock.lastCall?.[0]).toMatchObject({ transactionIds });
  await waitFor(() => expect(worklist.textContent).not.toContain('NORTHLIGHT'));
  expect((await region('Rules')).textContent).toContain('contains “northlight”');
  await undo(person, '5 entries changed');
  await waitFor(() => expect(worklist.textContent).toContain('NORTHLIGHT'));
  expect((await region('Rules')).textContent).toContain('No rules yet');
});

it('says of loan payments how the offer splits them', async () => {
  const [van, truck, again] = expenses('VAN LOAN PAYMENT', 'TRUCK LOAN PAYMENT', 'TRUCK LOAN PAYMENT');
  const rows = [van, truck, again].flatMap((one) => one ?? []);
  fakeLedger(api, rows);
  api.on(listUncategorised, () => ({
    items: rows.map((transaction) => ({
      transaction,
      suggestion: {
        ...{ category: 'Interest', categoryId: 'interest', confidence: 85, source: 'history' as const },
        ...{ reason: 'interest 74.33 CAD', interest: 7433 },
      },
      alike: `out ${transaction.description} split`,
    })),
  }));
  await openApp(tab, api);
  const worklist = within(await region('Uncategorized'));
  expect(await worklist.findByText(/^Interest \$74\.33; the rest pays back the loan/)).toBeTruthy();
  expect(worklist.getByText(/^Each payment is split into interest and loan repayment/)).toBeTruthy();
  expect(worklist.getByRole('button', { name: 'Accept Interest + loan for VAN LOAN PAYMENT' })).toBeTruthy();
});

it('sorts vendors alike with one choice, all of them in sight, and one of them by itself', async () => {
  const shops = expenses('MILLER SUPPLIES #12', 'FROST SUPPLY CO', 'KENT SUPPLIES');
  const wordOf = (name: string) => (name.includes('SUPPLIES') ? 'supplies' : 'supply');
  let waiting: readonly Transaction[] = shops;
  fakeLedger(api, shops);
  api.on(listUncategorised, () => ({
    items: waiting.map((transaction) => ({
      ...{ transaction, suggestion: null, alike: `out ${transaction.description}` },
      family: { code: 'shops' as const, kind: 'supplies', word: wordOf(transaction.description) },
    })),
  }));
  const run = api.on(startCategoryRun, () => {
    waiting = [];
    return {
      ...{ id: shops[0]?.id ?? '', kind: 'change-rows' as const, status: 'done' as const, progress: 1 },
      ...{ total: 3, done: 3, createdAt: '2026-03-30T12:00:00.000Z' },
    };
  });
  const { person } = await openApp(tab, api);
  const worklist = within(await region('Uncategorized'));
  const family = 'Similar vendors: supplies, supply';
  await worklist.findByText(family);
  expect(worklist.getByText('MILLER SUPPLIES #12 · FROST SUPPLY CO · KENT SUPPLIES')).toBeTruthy();
  await person.click(worklist.getByRole('button', { name: `Entries of ${family}` }));
  expect(worklist.getByLabelText('Choose category for FROST SUPPLY CO')).toBeTruthy();
  await choose(person, worklist.getByLabelText(`Choose category for ${family}`), 'Advertising and Marketing');
  await toast('3 entries changed');
  expect(run.mock.lastCall?.[0]).toMatchObject({ transactionIds: shops.map(({ id }) => id) });
});

it('says of all entries of a vendor that they are personal, without leaving the list', async () => {
  const groceries = expenses('LOBLAWS 1029', 'LOBLAWS 1029');
  let waiting: readonly Transaction[] = groceries;
  fakeLedger(api, groceries);
  api.on(listUncategorised, () => ({
    items: waiting.map((transaction) => ({ transaction, suggestion: null, alike: 'loblaws' })),
  }));
  const edit = api.on(editTransactions, () => {
    waiting = [];
    return {
      ...{ id: groceries[0]?.id ?? '', kind: 'change-rows' as const, status: 'done' as const, progress: 1 },
      ...{ total: 2, done: 2, createdAt: '2026-03-30T12:00:00.000Z' },
    };
  });
  const { person } = await openApp(tab, api);
  const worklist = within(await region('Uncategorized'));
  await choose(person, await worklist.findByLabelText('Choose category for LOBLAWS 1029'), 'Personal');
  await toast('2 transactions changed');
  expect(edit.mock.lastCall?.[0]).toMatchObject({
    act: { do: 'personal' },
    entries: groceries.map(({ id, version }) => ({ transactionId: id, version })),
  });
  expect(await worklist.findByText('No uncategorized entries')).toBeTruthy();
});

it('makes two entries a transfer', async () => {
  const suggested: EntryPair = {
    ...{ id: '01890000-0000-7000-8000-0000000000aa', kind: 'transfer', reasons: ['Same amount'] },
    ...{ transactionIds: [copperPipe.id, copperPipe.id], status: 'suggested', decidedBy: null },
    ...{ createdAt: '2026-03-30T12:00:00.000Z', decidedAt: null },
  };
  let pair = suggested;
  fakeLedger(api, [copperPipe]);
  api.on(listPairs, ({ query }) => {
    const isOpen = pair.status === 'suggested';
    return { items: isOpen === (query.get('status') === 'open') ? [{ pair, rows: [copperPipe] }] : [] };
  });
  const decided = api.on(decidePair, () => (pair = { ...pair, status: 'made', decidedBy: 'person' }));
  const { person } = await openApp(tab, api);
  const pairs = within(await region('Transfers and duplicates'));
  await person.click(await pairs.findByRole('button', { name: 'Mark as transfer' }));
  expect(await pairs.findByText('Marked as transfer')).toBeTruthy();
  expect(pairs.queryByRole('button', { name: 'Mark as transfer' })).toBeNull();
  expect(decided).toHaveBeenCalledWith({ decision: 'confirm' });
});

it('makes what was found to come again recurring, as it came, and offers it no more', async () => {
  const rent = { ...copperPipe, description: 'FENWICK PROPERTY RENT', amount: -120_000, date: '2026-03-31' };
  const series: RecurringSeries = {
    ...{ description: rent.description, frequency: 'monthly', amount: rent.amount, currency: 'CAD' },
    ...{ transactionIds: [rent.id], lastDate: rent.date, nextDate: '2026-04-30', isMissing: true },
  };
  fakeLedger(api, [rent]);
  api.on(listRecurring, { items: [series] });
  let entered: RecurringEntry[] = [];
  api.on(listRecurringEntries, () => ({ items: entered }));
  const added = api.on(addRecurringEntry, (_request, body) => {
    const { amount, endDate = null, ...facts } = NewRecurringEntry.parse(body);
    const entry: RecurringEntry = {
      ...{ ...facts, amount: -amount, currency: 'CAD', category: 'x', categoryId: 'x', endDate },
      ...{ accountLabel: 'Checking', accountId: 'checking', isPaused: false, skippedDates: [] },
      ...{ firstDueDate: rent.date, createdAt: rent.createdAt, version: 1 },
    };
    entered = [entry];
    return entry;
  });
  const { person } = await openApp(tab, api);
  const make = 'Make FENWICK PROPERTY RENT recurring';
  await person.click(await screen.findByRole('button', { name: make }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Recurring' }));
  const value = (name: string) => dialog.getByLabelText<HTMLInputElement | HTMLSelectElement>(name).value;
  expect(value('Description')).toBe('FENWICK PROPERTY RENT');
  expect(value('Amount')).toBe('1200.00');
  expect(value('Frequency')).toBe('monthly');
  expect(value('Account')).toBe('checking');
  await person.click(dialog.getByRole('button', { name: 'Create Recurring' }));
  await toast('Recurring entry created');
  await waitFor(() => expect(screen.queryByRole('button', { name: make })).toBeNull());
  expect(added.mock.lastCall?.[0]).toMatchObject({
    ...{ description: 'FENWICK PROPERTY RENT', amount: 120_000, frequency: 'monthly', kind: 'expense' },
    ...{ accountLabel: 'checking', firstDueDate: '2026-03-31' },
  });
});

it('shows what accepting all suggestions does first, and leaves out those below 80 %', async () => {
  const rows = expenses('SHELL 1', 'HYDRO 2', 'PAYMENT 3');
  fakeLedger(api, rows);
  const confidences = [92, 80, 79];
  api.on(listUncategorised, () => ({
    items: rows.map((transaction, at) => ({
      ...{ transaction, alike: transaction.description },
      suggestion: {
        ...{ category: 'office', categoryId: 'office', source: 'history' as const, reason: '' },
        confidence: confidences[at] ?? 0,
      },
    })),
  }));
  const run = api.on(startCategoryRun, {
    ...{ id: rows[0]?.id ?? '', kind: 'change-rows', status: 'done', progress: 1, total: 2, done: 2 },
    createdAt: '2026-03-30T12:00:00.000Z',
  });
  const { person } = await openApp(tab, api);
  await person.click(await screen.findByRole('button', { name: 'Accept all 2 suggestions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept 2 suggestions?' }));
  expect(run).not.toHaveBeenCalled();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/SHELL 1.*Office/),
    expect.stringMatching(/HYDRO 2.*Office/),
  ]);
  expect(dialog.getByText(/below 80% are left out/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Accept 2' }));
  await toast('2 entries changed');
  const transactionIds = rows.slice(0, 2).map(({ id }) => id);
  expect(run.mock.lastCall?.[0]).toMatchObject({ transactionIds, categories: ['office', 'office'] });
});

it('accepts only the suggestions shown, and says so, while more entries wait', async () => {
  const rows = expenses('SHELL 1', 'HYDRO 2');
  fakeLedger(api, rows);
  api.on(getWorklist, { suggestions: 0, withoutReceipt: 0, withoutCategory: 312, assumed: 0, months: null });
  api.on(listUncategorised, {
    items: rows.map((transaction) => ({
      ...{ transaction, alike: transaction.description },
      suggestion: {
        ...{ category: 'office', categoryId: 'office', source: 'history' as const, reason: '' },
        confidence: 80,
      },
    })),
    nextCursor: 'more',
  });
  await openApp(tab, api);
  expect(await screen.findByRole('button', { name: 'Accept 2 suggestions shown' })).toBeTruthy();
  expect(await screen.findByText('312 uncategorized entries. The first 2 are shown.')).toBeTruthy();
});

it('makes a rule of a vendor that is always personal, by the words that name it', async () => {
  const groceries = expenses('LOBLAWS 1029', 'LOBLAWS 1055');
  let waiting: readonly Transaction[] = groceries;
  fakeLedger(api, groceries);
  api.on(listUncategorised, () => ({
    items: waiting.map((transaction) => ({ transaction, suggestion: null, alike: 'loblaws' })),
  }));
  const transactionIds = groceries.map(({ id }) => id);
  const fitting = { count: 2, items: [...groceries], transactionIds, lookedBackTo: null };
  api.on(listAlike, { ...fitting, text: 'LOBLAWS' });
  api.on(previewRule, { ...fitting, takes: takesWith() });
  let rules: RuleSet = { items: [], version: 0 };
  api.on(listRules, () => rules);
  const kept = api.on(saveRules, (_request, body) => (rules = { ...RuleSet.parse(body), version: 1 }));
  const run = api.on(startCategoryRun, () => {
    waiting = [];
    return {
      ...{ id: v7(), kind: 'change-rows' as const, status: 'done' as const, progress: 1 },
      ...{ total: 2, done: 2, createdAt: '2026-03-30T12:00:00.000Z' },
    };
  });
  const { person } = await openApp(tab, api);
  const worklist = within(await region('Uncategorized'));
  await choose(
    person,
    await worklist.findByLabelText('Choose category for LOBLAWS 1029'),
    'Always personal…',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'New rule' }));
  expect(dialog.getByLabelText('Text contains')).toHaveProperty('value', 'LOBLAWS');
  expect(dialog.getByLabelText('Used for')).toHaveProperty('value', 'personal');
  expect(await dialog.findByText('2 earlier entries would change')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Save rule' }));
  await toast('2 entries changed');
  const rule = { conditions: { text: 'LOBLAWS', direction: 'out' }, effect: { use: 'personal' } };
  expect(kept.mock.lastCall?.[0]).toMatchObject({ items: [rule] });
  expect(run.mock.lastCall?.[0]).toMatchObject({ transactionIds, rule });
  const list = await region('Rules');
  await waitFor(() => expect(list.textContent).toContain('contains “LOBLAWS”, Money out→ Personal'));
});

it('has no line any more for a single entry that was given its category', async () => {
  const [bestBuy, elevate] = expenses('BEST BUY #954', 'ELEVATE CONF');
  if (!bestBuy || !elevate) throw new Error('There are two entries.');
  fakeLedger(api, [bestBuy, elevate]);
  let waiting = [bestBuy, elevate];
  api.on(listUncategorised, () => ({
    items: waiting.map((transaction) => ({ transaction, suggestion: null, alike: transaction.id })),
  }));
  api.on(changeTransaction, () => {
    waiting = [elevate];
    return { ...bestBuy, category: 'Office Supplies', categoryId: 'office-supplies', version: 2 };
  });
  api.on(listAlike, { text: '', count: 0, transactionIds: [], items: [], lookedBackTo: null });
  const { person } = await openApp(tab, api);
  const worklist = await region('Uncategorized');
  await choose(
    person,
    await within(worklist).findByLabelText('Choose category for BEST BUY #954'),
    'Office Supplies',
  );
  await waitFor(() => expect(worklist.textContent).not.toContain('BEST BUY'));
  expect(worklist.textContent).toContain('ELEVATE CONF');
});

it('leads to the payouts among the entries before a category hides their fees, and counts them as far as they are known', async () => {
  const [deposit] = expenses('STRIPE PAYOUT');
  if (!deposit) throw new Error('There is no entry.');
  const transaction = { ...deposit, kind: 'income' as const, amount: 121_345, categoryId: 'income' };
  fakeLedger(api, [transaction]);
  api.on(listUncategorised, { items: [{ transaction, suggestion: null, alike: 'stripe' }] });
  const categories = { sales: 'Sales', fees: 'Bank Fees' };
  const offers = Array.from({ length: 20 }, () => ({
    ...{ transaction: { ...transaction, id: v7() }, provider: 'Stripe', evidence: null, categories },
  }));
  api.on(listPayouts, { items: offers, nextCursor: 'further' });
  const { person } = await openApp(tab, api);
  const worklist = within(await region('Uncategorized'));
  expect(await worklist.findByText(/^20\+ deposits look like payouts\./)).toBeTruthy();
  await person.click(worklist.getByRole('link', { name: 'Show payouts' }));
  expect(within(await region('Payouts')).getByText('20+')).toBeTruthy();
});
