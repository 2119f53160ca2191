// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { daysOfMonth } from '../../../../../shared/civil-date.ts';
import { getCapitalPurchases, getReport, getTrialBalance } from '../../../../../shared/contract/reports.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reportOf } from './books-reported.ts';
import type { Reported } from './books-reported.ts';

const api = fakeApi();
afterEach(closeApp);

const days = { from: '2026-01-01', to: '2026-03-31' };
const at = '/app/reports?range=custom&from=2026-01-01&to=2026-03-31';
const sales = { kind: 'income', category: 'sales', label: 'Sales Revenue' } as const;
const software = { kind: 'expense', category: 'software', label: 'Software' } as const;
const unsorted = { kind: 'expense', category: '', label: 'Uncategorized' } as const;
const entries: readonly Reported[] = [
  { ...sales, amount: 310_000, date: '2026-01-05' },
  { ...software, amount: -120_400, date: '2026-01-06' },
  { ...software, amount: -6150, date: '2026-03-06' },
  { ...unsorted, amount: -1500, date: '2026-02-01' },
];

beforeEach(() => {
  api.on(getReport, (request) => reportOf(entries, request));
  api.on(getCapitalPurchases, { ...days, currency: 'CAD', purchases: [], total: 0 });
});

/** What a link shows, without the sign, and which entries it leads to. */
function leadsTo(link: HTMLElement) {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(pathname).toBe('/app/transactions');
  return [link.textContent.replace('−', ''), Object.fromEntries(searchParams)];
}

const table = async (name: string) => within(await screen.findByRole('region', { name }));
const linkOf = async (report: string, row: RegExp) =>
  within(await (await table(report)).findByRole('row', { name: row })).getByRole('link');

// Refunds are among them, which moved the other way.
const ofSoftware = { category: 'software' };
const ofSales = { category: 'sales' };

it.each([
  [
    ...(['profit-loss', 'Profit & loss'] as const),
    [
      [/^Sales Revenue/, '$3,100.00', ofSales],
      [/^Software/, '$1,265.50', ofSoftware],
      [/^Uncategorized/, '$15.00', { kind: 'expense', category: '' }],
      [/^Total Income/, '$3,100.00', { side: 'income' }],
      [/^Net Profit/, '$1,819.50', {}],
    ],
  ],
  [
    ...(['expense', 'Expenses'] as const),
    [
      [/^Software/, '$1,265.50', ofSoftware],
      [/^Total Expenses/, '$1,280.50', { side: 'expense' }],
    ],
  ],
  ['income', 'Income', [[/^Sales Revenue/, '$3,100.00', ofSales]]],
  [
    ...(['category', 'By category'] as const),
    [
      [/^Software/, '$1,265.50', { category: 'software' }],
      [/^Net Profit/, '$1,819.50', {}],
    ],
  ],
  [
    ...(['tax', 'Tax form'] as const),
    [
      [/^Software/, '$1,265.50', ofSoftware],
      [/^Net Profit/, '$1,819.50', {}],
    ],
  ],
] as const)('leads from each row of %s to just the entries that make it', async (type, words, rows) => {
  const { person, address } = await openApp(at, api);
  await person.selectOptions(await screen.findByLabelText('Report type'), type);
  if (type !== 'profit-loss') await waitFor(() => expect(address()).toContain(`type=${type}`));
  for (const [name, amount, its] of rows)
    expect(leadsTo(await linkOf(words, name))).toEqual([amount, { ...its, ...days }]);
});

