// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { undoJob } from '../../../../../shared/contract/jobs.ts';
import { editTransactions } from '../../../../../shared/contract/ledger.ts';
import { BulkEdit } from '../../../../../shared/model/bulk-edit.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import type { Transaction } from '../../../../../shared/model/transaction.ts';
import { choose as chooseFromMenu, closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { expenses, fakeLedger } from '../../../../support/fake-ledger.ts';
import { copperPipe } from '../../../../support/transactions-shown.ts';
import { toast, undo } from '../../../../support/toast-shown.ts';
import { choose } from '../../../../support/choose.ts';

const api = fakeApi();
afterEach(closeApp);

const offer = {
  categoryId: 'travel',
  category: 'Travel',
  confidence: 90,
  source: 'history',
  reason: 'Like 6 others',
} as const;

/** A job that was done at once with so many entries. */
const ended = (count: number): Job => ({
  ...{ id: 'job', kind: 'edit-rows', status: 'done', progress: 1, total: count, done: count },
  createdAt: '2026-03-30T12:00:00.000Z',
});

/** A ledger in which edits of many entries are done at once. */
function editableLedger(begun: readonly Transaction[]) {
  const ledger = fakeLedger(api, begun);
  let job: Job | undefined;
  let before = ledger.rows();
  const edited = api.on(editTransactions, (_request, body) => {
    const edit = BulkEdit.parse(body);
    before = ledger.rows();
    const named = 'entries' in edit ? edit.entries.map(({ transactionId }) => transactionId) : undefined;
    const isMeant = ({ id }: Transaction) => named === undefined || named.includes(id);
    const total = before.filter(isMeant).length;
    ledger.become(before.flatMap((row) => (isMeant(row) ? after(row, edit) : [row])));
    job = {
      ...{ id: edit.id, kind: 'edit-rows', status: 'done', progress: 1, total, done: total },
      createdAt: '2026-03-30T12:00:00.000Z',
    };
    return job;
  });
  api.on(undoJob, () => {
    if (!job) throw new Error('Nothing was edited.');
    ledger.become(before);
    const undone: Job = { ...job, status: 'undone' };
    return undone;
  });
  return edited;
}

function after(row: Transaction, { act: { do: done, ...of } }: BulkEdit): Transaction[] {
  if (done === 'delete') return [];
  if (done === 'transfer')
    return [{ ...row, kind: 'transfer', category: 'transfer', categoryId: 'transfer' }];
  const category = 'category' in of ? of.category : row.categoryId;
  return [{ ...row, category, categoryId: category }];
}

const five = expenses('Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dogwood Press', 'Elm Garage');
const bar = () => screen.findByRole('toolbar', { name: 'What is selected' });
const row = (name: string) => screen.findByRole('group', { name });

describe('several entries', () => {
  it('are chosen by Shift, given a category, and taken back whole', async () => {
    const edited = editableLedger(five);
    const { person } = await openApp('/app/transactions', api);
    await person.click(await screen.findByRole('checkbox', { name: 'Select Elm Garage' }));
    await person.keyboard('{Shift>}');
    await person.click(screen.getByRole('checkbox', { name: 'Select Cedar Tools' }));
    await person.keyboard('{/Shift}');
    expect(within(await bar()).getByText('3 selected')).toBeTruthy();
    await person.click(within(await bar()).getByRole('button', { name: 'Category' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Category' }));
    const change = dialog.getByRole<HTMLButtonElement>('button', { name: 'Change 3 transactions' });
    expect(change.disabled).toBe(true);
    await choose(person, dialog.getByLabelText('Category'), 'Travel');
    await person.click(change);
    await toast('3 transactions changed');
    await waitFor(async () => expect((await row('Elm Garage')).textContent).toContain('Travel'));
    expect(edited).toHaveBeenCalledOnce();
    await undo(person, '3 transactions changed');
    await waitFor(async () => expect((await row('Elm Garage')).textContent).toContain('Uncategorized'));
  });

  it('are chosen by Space, with Shift all between, left by Escape, and deleted without a mouse', async () => {
    editableLedger(five);
    const { person } = await openApp('/app/transactions', api);
    const first = await screen.findByRole('button', { name: 'Open Elm Garage' });
    act(() => first.focus());
    await person.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(await within(await bar()).findByText('3 selected')).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'What is selected' })).toBeNull());
    await person.keyboard(' {ArrowDown} ');
    expect(await within(await bar()).findByText('2 selected')).toBeTruthy();
    act(() => within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }).focus());
    await person.keyboard('{Enter}');
    const remove = await screen.findByRole('button', { name: 'Delete 2 transactions' });
    act(() => remove.focus());
    await person.keyboard('{Enter}');
    await toast('2 transactions deleted');
    expect(await screen.findByText('3 transactions')).toBeTruthy();
    await undo(person, '2 transactions deleted');
    expect(await screen.findByText('5 transactions')).toBeTruthy();
  });
});

