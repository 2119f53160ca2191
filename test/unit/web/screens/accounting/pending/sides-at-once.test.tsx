// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getTransaction, getWorklist, listPayouts } from '../../../../../../shared/contract/ledger.ts';
import { listMatches } from '../../../../../../shared/contract/matching.ts';
import { getReceipt } from '../../../../../../shared/contract/receipts.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { suggestionsFor } from '../../../../../support/matches-shown.ts';
import { lunch } from '../../../../../support/receipts-shown.ts';
import { copperPipe } from '../../../../../support/transactions-shown.ts';

const api = fakeApi();
afterEach(closeApp);

beforeEach(() => {
  api.on(getWorklist, { suggestions: 2, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months: null });
  api.on(listPayouts, { items: [] });
});

it('asks for suggestions with what they link at once, and for none of it by itself', async () => {
  const items = suggestionsFor(['Café', 'Dune Travel']);
  const sidesAsked: (string | null)[] = [];
  api.on(listMatches, ({ query }) => {
    if (query.get('status') === 'recent') return { items: [] };
    sidesAsked.push(query.get('sides'));
    return {
      items,
      receipts: items.map(({ receiptIds: [id = ''] }, at) => ({ ...lunch, id, vendor: `Vendor ${at}` })),
      transactions: items.map(({ transactionIds: [id = ''] }) => ({ ...copperPipe, id })),
    };
  });
  const byItself = [api.on(getReceipt, lunch), api.on(getTransaction, copperPipe)];
  await openApp('/app/accounting', api);
  expect(await screen.findByText('Vendor 0')).toBeTruthy();
  expect(screen.getByText('Vendor 1')).toBeTruthy();
  expect(screen.getAllByText(copperPipe.description)).toHaveLength(2);
  expect(sidesAsked).toEqual(['20']);
  for (const one of byItself) expect(one).not.toHaveBeenCalled();
});

it('puts the queue above payouts that can be booked gross', async () => {
  const items = suggestionsFor(['Café']);
  api.on(listMatches, ({ query }) =>
    query.get('status') === 'recent'
      ? { items: [] }
      : {
          items,
          receipts: items.map(({ receiptIds: [id = ''] }) => ({ ...lunch, id })),
          transactions: items.map(({ transactionIds: [id = ''] }) => ({ ...copperPipe, id })),
        },
  );
  const transaction = { ...copperPipe, kind: 'income', amount: 121_345 } as const;
  const categories = { sales: 'Service Call Income', fees: 'Pipes and Fittings' };
  api.on(listPayouts, { items: [{ transaction, provider: 'Stripe', evidence: null, categories }] });
  await openApp('/app/accounting', api);
  const queued = await screen.findByRole('button', { name: /^Confirm/ });
  const payout = await screen.findByLabelText('Gross sales');
  expect(queued.compareDocumentPosition(payout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
