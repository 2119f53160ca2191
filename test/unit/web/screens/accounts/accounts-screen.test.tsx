// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addAccount,
  changeAccount,
  listAccounts,
  reconcileAccount,
  removeAccount,
} from '../../../../../shared/contract/books.ts';
import { todayIn } from '../../../../../shared/civil-date.ts';
import { getStatementCoverage } from '../../../../../shared/contract/imports.ts';
import { AccountChange, NewAccount } from '../../../../../shared/model/account.ts';
import type { AccountStanding } from '../../../../../shared/model/account.ts';
import type { Reconciliation } from '../../../../../shared/model/reconciliation.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { assistant } from '../../../../support/screen.tsx';
import { fakeLedger } from '../../../../support/fake-ledger.ts';
import { undo } from '../../../../support/toast-shown.ts';
import { copperPipe } from '../../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);
beforeEach(() => void api.on(getStatementCoverage, { items: [] }));

const account = (id: string, name: string): AccountStanding => ({
  ...{ id, name, kind: 'checking', currency: 'CAD', lastDigits: null, openingBalance: 0 },
  ...{ balance: 0, lastClosing: null },
});

/** Answers what is asked of accounts as the API does where no entry is in them. */
function fakeAccounts(begun: readonly AccountStanding[]) {
  let held = [...begun];
  api.on(listAccounts, () => ({ items: held }));
  api.on(addAccount, (_request, body) => {
    const { currency = 'CAD', lastDigits = null, openingBalance = 0, ...facts } = NewAccount.parse(body);
    if (held.some(({ name }) => name === facts.name))
      return wrongAt({ name: 'Another account has this name.' });
    const added = { ...facts, currency, lastDigits, openingBalance };
    held = [...held, { ...added, balance: openingBalance, lastClosing: null }];
    return added;
  });
  api.on(removeAccount, ({ params }) => {
    const removed = held.find(({ id }) => id === params['id']);
    held = held.filter((one) => one !== removed);
    return removed ?? problemOf('not-found');
  });
  const changed = api.on(changeAccount, ({ params }, body) => {
    const { openingBalance = 0 } = AccountChange.parse(body);
    held = held.map((one) =>
      one.id !== params['id'] || one.lastClosing === null
        ? one
        : { ...one, openingBalance, lastClosing: { ...one.lastClosing, agrees: openingBalance === 0 } },
    );
    return held.find(({ id }) => id === params['id']) ?? problemOf('not-found');
  });
  return { changed };
}