it('are shown as they will be before the answer is here, and hold no dialog', async () => {
  fakeLedger(api, five);
  const answer = Promise.withResolvers<Job>();
  api.on(editTransactions, () => answer.promise);
  const { person } = await openApp('/app/transactions', api);
  await person.click(await screen.findByRole('checkbox', { name: 'Select Elm Garage' }));
  await person.click(within(await bar()).getByRole('button', { name: 'Category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Category' }));
  await choose(person, dialog.getByLabelText('Category'), 'Travel');
  await person.click(dialog.getByRole('button', { name: 'Change 1 transaction' }));
  await waitFor(async () => expect((await row('Elm Garage')).textContent).toContain('Travel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('toolbar', { name: 'What is selected' })).toBeNull();
  act(() => {
    answer.resolve(ended(1));
  });
  await toast('1 transaction changed');
});

it('get the share of them that is for the business, which has to be one', async () => {
  const edited = editableLedger(five);
  const { person } = await openApp('/app/transactions', api);
  await person.click(await screen.findByRole('checkbox', { name: 'Select Elm Garage' }));
  await chooseFromMenu(person, 'More', 'Business share');
  const dialog = within(await screen.findByRole('dialog', { name: 'Business share' }));
  const change = () => person.click(dialog.getByRole('button', { name: 'Change 1 transaction' }));
  await person.type(dialog.getByRole('textbox'), '160');
  await change();
  expect(edited).not.toHaveBeenCalled();
  await person.clear(dialog.getByRole('textbox'));
  await person.type(dialog.getByRole('textbox'), '60 %');
  await change();
  await toast('1 transaction changed');
  expect(edited.mock.lastCall?.[0]).toMatchObject({ act: { do: 'business-share', share: 60 } });
});

it('keep their dialog, and what is chosen in it, when the window becomes narrow', async () => {
  fakeLedger(api, five);
  const { person, narrow } = await openApp('/app/transactions', api);
  await person.click(await screen.findByRole('checkbox', { name: 'Select Elm Garage' }));
  await person.click(within(await bar()).getByRole('button', { name: 'Category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Category' }));
  await choose(person, dialog.getByLabelText('Category'), 'Travel');
  narrow();
  // The bar has fewer buttons by now.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Account', hidden: true })).toBeNull());
  const change = screen.getByRole<HTMLButtonElement>('button', { name: 'Change 1 transaction' });
  expect(change.disabled).toBe(false);
});

it('get just as many suggestions as the button says', async () => {
  const [first, second, ...others] = five.map((one) => ({ ...one, suggestedCategory: offer }));
  if (!first || !second) throw new Error('There are no entries.');
  const { suggestedCategory: _none, ...bare } = second;
  const edited = editableLedger([first, bare, ...others]);
  const { person } = await openApp('/app/transactions', api);
  await person.click(await screen.findByRole('checkbox', { name: 'Select Alder Books' }));
  await person.click(screen.getByRole('checkbox', { name: 'Select Birch Cafe' }));
  await person.click(screen.getByRole('checkbox', { name: 'Select Cedar Tools' }));
  await person.click(within(await bar()).getByRole('button', { name: 'Accept 2 suggestions' }));
  await toast('2 transactions changed');
  const ids = others.map(({ id }) => id);
  expect(edited.mock.lastCall?.[0]).toMatchObject({
    act: { do: 'accept' },
    entries: [{ transactionId: ids[0] }, { transactionId: first.id }],
  });
});

// By label and text: among so many rows roles take long to find.
it('edits all that match a filter, also those that are not loaded', async () => {
  const many = Array.from({ length: 104 }, (_, at) => ({
    ...copperPipe,
    id: `01890000-0000-7000-8000-000000000${String(at).padStart(3, '0')}`,
    amount: -100 - at,
  }));
  const edited = editableLedger(many);
  const { person } = await openApp('/app/transactions?from=2026-03-01&to=2026-03-31', api);
  expect(await screen.findByText('104 transactions')).toBeTruthy();
  await person.click(screen.getByLabelText('Select all that are shown'));
  expect(await screen.findByText('100 selected')).toBeTruthy();
  await person.click(screen.getByText('Select all that match'));
  expect(await screen.findByText('104 selected')).toBeTruthy();
  await chooseFromMenu(person, 'More', 'Mark as transfer');
  await person.click(await screen.findByText('Change 104 transactions'));
  await toast('104 transactions changed');
  expect(edited.mock.lastCall?.[0]).toMatchObject({
    ...{ act: { do: 'transfer' }, count: 104 },
    filter: { from: '2026-03-01', to: '2026-03-31' },
  });
  const net = screen.getByLabelText('Net Flow');
  await waitFor(() => expect(net.textContent).toContain('$0.00'));
});
