// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getReport } from '../../../../../shared/contract/reports.ts';
import { addDays, addMonths, todayIn } from '../../../../../shared/civil-date.ts';
import { namedRanges, rangeNamed } from '../../../../../shared/report-ranges.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader } from '../../../../support/screen.tsx';

const api = fakeApi();
afterEach(closeApp);

const today = todayIn('Europe/London', new Date());
const fiscalYearStart = '04-06';
const british = {
  organization: {
    ...reader.organization,
    country: 'UK',
    currency: 'GBP' as const,
    timeZone: 'Europe/London',
    fiscalYearStart,
  },
};

/** One income and one expense a day, on days that lie in some ranges and not in others. */
const yearBegins = rangeNamed('this-year', { today, fiscalYearStart }).from;
const days = [
  ...[0, -1, -6].map((from) => addDays(today, from)),
  ...[1, 2, 3, 7, 13].map((months) => addMonths(today, -months) ?? today),
  ...[yearBegins, addDays(yearBegins, -1)],
];
const rows = days.map((date, at) => ({ date, income: 10_000 * 2 ** at, expense: 100 * 2 ** at }));

function totalsOf(from: string, to: string) {
  const within = rows.filter(({ date }) => from <= date && date <= to);
  const income = within.reduce((sum, row) => sum + row.income, 0);
  const expenses = -within.reduce((sum, row) => sum + row.expense, 0);
  return { income, expenses, net: income + expenses };
}

const custom = { from: addDays(today, -6), to: addDays(today, -1) };
const ranges = [
  ...namedRanges.map((name) => [`range=${name}`, rangeNamed(name, { today, fiscalYearStart })] as const),
  [`range=custom&from=${custom.from}&to=${custom.to}`, custom] as const,
];
const pounds = (minor: number): string =>
  `£${(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;

it.each(ranges)('shows the figures of %s, each leading to the entries of its days', async (query, range) => {
  api.on(getReport, (request) => {
    const [from, to] = ['from', 'to'].map((name) => request.query.get(name) ?? '') as [string, string];
    return {
      ...{ type: 'profit-loss' as const, from, to, currency: 'GBP' },
      ...{ totals: totalsOf(from, to), rows: [], unconverted: [], months: [] },
    };
  });
  await openApp(`/app/reports?${query}`, api, { me: british });
  const { income, expenses, net } = totalsOf(range.from, range.to);
  for (const [name, amount, side] of [
    ['Total Income', income, 'income'],
    ['Total Expenses', -expenses, 'expense'],
    ['Net Profit', net, null],
  ] as const) {
    const card = await screen.findByRole('region', { name });
    await waitFor(() => expect(card.textContent).toContain(pounds(amount)));
    const { pathname, searchParams } = new URL(within(card).getByRole<HTMLAnchorElement>('link').href);
    expect(pathname).toBe('/app/transactions');
    expect(Object.fromEntries(searchParams)).toEqual({ ...range, ...(side && { side }) });
  }
});