const checking = account('checking', 'Checking');
const cash = account('cash', 'Cash');
const list = () => screen.findByRole('list', { name: 'Accounts' });
const rows = async () => within(await list()).getAllByRole('listitem');
const hasRows = (count: number) => waitFor(async () => expect(await rows()).toHaveLength(count));
const rowOf = async (name: string) => (await rows()).find(({ textContent }) => textContent.includes(name));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('an account', () => {
  it('of a loan says what is missing where more was paid back than borrowed', async () => {
    const loans = [1, -1].map((sign) => ({
      ...account(`loan${sign}`, sign > 0 ? 'Van loan' : 'Tools loan'),
      ...{ kind: 'loan' as const, balance: sign * 250_000 },
    }));
    fakeAccounts([checking, ...loans]);
    await openApp('/app/transactions/accounts', api);
    await hasRows(3);
    expect((await rowOf('Van loan'))?.textContent).toContain('More was paid back than these books say');
    expect((await rowOf('Tools loan'))?.textContent).not.toContain('More was paid back');
  });

  it('is not called what it is twice', async () => {
    const bank = { ...account('bank', 'chequing'), lastDigits: '0815' };
    fakeAccounts([bank, account('house', 'House money')]);
    await openApp('/app/transactions/accounts', api);
    await hasRows(2);
    expect((await rowOf('chequing'))?.textContent).toContain('chequingending in 0815');
    expect((await rowOf('House money'))?.textContent).toContain('Chequing');
  });

  it('is added once nothing is missing or wrong, which is said beside its field, and taken out again', async () => {
    fakeLedger(api, []);
    fakeAccounts([checking, cash]);
    const { person } = await openApp('/app/transactions', api);
    await person.click(await screen.findByRole('link', { name: 'Accounts' }));
    await hasRows(2);
    await person.click(screen.getByRole('button', { name: 'Add account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const add = dialog.getByRole('button', { name: 'Add account' });
    fill(dialog.getByLabelText(/^Last digits/), '12a');
    await person.click(add);
    expect(await dialog.findByText('Fill in this field.')).toBeTruthy();
    expect(dialog.getByText('Type the last two to four digits of the number.')).toBeTruthy();
    fill(dialog.getByLabelText(/^Name/), 'Checking');
    fill(dialog.getByLabelText(/^Last digits/), '0815');
    await person.click(add);
    expect(await dialog.findByText('Another account has this name.')).toBeTruthy();
    fill(dialog.getByLabelText(/^Name/), 'Tax reserve');
    await person.click(add);
    await hasRows(3);
    const reserve = await rowOf('Tax reserve');
    expect(reserve?.textContent).toContain('Chequing · ending in 0815');
    expect(reserve?.textContent).toContain('No proven statement yet');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.keyboard('{Control>}z{/Control}');
    await hasRows(2);
  });

  it('is asked with what it began of who may close books alone', async () => {
    fakeAccounts([checking, cash]);
    const { person } = await openApp('/app/transactions/accounts', api, { me: assistant });
    await person.click(await screen.findByRole('button', { name: 'Edit Cash' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Last digits/)).toBeTruthy();
    expect(dialog.queryByLabelText(/^Opening balance/)).toBeNull();
  });

  it('is removed in its dialog, and comes back', async () => {
    fakeAccounts([checking, cash]);
    const { person } = await openApp('/app/transactions/accounts', api);
    await person.click(await screen.findByRole('button', { name: 'Edit Cash' }));
    await person.click(await screen.findByRole('button', { name: 'Remove account' }));
    await hasRows(1);
    await undo(person, 'Account removed');
    await hasRows(2);
    expect((await rowOf('Cash'))?.textContent).toContain('Chequing');
  });

  it('is told not to agree with its statement, with what that says, and leads to its entries', async () => {
    const lastClosing = { day: '2026-03-20', amount: 178_750, agrees: true };
    const { changed } = fakeAccounts([{ ...checking, balance: 178_750, lastClosing }]);
    fakeLedger(api, [{ ...copperPipe, description: 'ROSE & CO' }]);
    const { person, address } = await openApp('/app/transactions/accounts', api);
    await waitFor(async () =>
      expect((await rowOf('Checking'))?.textContent).toContain('Matches the statement of'),
    );
    await person.click(screen.getByRole('button', { name: 'Edit Checking' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill(dialog.getByLabelText(/^Opening balance/), '7.77');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await rowOf('Checking'))?.textContent).toContain('Doesn’t match the statement of'),
    );
    expect((await rowOf('Checking'))?.textContent).toContain('The statement closes with $1,787.50');
    expect(changed.mock.lastCall?.[0]).toMatchObject({ openingBalance: 777 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('link', { name: 'Show transactions of Checking' }));
    expect(await screen.findByRole('group', { name: 'ROSE & CO' })).toBeTruthy();
    expect(address()).toBe('/app/transactions?account=checking');
  });
});

describe('a reconciliation', () => {
  const statement = {
    ...{ importId: '01890000-0000-7000-8000-0000000000bb', from: '2026-03-02', to: '2026-03-20' },
    closing: 178_750,
  };
  const twice = { ...copperPipe, description: 'Paid twice', amount: -333, date: '2026-03-05' };
  const found: Reconciliation = {
    ...{ account: checking, balance: 178_417, statement, difference: -333, missingMonths: [] },
    lines: [{ reason: 'by-hand', amount: -333, count: 1, rows: [twice] }],
  };

  it('tells the difference, and leads from what makes it to its entry', async () => {
    const lastClosing = { day: '2026-03-20', amount: 178_750, agrees: false };
    fakeAccounts([{ ...checking, lastClosing }]);
    fakeLedger(api, [twice]);
    api.on(reconcileAccount, found);
    const { person, address } = await openApp('/app/transactions/accounts', api);
    await person.click(await screen.findByRole('link', { name: 'Reconcile Checking' }));
    expect(await screen.findByRole('heading', { name: 'Reconcile Checking' })).toBeTruthy();
    const figure = async (name: string) => (await screen.findByRole('region', { name })).textContent;
    expect(await figure('By the books')).toContain('1,784.17');
    expect(await figure('By the statement of')).toContain('1,787.50');
    expect(await figure('Difference')).toContain('3.33');
    const why = screen.getByRole('list', { name: 'What makes the difference' });
    expect(why.textContent).toContain('Entries by hand that the statement does not have');
    await person.click(within(why).getByRole('link', { name: 'Paid twice' }));
    const panel = await screen.findByRole('dialog', { name: 'Transaction' });
    await waitFor(() => expect(panel.textContent).toContain('Paid twice'));
    expect(address()).toContain(`entry=${twice.id}`);
  });

  it('says that both agree where nothing makes a difference', async () => {
    api.on(reconcileAccount, { ...found, balance: 178_750, difference: 0, lines: [] });
    await openApp('/app/transactions/accounts/checking/reconcile', api);
    expect(await screen.findByText('The books agree with the statement to the cent.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'What makes the difference' })).toBeNull();
  });
});

it('shows the months of a year that is still to be filed, and says where no statement covers any', async () => {
  fakeAccounts([checking]);
  const months = (year: number, state: 'covered' | 'missing') =>
    Array.from({ length: 12 }, (_, at) => ({
      month: `${year}-${String(at + 1).padStart(2, '0')}`,
      ...{ state, overlaps: false, importIds: [] },
    }));
  const thisYear = Number(todayIn('America/Toronto', new Date()).slice(0, 4));
  api.on(getStatementCoverage, ({ query }) => {
    const from = query.get('from');
    const state = from === `${thisYear - 1}-01-01` ? 'covered' : 'missing';
    return {
      items: [{ accountId: 'a', name: 'Chequing', months: months(Number(from?.slice(0, 4)), state) }],
    };
  });
  const { person } = await openApp('/app/transactions/accounts', api);
  expect(await screen.findByText('No statement covers these months.')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Months shown'), String(thisYear - 1));
  const covered = await screen.findAllByRole('img', { name: /, covered$/ });
  expect(covered).toHaveLength(12);
  expect(screen.queryByText('No statement covers these months.')).toBeNull();
});
