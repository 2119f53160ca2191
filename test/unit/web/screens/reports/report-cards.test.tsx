// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getReport } from '../../../../../shared/contract/reports.ts';
import { sidesOf } from '../../../../../web/screens/reports/report-cards.tsx';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reportOf } from './books-reported.ts';

const api = fakeApi();
afterEach(closeApp);

it.each([
  ['income', ['Total Income', 'Average Monthly'], '$3,100.00', 'Of 1 month'],
  ['expense', ['Total Expenses', 'Average Monthly'], '$1,200.00', 'Of 1 month'],
  [
    ...(['profit-loss', ['Total Income', 'Total Expenses', 'Net Profit', 'Average Monthly']] as const),
    ...(['$1,900.00', 'Net, of 1 month'] as const),
  ],
])('above a report of %s are the cards that it reports on', async (type, names, average, note) => {
  api.on(getReport, (request) =>
    reportOf(
      [
        { kind: 'income', category: 'sales', label: 'Sales', amount: 310_000, date: '2026-01-05' },
        { kind: 'expense', category: 'rent', label: 'Rent', amount: -120_000, date: '2026-01-06' },
      ],
      request,
    ),
  );
  await openApp(`/app/reports?type=${type}&range=custom&from=2026-01-01&to=2026-01-31`, api);
  const card = await screen.findByRole('region', { name: 'Average Monthly' });
  await waitFor(() => expect(card.textContent).toContain(average));
  expect(card.textContent).toContain(note);
  const cards = ['Total Income', 'Total Expenses', 'Net Profit', 'Average Monthly'];
  expect(cards.filter((name) => screen.queryByRole('region', { name }) !== null)).toEqual(names);
});

it('of what is owed and held, and of what is sent, there are none', () => {
  for (const type of ['sales-tax', 'trial-balance', 'general-ledger'] as const)
    expect(sidesOf({ tab: 'overview', type }), type).toEqual([]);
  expect(sidesOf({ tab: 'reports', type: 'profit-loss' })).toEqual([]);
  expect(sidesOf({ tab: 'expenses', type: 'income' })).toEqual(['expenses']);
});
