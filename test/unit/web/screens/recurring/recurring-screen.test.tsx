// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addTransaction, listRecurring } from '../../../../../shared/contract/ledger.ts';
import {
  addRecurringEntry,
  changeRecurringEntry,
  deleteRecurringEntry,
  listRecurringEntries,
  restoreRecurringEntry,
  skipRecurringEntry,
} from '../../../../../shared/contract/recurring.ts';
import { dueFrom } from '../../../../../shared/due-days.ts';
import {
  NewRecurringEntry,
  RecurringEntryChange,
  RecurringEntrySkip,
} from '../../../../../shared/model/recurring-entry.ts';
import type { RecurringEntry } from '../../../../../shared/model/recurring-entry.ts';
import type { RecurringSeries } from '../../../../../shared/model/entry-pair.ts';
import { NewTransaction } from '../../../../../shared/model/transaction.ts';
import { choose, closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { fakeLedger } from '../../../../support/fake-ledger.ts';
import { undo } from '../../../../support/toast-shown.ts';
import { copperPipe } from '../../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);

const rent: RecurringEntry = {
  ...{ id: '01890000-0000-7000-8000-0000000000aa', kind: 'expense', description: 'Studio rent' },
  ...{ amount: -90_000, currency: 'CAD', category: 'expense', categoryId: 'expense' },
  ...{ accountLabel: 'Checking', accountId: 'checking', frequency: 'yearly', firstDueDate: '2026-01-31' },
  ...{ nextDueDate: '2027-01-31', endDate: null, isPaused: false, skippedDates: [] },
  ...{ createdAt: '2026-01-31T12:00:00.000Z', version: 1 },
};

/** Answers what is asked of the one thing that recurs, as the API does. */
function fakeRecurring(begun?: RecurringEntry) {
  let [held, deleted] = [begun, begun];
  const put = (change: Partial<RecurringEntry>) => {
    held = { ...(held ?? rent), ...change };
    held = { ...held, version: held.version + 1 };
    return held;
  };
  api.on(listRecurringEntries, () => ({ items: held ? [held] : [] }));
  api.on(listRecurring, { items: [] });
  const skipped = api.on(skipRecurringEntry, (_request, body) => {
    const { date, isSkipped } = RecurringEntrySkip.parse(body);
    const { firstDueDate, frequency } = held ?? rent;
    const skippedDates = isSkipped ? [date] : [];
    const nextDueDate = dueFrom({ firstDueDate, frequency }, date, skippedDates) ?? null;
    return put({ skippedDates, nextDueDate });
  });
  const changed = api.on(changeRecurringEntry, (_request, body) => {
    const change = RecurringEntryChange.parse(body);
    const { description = '', amount = 0 } = change;
    const facts = { ...(held ?? rent), description, amount: -amount };
    if (change.scope === 'next') return put({ next: facts });
    const { isPaused, frequency = 'yearly' } = change;
    return put(isPaused === undefined ? { description, amount: -amount, frequency } : { isPaused });
  });
  api.on(deleteRecurringEntry, () => {
    deleted = held;
    held = undefined;
    return deleted ?? rent;
  });
  const restored = api.on(restoreRecurringEntry, () => {
    held = deleted;
    return put({});
  });
  return { put, skipped, changed, restored };
}

const rows = () => within(screen.getByRole('list', { name: 'Recurring' })).getAllByRole('listitem');
const said = () => rows()[0]?.textContent;
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const tool = (name: string) => screen.findByRole('button', { name });

it('shows what was found to come again beside it, to be made recurring', async () => {
  fakeRecurring();
  const found: RecurringSeries = {
    ...{ description: 'FENWICK PROPERTY RENT', frequency: 'monthly', amount: -120_000, currency: 'CAD' },
    ...{ transactionIds: [], lastDate: '2026-02-28', nextDate: '2026-03-31', isMissing: true },
  };
  api.on(listRecurring, { items: [found] });
  await openApp('/app/transactions/recurring', api);
  const detected = await screen.findByRole('region', { name: 'Detected in your entries' });
  await waitFor(() => expect(detected.textContent).toContain('FENWICK PROPERTY RENT'));
  expect(within(detected).getByRole('button', { name: 'Make FENWICK PROPERTY RENT recurring' })).toBeTruthy();
});

it('says of what has ended when it was due, not that it comes next', async () => {
  fakeRecurring();
  const gym: RecurringSeries = {
    ...{ description: 'COPPERTOP GYM', frequency: 'monthly', amount: -4500, currency: 'CAD' },
    ...{ transactionIds: [], lastDate: '2020-02-29', nextDate: '2020-03-31', isMissing: false },
  };
  const hosting = { ...gym, description: 'LUMEN HOSTING', nextDate: '2999-03-31' };
  api.on(listRecurring, { items: [gym, hosting] });
  await openApp('/app/transactions/recurring', api);
  const detected = within(await screen.findByRole('region', { name: 'Detected in your entries' }));
  const [ended, standing] = (await detected.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(ended).toContain('Was due');
  expect(ended).not.toContain('Missing');
  expect(standing).toContain('Next');
});

it('is set up with a new expense, from whose day its next day is counted', async () => {
  fakeLedger(api, []);
  const { put } = fakeRecurring();
  const added = api.on(addTransaction, (_request, body) => {
    const { recurring } = NewTransaction.parse(body);
    put({ ...recurring });
    return { ...copperPipe, description: 'Studio rent' };
  });
  const { person } = await openApp('/app/transactions', api);
  await choose(person, 'Add', 'Add Expense');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
  fill(dialog.getByLabelText('Description'), 'Studio rent');
  fill(dialog.getByLabelText('Amount'), '900');
  fill(dialog.getByLabelText('Date'), '2026-01-31');
  await person.selectOptions(dialog.getByLabelText('Account'), 'Checking');
  expect(dialog.queryByLabelText('Frequency')).toBeNull();
  await person.click(dialog.getByLabelText('Recurring'));
  const next = await dialog.findByLabelText<HTMLInputElement>('Next due date');
  expect(next.value).toBe('2026-02-28');
  await person.selectOptions(dialog.getByLabelText('Frequency'), 'yearly');
  await waitFor(() => expect(next.value).toBe('2027-01-31'));
  await person.click(dialog.getByRole('button', { name: 'Add Expense' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(added.mock.lastCall?.[0]).toMatchObject({
    ...{ amount: 90_000, date: '2026-01-31' },
    recurring: { frequency: 'yearly', nextDueDate: '2027-01-31' },
  });
  await person.click(screen.getByRole('link', { name: 'Recurring' }));
  await screen.findByRole('list', { name: 'Recurring' });
  expect(rows()).toHaveLength(1);
  expect(said()).toContain('Yearly');
  expect(said()).toContain('2027');
});

it('is skipped, which is taken back, paused and resumed by keys', async () => {
  const { skipped, changed } = fakeRecurring(rent);
  const { person } = await openApp('/app/transactions/recurring', api);
  await person.click(await tool('Skip the next of Studio rent'));
  await waitFor(() => expect(said()).toContain('2028'));
  await undo(person, 'Next one skipped');
  await waitFor(() => expect(said()).not.toContain('2028'));
  expect(skipped.mock.calls).toMatchObject([[{ isSkipped: true }], [{ isSkipped: false }]]);
  await person.click(await tool('Pause Studio rent'));
  await waitFor(() => expect(said()).toContain('Paused'));
  const resume = await tool('Resume Studio rent');
  act(() => resume.focus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(said()).not.toContain('Paused'));
  expect(changed.mock.calls).toMatchObject([[{ isPaused: true }], [{ isPaused: false }]]);
});

it('is changed once, and for all that follow', async () => {
  const { changed } = fakeRecurring(rent);
  const { person } = await openApp('/app/transactions/recurring', api);
  const open = async () => {
    await person.click(await tool('Edit Studio rent'));
    return within(await screen.findByRole('dialog'));
  };
  const once = await open();
  await person.selectOptions(once.getByLabelText('Change'), 'next');
  expect(once.queryByLabelText('Frequency')).toBeNull();
  fill(once.getByLabelText('Amount'), '950');
  await person.click(once.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(said()).toContain('The next one is another'));
  expect(changed.mock.lastCall?.[0]).toMatchObject({ scope: 'next', amount: 95_000 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const all = await open();
  fill(all.getByLabelText('Description'), '');
  await person.click(all.getByRole('button', { name: 'Save' }));
  expect(await all.findByText('Fill in this field.')).toBeTruthy();
  fill(all.getByLabelText('Description'), 'Loft rent');
  await person.selectOptions(all.getByLabelText('Frequency'), 'monthly');
  await person.click(all.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(said()).toContain('Loft rent'));
  expect(said()).toContain('Monthly');
  expect(changed.mock.lastCall?.[0]).toMatchObject({ scope: 'following', frequency: 'monthly' });
});

it('is deleted and brought back', async () => {
  const { restored } = fakeRecurring(rent);
  const { person } = await openApp('/app/transactions/recurring', api);
  await person.click(await tool('Delete Studio rent'));
  expect(await screen.findByText('Nothing recurs yet')).toBeTruthy();
  await undo(person, 'Recurring entry deleted');
  await screen.findByRole('list', { name: 'Recurring' });
  expect(said()).toContain('Studio rent');
  expect(restored).toHaveBeenCalledOnce();
});

it('is created from the menu as well, of a day that was already', async () => {
  fakeLedger(api, []);
  const { put } = fakeRecurring();
  const added = api.on(addRecurringEntry, (_request, body) => {
    const { description } = NewRecurringEntry.parse(body);
    return put({ description });
  });
  const { person } = await openApp('/app/transactions', api);
  await choose(person, 'Add', 'Create Recurring');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Recurring' }));
  fill(dialog.getByLabelText('Description'), 'Cloud storage');
  fill(dialog.getByLabelText('Amount'), '12.50');
  await person.selectOptions(dialog.getByLabelText('Account'), 'Checking');
  fill(dialog.getByLabelText('Next due date'), '2026-01-02');
  await person.click(dialog.getByRole('button', { name: 'Create Recurring' }));
  await screen.findByRole('list', { name: 'Recurring' });
  expect(said()).toContain('Cloud storage');
  expect(added.mock.lastCall?.[0]).toMatchObject({ amount: 1250, nextDueDate: '2026-01-02' });
});
