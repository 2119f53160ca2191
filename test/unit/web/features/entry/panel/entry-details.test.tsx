// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listAlike, listRules } from '../../../../../../shared/contract/categories.ts';
import { changeTransaction, listTransactionHistory } from '../../../../../../shared/contract/ledger.ts';
import type { EntryFactChange, EntryHistoryLine } from '../../../../../../shared/model/entry-history.ts';
import type { Me } from '../../../../../../shared/model/organization.ts';
import type { EntryPart } from '../../../../../../shared/model/payout.ts';
import { TransactionChange } from '../../../../../../shared/model/transaction.ts';
import type { PartChange, Transaction } from '../../../../../../shared/model/transaction.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { fakeLedger } from '../../../../../support/fake-ledger.ts';
import { reader } from '../../../../../support/screen.tsx';
import { copperPipe } from '../../../../../support/transactions-shown.ts';
import { choose, offeredUnder } from '../../../../../support/choose.ts';

const api = fakeApi();
afterEach(closeApp);

const books: Transaction = { ...copperPipe, description: 'ALDER BOOKS 0031', amount: -10_000 };

function partOf(part: PartChange): EntryPart {
  const said = { amount: -part.amount, description: '' };
  if ('transferTo' in part)
    return {
      ...{ kind: 'transfer', category: 'Transfer', categoryId: 'transfer', ...said },
      ...{ transferTo: part.transferTo, transferToLabel: part.transferTo },
    };
  const { category, tax } = part;
  return {
    ...{ kind: 'expense', category, categoryId: category, ...said },
    ...(tax === undefined ? {} : { tax }),
  };
}

/** Opens the panel of an entry; what is said in it is kept and told in its history as the API does. */
async function openPanel(entry: Transaction = books, me: Partial<Me> = {}) {
  const { become, rows } = fakeLedger(api, [entry]);
  const lines: EntryHistoryLine[] = [];
  const one = () => rows()[0] ?? entry;
  api.on(listTransactionHistory, () => ({ items: lines.toReversed() }));
  const changed = api.on(changeTransaction, (_request, body) => {
    const change = TransactionChange.parse(body);
    const { use: was, businessShare: share = 100, parts = [], ...before } = one();
    const use = change.use === undefined ? was : (change.use ?? undefined);
    const businessShare = change.businessShare ?? share;
    const split = change.parts?.map(partOf) ?? parts;
    const categoryId = use ? 'transfer' : (change.category ?? before.categoryId);
    const after: Transaction = {
      ...before,
      ...(use ? { kind: 'transfer', use } : { kind: change.kind ?? before.kind }),
      ...{ category: categoryId, categoryId, version: before.version + 1 },
      ...(businessShare === 100 ? {} : { businessShare }),
      ...(split.length === 0 ? {} : { parts: split }),
    };
    const changes: EntryFactChange[] = [
      ...(change.use === undefined
        ? []
        : [{ field: 'use' as const, before: was ?? null, after: change.use }]),
      ...(change.businessShare === undefined
        ? []
        : [{ field: 'businessShare' as const, before: share, after: businessShare }]),
      ...(change.parts === undefined
        ? []
        : [{ field: 'parts' as const, before: parts, after: split.length === 0 ? null : split }]),
    ];
    const at = `2026-03-10T12:00:0${lines.length}.000Z`;
    lines.push({ act: 'changed', at, by: { userId: 'grace', name: 'Grace Hopper' }, changes });
    become([after]);
    return after;
  });
  const { person } = await openApp(`/app/transactions?entry=${entry.id}`, api, { me });
  const panel = within(await screen.findByRole('dialog', { name: 'Transaction' }));
  const use = within(await panel.findByRole('region', { name: 'What it was for' }));
  const history = await panel.findByRole('region', { name: 'History' });
  const tells = (said: string) => waitFor(() => expect(history.textContent).toContain(said));
  const save = async () => person.click(await panel.findByRole('button', { name: 'Save' }));
  return { person, panel, use, tells, save, one, changed };
}

