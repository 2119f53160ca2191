// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMe } from '../../../../shared/contract/books.ts';
import { addTransaction, listTransactions } from '../../../../shared/contract/ledger.ts';
import { BOOKS_HEADER } from '../../../../shared/contract/route.ts';
import { addOrganization, listOrganizations, openOrganization } from '../../../../shared/contract/team.ts';
import type { OrganizationEntry } from '../../../../shared/model/team.ts';
import { problemOf } from '../../../../shared/problems.ts';
import { takeTokensFrom } from '../../../../web/api/call.ts';
import { noteOtherBooks, shownBooks } from '../../../../web/api/shown-books.ts';
import { choose, closeApp, openApp } from '../../../support/app.tsx';
import { answerEmptyBooks } from '../../../support/empty-books.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { notePagesLeft } from '../../../support/pages-left.ts';
import { reader } from '../../../support/screen.tsx';
import { copperPipe } from '../../../support/transactions-shown.ts';

const api = fakeApi();
const { assign, reload } = notePagesLeft();

const own: OrganizationEntry = {
  ...{ id: 'books', name: 'Hopper Plumbing', role: 'master', accessLevel: 'full' },
  ...{ plan: 'professional', isActive: true },
};
const client: OrganizationEntry = {
  ...own,
  id: 'bakery',
  name: 'Byron Bakery',
  role: 'accountant',
  isActive: false,
};

beforeEach(() => {
  answerEmptyBooks(api);
  assign.mockClear();
  reload.mockClear();
});
afterEach(closeApp);

/** Opens a screen as somebody who is in these organizations. */
async function openIn(items: OrganizationEntry[], at = '/app/transactions') {
  const app = await openApp(at, api, { me: { organizations: items.length } });
  api.on(listOrganizations, { items });
  return app;
}

const switcher = { name: 'Switch organization: Hopper Plumbing' };
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Your organizations' }));

describe('somebody in one organization', () => {
  it('has no switcher, no other address, and can add a business under Settings', async () => {
    const { person, address } = await openIn([own]);
    await screen.findByRole('heading', { level: 1 });
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 'o' });
    expect(screen.queryByRole('button', switcher)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/app/transactions');
    api.on(addOrganization, own);
    const opened = api.on(openOrganization, own);
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 's' });
    await person.click(await screen.findByRole('button', { name: 'Add a business' }));
    const adding = within(await screen.findByRole('dialog', { name: 'Add a business' }));
    await person.type(adding.getByLabelText('Name of the business'), 'Second Shop{Enter}');
    await waitFor(() => expect(assign.mock.lastCall?.[0]).toMatch(/^\/app\/dashboard\?books=[-0-9a-f]{36}$/));
    expect(opened).toHaveBeenCalledTimes(1);
  });
});

it('a business that was added and didn’t open is opened by pressing again, and not added twice', async () => {
  const { person } = await openIn([own]);
  const added = api.on(addOrganization, own);
  api.on(openOrganization, problemOf('unexpected'));
  await screen.findByRole('heading', { level: 1 });
  fireEvent.keyDown(document.body, { key: 'g' });
  fireEvent.keyDown(document.body, { key: 's' });
  await person.click(await screen.findByRole('button', { name: 'Add a business' }));
  const adding = within(await screen.findByRole('dialog', { name: 'Add a business' }));
  await person.type(adding.getByLabelText('Name of the business'), 'Second Shop{Enter}');
  expect(await screen.findByText('The business was not added')).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
  api.on(openOrganization, own);
  await person.type(adding.getByLabelText('Name of the business'), ' Ltd.{Enter}');
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  const [first, second] = added.mock.calls.map(([body]) => body as { id: string; name: string });
  expect(second).toEqual({ id: first?.id, name: 'Second Shop Ltd.' });
});

it('keeps what is typed in one tab from another tab that shows another organization', async () => {
  const first = await openIn([own, client], '/app/transactions?books=books');
  await choose(first.person, 'Add', 'Add Expense');
  const draft = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
  await first.person.type(draft.getByLabelText('Description'), 'Draft of the plumber');
  // What tabs share goes on; what is one tab’s own begins anew.
  const shared = Object.keys(localStorage).map((key) => localStorage.getItem(key));
  expect(shared.join(' ')).not.toContain('Draft of the plumber');
  cleanup();
  sessionStorage.clear();
  const added = api.on(addTransaction, copperPipe);
  const second = await openIn([own, { ...client, role: 'master' }], '/app/transactions?books=bakery');
  expect(shownBooks()).toBe('bakery');
  await choose(second.person, 'Add', 'Add Expense');
  const empty = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
  expect(empty.getByLabelText<HTMLInputElement>('Description').value).toBe('');
  expect(document.body.textContent).not.toContain('Draft of the plumber');
  expect(added).not.toHaveBeenCalled();
});

