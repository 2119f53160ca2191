// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getMe, savePreferences } from '../../../../../shared/contract/books.ts';
import { getCashFlow, getSummary, getWorklist } from '../../../../../shared/contract/ledger.ts';
import type { RouteReply } from '../../../../../shared/contract/route.ts';
import { listReceipts } from '../../../../../shared/contract/receipts.ts';
import { formatMonth } from '../../../../../web/format/format.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { answerEmptyBooks } from '../../../../support/empty-books.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { lunch } from '../../../../support/receipts-shown.ts';
import { reader } from '../../../../support/screen.tsx';

const api = fakeApi();
afterEach(closeApp);

const [month, before] = ['2026-03', '2026-02'];
const sums = (income: number, expenses: number, count: number) => ({
  ...{ income, expenses, net: income + expenses, count },
});
const ofMonth: Readonly<Record<string, ReturnType<typeof sums>>> = {
  [month]: sums(90_000, -5000, 3),
  [before]: sums(0, -10_000, 1),
};

beforeEach(() => {
  answerEmptyBooks(api);
  api.on(getWorklist, {
    ...{ suggestions: 0, withoutReceipt: 3, withoutCategory: 1, assumed: 2, incomplete: 1 },
    months: { first: before, latest: month },
  });
  api.on(getSummary, ({ query }) => ({
    ...{ currency: 'CAD', exportReady: 0, byCategory: [], apart: [] },
    ...(ofMonth[query.get('from')?.slice(0, 7) ?? ''] ?? sums(0, 0, 0)),
    previous: query.get('from')?.startsWith(month) ? (ofMonth[before] ?? null) : null,
  }));
  api.on(getCashFlow, {
    currency: 'CAD',
    apart: [],
    months: [
      { month: before, ...sums(12_345_678_900, -45_000_000, 2) },
      { month, ...sums(90_000, -4000, 2) },
    ],
  });
});

