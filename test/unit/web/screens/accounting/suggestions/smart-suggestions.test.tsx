// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { decidePayout, listPayouts } from '../../../../../../shared/contract/ledger.ts';
import { listMatches } from '../../../../../../shared/contract/matching.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { SmartSuggestions } from '../../../../../../web/screens/accounting/suggestions/smart-suggestions.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { show } from '../../../../../support/screen.tsx';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';

const api = fakeApi();
const transaction = transactionWith({ kind: 'income', amount: 121_345, version: 3 });

afterEach(cleanup);

it('stays open with what was refused, and closes once it is done', async () => {
  api.on(listMatches, { items: [] });
  api.on(listPayouts, {
    items: [
      {
        transaction,
        provider: 'Stripe',
        evidence: {
          ...{ kind: 'report', receiptIds: ['r'], date: null, fileName: 'payouts.csv' },
          figures: { gross: 125_000, fees: 3655, refunds: 0, net: 121_345 },
        },
        categories: { sales: 'Service Call Income', fees: 'Pipes and Fittings' },
      },
    ],
  });
  api.on(decidePayout, problemOf('unexpected'));
  const { person, told } = show(<SmartSuggestions />);
  await person.click(screen.getByRole('button', { name: 'Smart Suggestions' }));
  const apply = await screen.findByRole('button', { name: /^Apply/ });
  await person.click(apply);
  await waitFor(() => expect(told.failed).toHaveBeenCalled());
  await waitFor(() => expect(apply.hasAttribute('disabled')).toBe(false));
  const { dataset } = screen.getByRole('dialog', { name: 'Smart Suggestions' });
  expect(dataset['state']).toBe('open');

  api.on(decidePayout, transaction);
  await person.click(apply);
  await waitFor(() => expect(dataset['state']).toBe('closed'));
  expect(told.done).toHaveBeenCalled();
});
