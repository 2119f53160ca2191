// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { listUncategorised } from '../../../../../../shared/contract/categories.ts';
import { listPayouts, listTransactions } from '../../../../../../shared/contract/ledger.ts';
import { listMatches } from '../../../../../../shared/contract/matching.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { PendingMatches } from '../../../../../../web/screens/accounting/pending/pending-matches.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { suggestionsFor } from '../../../../../support/matches-shown.ts';
import { show } from '../../../../../support/screen.tsx';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';

afterEach(cleanup);

it('says what cannot be had where payouts cannot either, and does not ask for them over and over', async () => {
  const api = fakeApi();
  const payouts = api.on(listPayouts, problemOf('wrong-state'));
  api.on(listMatches, problemOf('wrong-state'));
  show(
    <MemoryRouter>
      <PendingMatches />
    </MemoryRouter>,
  );
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  expect(payouts.mock.calls.length).toBeLessThan(4);
});

it('names payouts among the next steps, and says only of matches that all are reviewed while some wait', async () => {
  const api = fakeApi();
  const transaction = transactionWith({ kind: 'income', amount: 121_345 });
  const payout = { transaction, provider: 'Stripe', evidence: null, categories: { sales: '', fees: '' } };
  api.on(listMatches, ({ query }) => ({
    items: query.get('status') === 'recent' ? suggestionsFor(['Northlight']) : [],
  }));
  api.on(listTransactions, { items: [] });
  api.on(listUncategorised, { items: [] });
  api.on(listPayouts, { items: [payout] });
  show(
    <MemoryRouter>
      <PendingMatches />
    </MemoryRouter>,
  );
  const next = await screen.findByRole('link', { name: '1 payout to split into sales and fees' });
  expect(next.getAttribute('href')).toBe('/app/accounting?tab=pending#payouts');
  expect(screen.getByText('All matches reviewed')).toBeTruthy();
  expect(screen.queryByText('Receipts and categories are complete.')).toBeNull();
});

it('leads in new books to both sides of a first match, but not who may not bring them in', async () => {
  const api = fakeApi();
  api.on(listMatches, { items: [] });
  api.on(listPayouts, { items: [] });
  const shown = (
    <MemoryRouter>
      <PendingMatches />
    </MemoryRouter>
  );
  show(shown);
  const begin = await screen.findByRole('link', { name: 'Import Statement' });
  expect(begin.getAttribute('href')).toBe('/app/transactions?statement');
  expect(screen.getByRole('link', { name: 'Add Receipts' })).toBeTruthy();
  cleanup();
  show(shown, { abilities: ['canDownload'] });
  await screen.findByText('Nothing to match');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/Upload receipts/)).toBeNull();
});
