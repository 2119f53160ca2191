// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useAddTransaction, useTransactions } from '../../../../web/api/ledger.ts';
import { show } from '../../../support/screen.tsx';

afterEach(cleanup);

const paint: Transaction = {
  ...{
    id: '01900000-0000-7000-8000-000000000001',
    kind: 'expense',
    description: 'Paint, 4 l',
    amount: -6420,
  },
  ...{ currency: 'CAD', category: 'expense', categoryId: 'expense', accountLabel: 'Checking' },
  ...{ accountId: 'checking', date: '2026-03-04', source: 'entry', receiptId: null, receiptIds: [] },
  ...{ noReceiptNeeded: false, userId: 'grace', organizationId: 'books', version: 1 },
  createdAt: '2026-03-04T10:00:00.000Z',
};

function ListAndForm() {
  const list = useTransactions({ limit: 100 });
  const { mutate, isSuccess: isAdded } = useAddTransaction();
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { id, kind, description, amount, accountLabel, date } = paint;
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{row.description}</li>
        ))}
      </ul>
      <p>{list.isSuccess ? 'listed' : 'asking'}</p>
      <p>{isAdded ? 'added' : 'not yet'}</p>
      <button onClick={() => mutate({ id, kind, description, amount, accountLabel, date })}>Add</button>
    </>
  );
}

it('shows what was written while the list was still being asked for, whatever that answer holds', async () => {
  const early = Promise.withResolvers<Response>();
  let lists = 0;
  vi.stubGlobal('fetch', (_url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') return Promise.resolve(Response.json(paint, { status: 201 }));
    lists += 1;
    return lists === 1 ? early.promise : Promise.resolve(Response.json({ items: [paint] }));
  });
  const { person } = show(<ListAndForm />);
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('added');
  // What was read before the entry was there comes last.
  early.resolve(Response.json({ items: [] }));
  await screen.findByText('listed');
  expect(await screen.findByText('Paint, 4 l')).toBeDefined();
});
