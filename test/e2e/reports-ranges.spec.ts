import type { Page } from '@playwright/test';
import { addDays, addMonths, todayIn } from '../../shared/civil-date.ts';
import { namedRanges, rangeNamed } from '../../shared/report-ranges.ts';
import { entry } from '../support/entries.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('Europe/London', new Date());
const fiscalYearStart = '04-06';

/** One income and one expense a day, on days that lie in some ranges and not in others. */
const days = [
  today,
  addDays(today, -1),
  addDays(today, -6),
  ...[1, 2, 3, 7, 13].map((months) => addMonths(today, -months) ?? today),
  rangeNamed('this-year', { today, fiscalYearStart }).from,
  addDays(rangeNamed('this-year', { today, fiscalYearStart }).from, -1),
];
const rows = days.flatMap((date, at) => [
  { date, kind: 'income', amount: 10_000 * 2 ** at, category: 'Sales Revenue' } as const,
  { date, kind: 'expense', amount: 100 * 2 ** at, category: 'Travel' } as const,
]);

const pounds = (minor: number): string =>
  `£${(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('each range shows what lies in it, and each of its figures opens just these entries', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('PUT', '/profile', { country: 'UK', profession: 'general' });
  for (const row of rows) await member.ask('POST', '/transactions', entry({ currency: 'GBP', ...row }));
  const custom = { from: addDays(today, -6), to: addDays(today, -1) };
  const ranges = [
    ...namedRanges.map((name) => ({
      query: `range=${name}`,
      ...rangeNamed(name, { today, fiscalYearStart }),
    })),
    { query: `range=custom&from=${custom.from}&to=${custom.to}`, ...custom },
  ];
  for (const { query, from, to } of ranges) {
    const within = rows.filter(({ date }) => from <= date && date <= to);
    const sumOf = (kind: string) =>
      within.reduce((sum, row) => (row.kind === kind ? sum + row.amount : sum), 0);
    const [income, expenses] = [sumOf('income'), sumOf('expense')];
    await test.step(`${query}: ${from} to ${to}`, async () => {
      for (const [name, opened, amount] of [
        ['Total Income', 'Total Income', income],
        ['Total Expenses', 'Total Expenses', expenses],
        ['Net Profit', 'Net Flow', income - expenses],
      ] as const) {
        await page.goto(`/app/reports?${query}`);
        await expect(card(page, name)).toContainText(pounds(amount));
        if (amount === 0) continue;
        await card(page, name).getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
        await expect(card(page, opened)).toContainText(pounds(amount));
      }
    });
  }
});