/** Within this time something that was answered is on the screen. */
const SHOWN_MS = 300;
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('is split over categories, shared with what is private, and taken back', async () => {
  const { person, panel, use, tells, save, one, changed } = await openPanel();
  const splitUp = use.getByRole('button', { name: 'Split over categories' });
  act(() => splitUp.focus());
  await person.keyboard('{Enter}');
  const part = within(await use.findByRole('group', { name: 'Part 1' }));
  const category = part.getByLabelText('Category');
  await waitFor(() => expect(document.activeElement).toBe(category));
  await choose(person, category, 'Travel');
  await person.type(part.getByLabelText('Amount'), '12+8*2');
  await person.type(part.getByLabelText(/^Tax in it/), '3.20');
  expect(await use.findByText('Left: $72.00')).toBeTruthy();
  await person.keyboard('{Enter}');
  await tells('split the amount');
  expect(panel.getByRole('list', { name: 'Split of ALDER BOOKS 0031' }).textContent).toContain('Travel');

  fill(use.getByLabelText('Business use in percent'), '70');
  expect(await use.findByText('$70.00 for the business, $30.00 personal.')).toBeTruthy();
  await save();
  await tells('said that 70 % of it is for the business');
  const split = { businessShare: 70, parts: [{ amount: -2800, tax: 320 }] };
  expect(one()).toMatchObject(split);

  fill(use.getByLabelText('Business use in percent'), '0');
  await save();
  expect(await use.findByText('Enter a whole percentage from 1 to 100.')).toBeTruthy();
  expect(changed).toHaveBeenCalledTimes(2);
  fill(use.getByLabelText('Business use in percent'), '100');
  await person.click(use.getByRole('button', { name: 'Remove part 1' }));
  await save();
  await tells('took the split back');
  expect(one()).not.toHaveProperty('parts');
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(one()).toMatchObject(split));
});

it('saves all that is said of it by one button, at once', async () => {
  const { panel, use, save, changed } = await openPanel();
  fill(panel.getByLabelText(/^Notes/), 'For the shop');
  fill(use.getByLabelText('Business use in percent'), '70');
  await waitFor(() => expect(panel.getAllByRole('button', { name: 'Save' })).toHaveLength(1));
  await save();
  await waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(changed.mock.lastCall?.[0]).toMatchObject({ notes: 'For the shop', businessShare: 70 });
});

it('asks before what is changed goes unsaved, and says what is wrong once a field is left', async () => {
  const { person, use, changed } = await openPanel();
  const share = use.getByLabelText('Business use in percent');
  fill(share, '0');
  fireEvent.blur(share);
  expect(await use.findByText('Enter a whole percentage from 1 to 100.')).toBeTruthy();
  await person.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question.dataset['state']).toBe('closed'));
  expect(screen.getByDisplayValue('0')).toBeTruthy();
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  const panel = screen.queryByRole('dialog', { name: 'Transaction', hidden: true });
  await waitFor(() => expect(panel?.dataset['state'] ?? 'closed').toBe('closed'));
  expect(changed).not.toHaveBeenCalled();
});

it('heeds a Cancel that is pressed in the moment its question opens', async () => {
  const { use } = await openPanel();
  fill(use.getByLabelText('Business use in percent'), '0');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  const asked = () => screen.queryByRole('alertdialog', { name: 'Discard your changes?' });
  for (let turns = 0; turns < 600 && asked()?.dataset['state'] !== 'open'; turns += 1)
    await new Promise((next) => setTimeout(next));
  const question = asked() as HTMLElement;
  const cancel = within(question).getByRole('button', { name: 'Cancel' });
  fireEvent.pointerDown(cancel);
  fireEvent.pointerUp(cancel);
  fireEvent.click(cancel);
  // The panel hears of the press a frame later.
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  await waitFor(() => expect(question.dataset['state']).toBe('closed'));
});

describe('the offer to change others alike', () => {
  const alike = { count: 3, items: [], transactionIds: [books.id], text: 'ALDER', lookedBackTo: null };
  const offer = () => screen.queryByRole('dialog', { name: /^Also these/ });

  /** Gives the entry another category; what is alike is answered once `answer` is called. */
  async function corrected() {
    const { promise, resolve } = Promise.withResolvers<typeof alike>();
    const asked = api.on(listAlike, () => promise);
    api.on(listRules, { items: [], version: 0 });
    const opened = await openPanel();
    await choose(opened.person, opened.panel.getByLabelText('Category'), 'Travel');
    await opened.save();
    await waitFor(() => expect(opened.one().categoryId).toBe('travel'));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    /** Until it is on the screen, were it shown. */
    const answer = () =>
      act(async () => {
        resolve(alike);
        await new Promise((shown) => setTimeout(shown, SHOWN_MS));
      });
    return { ...opened, answer };
  }
  const takeBack = async ({ person, one }: Awaited<ReturnType<typeof corrected>>) => {
    await person.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(one().categoryId).not.toBe('travel'));
  };

  it('closes once the change is taken back', async () => {
    const books = await corrected();
    await books.answer();
    await waitFor(() => expect(offer()).not.toBeNull());
    await takeBack(books);
    await waitFor(() => expect(offer()).toBeNull());
  });

  it('waits until what is unsaved is saved', async () => {
    const { use, save, answer } = await corrected();
    fill(use.getByLabelText('Business use in percent'), '70');
    await answer();
    expect(offer()).toBeNull();
    await save();
    await waitFor(() => expect(offer()).not.toBeNull());
  });

  it('never opens where the change was taken back before', async () => {
    const books = await corrected();
    await takeBack(books);
    await books.answer();
    expect(offer()).toBeNull();
  });
});

