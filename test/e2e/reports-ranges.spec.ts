import { addDays, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { AppFrame } from './pages/app-frame.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('Europe/London', new Date());
const days = { from: addDays(today, -6), to: addDays(today, -1) };

const pounds = (minor: number): string =>
  `£${(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;

test('the figures of chosen days are those of the entries that they open', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await member.ask('PUT', '/profile', { country: 'UK', profession: 'general' });
  for (const [date, amount] of [
    [today, 1],
    [days.to, 20],
    [days.from, 300],
    [addDays(days.from, -1), 4000],
  ] as const)
    for (const change of [
      { kind: 'income', amount: 100 * amount, category: 'Sales Revenue' },
      { kind: 'expense', amount, category: 'Travel' },
    ] as const)
      await member.ask('POST', '/transactions', entry({ currency: 'GBP', date, ...change }));
  const reports = new ReportsPage(page);
  for (const [name, opened, amount] of [
    ['Total Income', 'Total Income', 32_000],
    ['Total Expenses', 'Total Expenses', 320],
    ['Net Profit', 'Net Flow', 31_680],
  ] as const) {
    await reports.open(`?range=custom&from=${days.from}&to=${days.to}`);
    await expect(reports.figure(name)).toContainText(pounds(amount));
    await reports.openFigure(name);
    await expect(new AppFrame(page).title('Transactions')).toBeVisible();
    await expect(new TransactionsPage(page).figure(opened)).toContainText(pounds(amount));
  }
});