describe('somebody in several organizations', () => {
  it('sees in the address which of them is shown, on every screen, whatever else stands there', async () => {
    const { address, goBack } = await openIn([own, client], '/app/transactions?q=gas#top');
    await waitFor(() => expect(address()).toBe('/app/transactions?q=gas&books=books'));
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    expect(search.value).toBe('gas');
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 's' });
    await waitFor(() => expect(address()).toBe('/app/settings?books=books'));
    await goBack();
    await waitFor(() => expect(address()).toBe('/app/transactions?q=gas&books=books'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('goes to another by the bar or by keys, as a page of its own', async () => {
    const opened = api.on(openOrganization, client);
    const { person } = await openIn([own, client]);
    await person.click(await screen.findByRole('button', switcher));
    expect((await dialog()).queryByRole('searchbox')).toBeNull();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key: 'o' });
    await person.click((await dialog()).getByRole('button', { name: 'Byron Bakery' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/app/dashboard?books=bakery'));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('is told that another was not opened, and stays', async () => {
    api.on(openOrganization, problemOf('not-found'));
    const { person } = await openIn([own, client]);
    await person.click(await screen.findByRole('button', switcher));
    await person.click((await dialog()).getByRole('button', { name: 'Byron Bakery' }));
    expect(await screen.findByText('The organization was not opened')).toBeTruthy();
    expect(shownBooks()).toBe('books');
    expect(assign).not.toHaveBeenCalled();
  });

  it('searches where there are more than ten', async () => {
    const many = Array.from({ length: 11 }, (_, at) => ({ ...client, id: `c${at}`, name: `Client ${at}` }));
    const { person } = await openIn([own, ...many]);
    await person.click(await screen.findByRole('button', switcher));
    const opened = await dialog();
    await person.type(await opened.findByRole('searchbox'), 'client 7');
    await waitFor(() => expect(opened.getAllByRole('listitem')).toHaveLength(1));
    await person.type(opened.getByRole('searchbox'), 'x');
    expect(await opened.findByText('No organization matches')).toBeTruthy();
  });
});

describe('an address of an organization', () => {
  it('is asked about from the first request on, and in every other', async () => {
    takeTokensFrom(() => Promise.resolve('token'));
    const named: (string | null)[] = [];
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      named.push(new Headers(init?.headers).get(BOOKS_HEADER));
      return fetched(url, init);
    });
    await openApp('/app/transactions?books=books', api);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(named.length).toBeGreaterThan(3));
    expect(new Set(named)).toEqual(new Set(['books']));
    takeTokensFrom(() => Promise.resolve(undefined));
    vi.stubGlobal('fetch', fetched);
  });

  it('that the person is no member of leads nowhere but to their own', async () => {
    await openApp('/app/transactions?books=strange', api);
    await closeApp();
    api.on(listTransactions, problemOf('not-a-member'));
    const opening = openApp('/app/transactions?books=strange', api);
    api.on(getMe, problemOf('not-a-member'));
    await opening;
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my books' }).getAttribute('href')).toBe('/app/dashboard');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('that names another one than is shown loads the page anew', async () => {
    const { address } = await openIn([own, client]);
    await waitFor(() => expect(address()).toContain('books=books'));
    history.pushState(null, '', '/app/reports?books=bakery');
    fireEvent.popState(window, { state: null });
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });
});

it('a tab keeps to what it showed over a reload; what it only remembers and is no member of any more, it forgets', async () => {
  await openApp('/app/transactions', api);
  await screen.findByRole('heading', { level: 1 });
  expect(sessionStorage.getItem('matchbook.books')).toBe('books');
  await closeApp();
  const opening = openApp('/app/transactions', api);
  sessionStorage.setItem('matchbook.books', 'left');
  api.on(getMe, () => (shownBooks() === 'left' ? problemOf('not-a-member') : reader));
  await opening;
  await screen.findByRole('heading', { name: 'Transactions', level: 1 });
  expect(shownBooks()).toBe('books');
});

it('somebody removed while the page is open is told, and goes on in their own books', async () => {
  const { person } = await openIn([own, client]);
  await screen.findByRole('heading', { level: 1 });
  noteOtherBooks();
  const told = within(await screen.findByRole('alertdialog', { name: 'You can’t open these books anymore' }));
  await person.click(told.getByRole('button', { name: 'Continue in your own books' }));
  expect(assign).toHaveBeenCalledWith('/app/dashboard');
  expect(sessionStorage.getItem('matchbook.books')).toBeNull();
});
