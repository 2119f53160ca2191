import { describe, expect, it } from 'vitest';
import {
  changedEntry,
  entryOf,
  signedAmount,
  withReceipts,
} from '../../../../../functions/domain/ledger/entry.ts';
import { rowWith } from './rows.ts';

const context = {
  userId: 'u',
  organizationId: 'o',
  currency: 'CAD',
  accountId: 'checking',
  source: 'entry',
  createdAt: '2026-01-06T02:30:00Z',
} as const;
const typed = {
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'expense',
  description: 'Paper',
  amount: 1205,
  category: 'Office',
  accountLabel: 'Checking',
  date: '2026-01-05',
} as const;

describe('signedAmount', () => {
  it('follows the kind, not what was typed; a transfer keeps its direction', () => {
    expect([signedAmount('income', -5), signedAmount('expense', 5), signedAmount('expense', -5)]).toEqual([
      5, -5, -5,
    ]);
    expect([signedAmount('transfer', -5), signedAmount('transfer', 5)]).toEqual([-5, 5]);
  });
});

describe('entryOf', () => {
  it('makes a ledger row of what was typed', () => {
    expect(entryOf(typed, context)).toEqual(rowWith());
  });
  it('falls back to the kind as category and takes a currency that was given', () => {
    expect(entryOf({ ...typed, category: '', currency: 'USD' }, context)).toMatchObject({
      category: 'expense',
      currency: 'USD',
    });
  });
});

describe('changedEntry', () => {
  it('turns the sign with the kind, and raises the version', () => {
    expect(changedEntry(rowWith(), { version: 1, kind: 'income' })).toEqual(
      rowWith({ kind: 'income', amount: 1205, version: 2 }),
    );
  });
  it('moves a category that only named the kind, and no other', () => {
    expect(changedEntry(rowWith({ category: 'expense' }), { version: 1, kind: 'income' }).category).toBe(
      'income',
    );
    expect(changedEntry(rowWith(), { version: 1, kind: 'income' }).category).toBe('Office');
  });
  it('keeps what an undefined change leaves out', () => {
    expect(changedEntry(rowWith(), { version: 1, description: undefined, amount: 99 })).toEqual(
      rowWith({ amount: -99, version: 2 }),
    );
  });
});

describe('withReceipts', () => {
  it('links exactly the receipts given, the first one as the main one', () => {
    expect(withReceipts(rowWith(), ['a', 'b'])).toMatchObject({
      receiptId: 'a',
      receiptIds: ['a', 'b'],
      version: 2,
    });
    expect(withReceipts(rowWith({ receiptId: 'a', receiptIds: ['a'] }), [])).toMatchObject({
      receiptId: null,
      receiptIds: [],
    });
  });
});
