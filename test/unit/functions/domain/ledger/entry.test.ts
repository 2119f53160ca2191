import { describe, expect, it } from 'vitest';
import {
  changedEntry,
  entryOf,
  signedAmount,
  withReceipts,
  withReverseCharge,
} from '../../../../../functions/domain/ledger/entry.ts';
import { rowWith } from './rows.ts';

const context = {
  userId: 'u',
  organizationId: 'o',
  currency: 'CAD',
  source: 'entry',
  createdAt: '2026-01-06T02:30:00Z',
} as const;
const typed = {
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'expense',
  description: 'Paper',
  amount: 1205,
  categoryId: 'Office',
  accountId: 'checking',
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
    expect(entryOf({ ...typed, categoryId: undefined, currency: 'USD' }, context)).toMatchObject({
      categoryId: 'expense',
      currency: 'USD',
    });
  });
});

describe('changedEntry', () => {
  it('keeps the rates of its vendor as long as it stays a purchase', () => {
    const row = rowWith({ ratesAsBefore: [{ kind: 'GST', rate: 5 }] });
    expect(changedEntry(row, { notes: 'Paper' })).toHaveProperty('ratesAsBefore');
    expect(changedEntry(row, { kind: 'income' })).not.toHaveProperty('ratesAsBefore');
  });

  it('leaves an expense a service from abroad, and nothing else', () => {
    const service = withReverseCharge(rowWith());
    expect(service).toMatchObject({ taxesSaid: true, reverseCharge: true });
    expect(changedEntry(service, { amount: 900 })).toMatchObject({ taxesSaid: true, reverseCharge: true });
    for (const kind of ['income', 'transfer'] as const) {
      const other = changedEntry(service, { kind });
      expect(other).not.toHaveProperty('reverseCharge');
      expect(other).not.toHaveProperty('taxesSaid');
    }
  });

  it('turns the sign with the kind, and raises the version', () => {
    expect(changedEntry(rowWith(), { kind: 'income' })).toEqual(
      rowWith({ kind: 'income', amount: 1205, version: 2 }),
    );
  });
  it('moves a category that only named the kind, and no other', () => {
    expect(changedEntry(rowWith({ categoryId: 'expense' }), { kind: 'income' }).categoryId).toBe('income');
    expect(changedEntry(rowWith(), { kind: 'income' }).categoryId).toBe('Office');
  });
  it('keeps notes until they are emptied', () => {
    const noted = changedEntry(rowWith(), { notes: 'Half of it private' });
    expect(noted.notes).toBe('Half of it private');
    expect(changedEntry(noted, { amount: 99 }).notes).toBe('Half of it private');
    expect(changedEntry(noted, { notes: '' })).not.toHaveProperty('notes');
  });
  it('keeps what it is worth to the cent while it is as much, and brings another amount to it at the same rate', () => {
    const worth = {
      currency: 'CAD',
      amount: -1650,
      rate: '1.369294605809',
      source: 'person',
      day: '2026-01-05',
    } as const;
    const row = rowWith({ currency: 'USD', worth });
    expect(changedEntry(row, { date: '2026-02-01' }).worth).toEqual(worth);
    expect(changedEntry(row, { kind: 'income' }).worth).toEqual({ ...worth, amount: 1650 });
    expect(changedEntry(row, { amount: 2410 }).worth).toEqual({ ...worth, amount: -3300 });
  });

  it('keeps what an undefined change leaves out', () => {
    expect(changedEntry(rowWith(), { description: undefined, amount: 99 })).toEqual(
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