const van = { id: 'van', name: 'Van loan', kind: 'loan', currency: 'CAD', lastDigits: null } as const;
const borrowers: Partial<Me> = {
  organization: {
    ...reader.organization,
    accounts: [...reader.organization.accounts, { ...van, openingBalance: -1_000_000 }],
  },
};

it('moves a part to another account, which is no category and has no tax', async () => {
  const { person, use, save, one } = await openPanel(books, borrowers);
  await person.click(use.getByRole('button', { name: 'Split over categories' }));
  const part = within(await use.findByRole('group', { name: 'Part 1' }));
  await person.click(part.getByLabelText('Category'));
  expect(offeredUnder()['To an account']).toEqual(['Van loan']);
  await choose(person, part.getByLabelText('Category'), 'Van loan');
  expect(part.queryByLabelText(/^Tax in it/)).toBeNull();
  await save();
  expect(await part.findByText('Write the amount as digits, such as 12.50.')).toBeTruthy();
  await person.type(part.getByLabelText('Amount'), '40');
  await save();
  await waitFor(() => expect(one().parts).toMatchObject([{ transferTo: 'van', amount: -4000 }]));
});

it('splits a loan payment by the interest alone, which is then what the entry is', async () => {
  const payment: Transaction = { ...books, category: 'expense', categoryId: 'expense' };
  const asked = { ...payment, question: 'loan-payment' as const };
  const { person, use, save, one } = await openPanel(asked, borrowers);
  await person.click(await use.findByRole('button', { name: 'Split: principal and interest' }));
  const [interest, principal] = ['Part 1', 'Part 2'].map((name) => within(use.getByRole('group', { name })));
  const amount = interest?.getByLabelText('Amount');
  await waitFor(() => expect(document.activeElement).toBe(amount));
  await person.keyboard('18.25');
  expect(principal?.getByLabelText<HTMLInputElement>('Amount').value).toBe('81.75');
  expect(use.queryByText('The parts take all of it or more.')).toBeNull();
  await save();
  await waitFor(() =>
    expect(one()).toMatchObject({ categoryId: 'interest', parts: [{ transferTo: 'van', amount: -8175 }] }),
  );
});

it('is the owner’s, is one of the business again by Ctrl+Z, and is personal', async () => {
  const { person, use, tells, save, one } = await openPanel();
  await person.selectOptions(use.getByLabelText('Used for'), 'Owner’s draw');
  expect(await use.findByText(/What the owner took out of the business/)).toBeTruthy();
  expect(use.queryByLabelText('Business use in percent')).toBeNull();
  await save();
  await tells('owner’s draw');
  expect(one()).toMatchObject({ kind: 'transfer', use: 'owner' });
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(one()).toMatchObject({ kind: 'expense', categoryId: books.categoryId }));
  await use.findByLabelText('Business use in percent');
  await person.selectOptions(use.getByLabelText('Used for'), 'Personal');
  await save();
  await tells('said that it is personal');
});

it('is found in the list by whose it is', async () => {
  fakeLedger(api, [{ ...books, kind: 'transfer', use: 'personal', categoryId: 'transfer' }]);
  const { person, address } = await openApp('/app/transactions', api);
  const row = await screen.findByRole('group', { name: 'ALDER BOOKS 0031' });
  expect(row.textContent).toContain('Personal');
  await person.click(screen.getByRole('button', { name: 'More Filters' }));
  const type = () => screen.findByLabelText('Type');
  await person.selectOptions(await type(), 'Owner’s draw or contribution');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'ALDER BOOKS 0031' })).toBeNull());
  await person.selectOptions(await type(), 'Personal');
  expect(await screen.findByRole('group', { name: 'ALDER BOOKS 0031' })).toBeTruthy();
  expect(address()).toMatch(/[?&]use=personal/);
  expect(screen.getByRole('button', { name: 'Clear 1 filter' })).toBeTruthy();
});
