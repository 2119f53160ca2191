import fc from 'fast-check';
import type { Transaction } from '../../../../../shared/model/transaction.ts';
import { addDays } from '../../../../../shared/civil-date.ts';

/** A ledger row with the given changes. */
export function rowWith(change: Partial<Transaction> = {}): Transaction {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    kind: 'expense',
    description: 'Paper',
    amount: -1205,
    currency: 'CAD',
    category: 'Office',
    accountLabel: 'Checking',
    accountId: 'checking',
    date: '2026-01-05',
    source: 'entry',
    receiptId: null,
    receiptIds: [],
    noReceiptNeeded: false,
    userId: 'u',
    organizationId: 'o',
    createdAt: '2026-01-06T02:30:00Z',
    version: 1,
    ...change,
  };
}

/** Any row of a few months, accounts and categories. */
export const anyRow: fc.Arbitrary<Transaction> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom('income', 'expense', 'transfer'),
    amount: fc.integer({ min: -100_000, max: 100_000 }),
    currency: fc.constantFrom('CAD', 'USD'),
    category: fc.constantFrom('Office', 'Meals', 'expense', 'income'),
    accountLabel: fc.constantFrom('Checking', 'Cash'),
    date: fc.nat(80).map((days) => addDays('2026-01-01', days)),
    noReceiptNeeded: fc.boolean(),
  })
  .map(rowWith);