describe('the ledger', () => {
  const account = { accountId: 'checking', label: 'Checking', transfers: 0, personal: 0, count: 4 };
  beforeEach(() => {
    const line = { debit: 0, credit: 0 };
    api.on(getTrialBalance, {
      ...days,
      currencies: [
        {
          ...{ currency: 'CAD', total: 310_000, months: [{ month: '2026-03', ...days, closing: 181_950 }] },
          accounts: [{ ...account, opening: 0, income: 310_000, expenses: -128_050, closing: 181_950 }],
          lines: [
            { ...line, key: 'account:checking', label: 'Checking', debit: 181_950 },
            { ...line, key: 'income:sales', label: 'Sales Revenue', credit: 310_000 },
            { ...line, key: 'expense:software', label: 'Software', debit: 126_550 },
            { ...line, key: 'expense:', label: 'Uncategorized', debit: 1500 },
          ],
        },
      ],
    });
  });

  it('says of each account what it holds, and leads to all that made it', async () => {
    const { person } = await openApp(at, api);
    await person.selectOptions(await screen.findByLabelText('Report type'), 'General ledger');
    const row = await (await table('General ledger')).findByRole('row', { name: /Checking/ });
    const closing = within(row).getByRole('link', { name: /^Checking, Closing: / });
    expect(leadsTo(closing)).toEqual(['$1,819.50', { account: 'checking', to: days.to }]);
    const income = within(row).getByRole('link', { name: /^Checking, Income: / });
    expect(leadsTo(income)).toEqual(['$3,100.00', { account: 'checking', kind: 'income', ...days }]);
  });

  it('comes to the same on both sides of its trial balance, each figure leading to its entries', async () => {
    const { person } = await openApp(at, api);
    await person.selectOptions(await screen.findByLabelText('Report type'), 'Trial balance');
    const balance = await table('Trial balance');
    const held = await balance.findByRole('link', { name: /^Checking, Debit: / });
    expect(leadsTo(held)).toEqual(['$1,819.50', { account: 'checking', to: days.to }]);
    const total = within(balance.getByRole('row', { name: /^Total/ })).getAllByRole('cell');
    expect(total.map(({ textContent }) => textContent)).toEqual(['$3,100.00', '$3,100.00']);
    const spent = balance.getByRole('link', { name: /^Software, Debit: / });
    const its = { category: 'software', ...days };
    expect(leadsTo(spent)).toEqual(['$1,265.50', its]);
  });
});

it('draws what accounts held from the month in which the books begin, a month with transfers alone between among them', async () => {
  const year = { from: '2026-01-01', to: '2026-10-31' };
  const closings = [50_000, 50_000, 50_000, 50_000, 50_000, 50_000, 50_000, 30_000, 340_000, 219_600];
  const months = closings.map((closing, at) => {
    const month = `2026-${String(at + 1).padStart(2, '0')}`;
    return { month, ...daysOfMonth(month), closing };
  });
  const moved = { income: 310_000, expenses: -120_400, transfers: -20_000, personal: 0, count: 3 };
  const account = { accountId: 'checking', label: 'Checking', opening: 50_000, closing: 219_600, ...moved };
  const currencies = [{ currency: 'CAD', total: 310_000, months, accounts: [account], lines: [] }];
  api.on(getTrialBalance, { ...year, currencies });
  const since = [
    { ...sales, amount: 310_000, date: '2026-09-05' },
    { ...software, amount: -120_400, date: '2026-10-06' },
  ];
  api.on(getReport, (request) => reportOf(since, request));
  const { person } = await openApp('/app/reports?range=custom&from=2026-01-01&to=2026-10-31&tab=trends', api);
  const panel = await table('Cash balance');
  await person.click(panel.getByRole('button', { name: 'Table' }));
  const [, ...rows] = panel.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Aug.*300/),
    expect.stringMatching(/^Sep.*3,400/),
    expect.stringMatching(/^Oct.*2,196/),
  ]);
  expect(
    panel.getByText(/At the end of October 2026 .* held \$2,196.00; least it was in August 2026/),
  ).toBeTruthy();
});

it('says on the form whom to ask, and which of its lines have nothing on them', async () => {
  const { person } = await openApp(`${at}&type=tax`, api);
  const form = await table('Tax form');
  expect(await form.findByText(/check with your accountant what the form asks beyond it/)).toBeTruthy();
  expect(form.queryByRole('row', { name: /^Meals and entertainment/ })).toBeNull();
  await person.click(form.getByRole('button', { name: 'Show 1 line with nothing on it' }));
  expect(form.getByRole('row', { name: /^Meals and entertainment/ })).toBeTruthy();
});

it('says of a report that cannot be had that it cannot, and shows it once it is asked for again', async () => {
  api.on(getReport, problemOf('unexpected'));
  const { person } = await openApp(at, api);
  expect(await screen.findByText('The report could not be loaded')).toBeTruthy();
  api.on(getReport, (request) => reportOf(entries, request));
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  const card = await screen.findByRole('region', { name: 'Total Expenses' });
  await waitFor(() => expect(card.textContent).toContain('$1,280.50'));
  expect(await linkOf('Profit & loss', /^Software/)).toBeTruthy();
});
