// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { addDays, todayIn } from '../../../../shared/civil-date.ts';
import { closeApp } from '../../../support/app.tsx';
import { entry } from '../../../support/entries.ts';
import { newMember, openProduct } from '../../../support/product.tsx';

afterEach(closeApp);

const today = todayIn('Europe/London', new Date());
const days = { from: addDays(today, -6), to: addDays(today, -1) };

it.each([
  ['Total Income', 'Total Income', '£320.00'],
  ['Total Expenses', 'Total Expenses', '£3.20'],
  ['Net Profit', 'Net Flow', '£316.80'],
])('opens from %s of chosen days the entries that make it', async (name, opened, amount) => {
  const member = await newMember();
  await member.ask('PUT', '/profile', { country: 'UK', profession: 'general' });
  for (const [date, pence] of [
    [today, 1],
    [days.to, 20],
    [days.from, 300],
    [addDays(days.from, -1), 4000],
  ] as const)
    for (const change of [
      { kind: 'income', amount: 100 * pence, category: 'Sales Revenue' },
      { kind: 'expense', amount: pence, category: 'Travel' },
    ] as const)
      await member.ask('POST', '/transactions', entry({ currency: 'GBP', date, ...change }));
  const { person } = await openProduct(`/app/reports?range=custom&from=${days.from}&to=${days.to}`, member);
  const shows = (figure: string) =>
    waitFor(() => expect(screen.getByRole('region', { name: figure }).textContent).toContain(amount));
  await shows(name);
  await person.click(within(screen.getByRole('region', { name })).getByRole('link'));
  expect(await screen.findByRole('heading', { name: 'Transactions', level: 1 })).toBeTruthy();
  await shows(opened);
});