const region = (name: string) => screen.findByRole('region', { name });
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('the dashboard', () => {
  it('opens on the latest month with entries, and tells how it compares', async () => {
    await openApp('/app/dashboard', api);
    const expenses = await region('Total Expenses');
    await waitFor(() => expect(expenses.textContent).toContain('$50.00'));
    expect(screen.getByLabelText<HTMLSelectElement>('Month').value).toBe(month);
    expect(expenses.textContent).toContain('50% less · improved');
    expect(screen.getByText(`Compared with ${formatMonth(before, 'long')}`)).toBeTruthy();
  });

  it('offers no statement in its header before it is known whether the first steps do', async () => {
    const told = Promise.withResolvers<RouteReply<typeof getWorklist>>();
    api.on(getWorklist, () => told.promise);
    await openApp('/app/dashboard', api);
    await screen.findByRole('button', { name: 'Add' });
    const importing = () => screen.queryByRole('button', { name: 'Import Statement' });
    expect(importing()).toBeNull();
    told.resolve({
      ...{ suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0 },
      months: { first: before, latest: month },
    });
    await waitFor(() => expect(importing()).not.toBeNull());
  });

  it('leads from each figure to just its entries', async () => {
    await openApp('/app/dashboard', api);
    const link = await within(await region('Total Expenses')).findByRole('link');
    expect(hrefOf(link)).toMatch(/^\/app\/transactions\?/);
    const { searchParams } = new URL(hrefOf(link) ?? '', 'http://localhost');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ side: 'expense', from: '2026-03-01', to: '2026-03-31' },
    });
    const worklist = within(await region('To do'));
    expect(hrefOf(await worklist.findByRole('link', { name: '3 receipts missing' }))).toBe(
      '/app/accounting?tab=missing',
    );
    expect(hrefOf(worklist.getByRole('link', { name: '1 uncategorized entry' }))).toBe(
      '/app/accounting?tab=categories',
    );
    expect(hrefOf(worklist.getByRole('link', { name: '2 entries decided for you' }))).toBe(
      '/app/transactions?needs=review',
    );
    expect(hrefOf(worklist.getByRole('link', { name: '1 document to complete' }))).toBe(
      '/app/receipts?status=processed',
    );
  });

  it('keeps the first steps until each is done', async () => {
    const steps = () => screen.queryByRole('region', { name: /steps to your first books$/ });
    await openApp('/app/dashboard', api);
    await waitFor(() => expect(steps()).toBeTruthy());
    expect(within(steps() ?? document.body).getAllByLabelText('Done')).toHaveLength(1);
    const accountantLink = within(steps() ?? document.body).getByRole('link', { name: 'Add accountant' });
    expect(hrefOf(accountantLink)).toBe('/app/accounting?tab=accountant');
    expect(within(steps() ?? document.body).getAllByRole('listitem')).toHaveLength(4);
    await closeApp();
    const accountant = { name: '', email: 'zoe@example.com', company: '', phone: '' };
    const organization = { ...reader.organization, accountant, salesTax: null };
    await openApp('/app/dashboard', api, { me: { organization } });
    await waitFor(() => expect(steps()).toBeTruthy());
    await closeApp();
    api.on(listReceipts, { items: [lunch] });
    await openApp('/app/dashboard', api, { me: { organization } });
    await within(await region('Total Expenses')).findByRole('link');
    await waitFor(() => expect(steps()).toBeNull());
  });

  it('asks for statements first, as many as there are, where the books are empty', async () => {
    api.on(getWorklist, { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months: null });
    const { person } = await openApp('/app/dashboard', api);
    const steps = within(await region('Four steps to your first books'));
    expect(steps.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
    await person.click(steps.getByRole('button', { name: 'Import Statement' }));
    const files = document.querySelector<HTMLInputElement>('body > input[type=file]');
    expect(files?.multiple).toBe(true);
    files?.remove();
  });

  it('keeps another month in the address', async () => {
    const { person, address } = await openApp('/app/dashboard', api);
    const expenses = await region('Total Expenses');
    await person.click(await screen.findByRole('button', { name: 'Month before' }));
    await waitFor(() => expect(expenses.textContent).toContain('$100.00'));
    expect(address()).toContain(`month=${before}`);
    expect(await screen.findByText(/^Nothing to compare with/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Month after' }));
    await waitFor(() => expect(expenses.textContent).toContain('$50.00'));
  });
});

describe('the cash flow', () => {
  it('is bars that say their figures and lead to their entries', async () => {
    await openApp('/app/dashboard', api);
    const flow = within(await region('Cash flow'));
    expect(await flow.findAllByRole('link')).toHaveLength(4);
    const name = `Expenses in ${formatMonth(month, 'long')}: $40.00`;
    const bar = flow.getByRole('link', { name });
    expect(hrefOf(bar)).toBe('/app/transactions?side=expense&from=2026-03-01&to=2026-03-31');
    expect(flow.queryByText(name)).toBeNull();
    act(() => bar.focus());
    expect(flow.getByText(name)).toBeTruthy();
  });

  it('has a scale: what its whole height stands for, half of it, and nothing', async () => {
    await openApp('/app/dashboard', api);
    const flow = within(await region('Cash flow'));
    await flow.findAllByRole('link');
    const written = ['$200M', '$100M', '$0'].map((amount) => flow.getByText(amount));
    expect(new Set(written.map(({ parentElement }) => parentElement)).size).toBe(1);
  });

  it('is a table of the same figures for who wants it', async () => {
    const { person } = await openApp('/app/dashboard', api);
    const flow = within(await region('Cash flow'));
    await person.click(flow.getByRole('button', { name: 'Table' }));
    const [line] = (await flow.findAllByRole('row')).filter(({ textContent }) =>
      textContent.includes(formatMonth(before, 'short')),
    );
    expect(line?.textContent).toContain('$123,456,789.00');
    expect(line?.textContent).toContain('$123,006,789.00');
  });
});

it('changes the goal of a month, refuses one that is no number, and takes it back by Ctrl+Z', async () => {
  let { organization } = reader;
  const saved = api.on(savePreferences, (_request, body) => {
    organization = { ...organization, ...(body as { entryGoal: number }) };
    return organization;
  });
  const { person } = await openApp('/app/dashboard', api);
  api.on(getMe, () => ({ ...reader, organization }));
  const progress = await region('Monthly Progress');
  await waitFor(() => expect(progress.textContent).toContain('3 of 25'));
  expect(
    within(progress).getByRole('progressbar', { name: 'Entry Goal' }).getAttribute('aria-valuenow'),
  ).toBe('12');
  await person.click(within(progress).getByRole('button', { name: 'Change goal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change goal' }));
  const field = dialog.getByLabelText('Entries a month');
  await person.clear(field);
  await person.type(field, 'many{Enter}');
  expect(await dialog.findByText('Write a whole number from 1 to 100,000.')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  await person.clear(field);
  await person.type(field, '80{Enter}');
  await waitFor(() => expect(progress.textContent).toContain('3 of 80'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(progress.textContent).toContain('3 of 25'));
  expect(saved.mock.calls).toEqual([[{ entryGoal: 80 }], [{ entryGoal: 25 }]]);
});
