import type { Transaction } from '../../shared/model/transaction.ts';

/** An expense that was added by hand and has no document, as the API shows it. */
export const copperPipe: Transaction = {
  id: '01890000-0000-7000-8000-000000000001',
  kind: 'expense',
  description: 'Copper pipe',
  amount: -9640,
  currency: 'CAD',
  category: 'Pipes and Fittings',
  categoryId: 'pipes-and-fittings',
  accountLabel: 'Checking',
  accountId: 'checking',
  date: '2026-03-10',
  source: 'entry',
  receiptId: null,
  receiptIds: [],
  noReceiptNeeded: false,
  userId: 'grace',
  organizationId: 'books',
  createdAt: '2026-03-10T12:00:00.000Z',
  version: 1,
};
