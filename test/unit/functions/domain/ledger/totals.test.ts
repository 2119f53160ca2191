import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addSums,
  contributionsOf,
  isExportReady,
  noSums,
  totalsChangedBy,
} from '../../../../../functions/domain/ledger/totals.ts';
import type { Sums } from '../../../../../functions/domain/ledger/totals.ts';
import { anyRow, rowWith } from './rows.ts';

const sumOf = (parts: readonly Sums[]): Sums =>
  parts.reduce<Sums>((sum, part) => sumsOnly(addSums(sum, part)), noSums);
const sumsOnly = ({ income, expenses, transfers, count, ready, parts }: Sums): Sums => ({
  income,
  expenses,
  transfers,
  count,
  ready,
  parts,
});

describe('isExportReady', () => {
  it('wants a real category, and for an expense a receipt or the mark that none is needed', () => {
    expect(isExportReady(rowWith())).toBe(false);
    expect(isExportReady(rowWith({ receiptIds: ['r'] }))).toBe(true);
    expect(isExportReady(rowWith({ noReceiptNeeded: true }))).toBe(true);
    expect(isExportReady(rowWith({ receiptIds: ['r'], categoryId: 'expense' }))).toBe(false);
    expect(isExportReady(rowWith({ kind: 'income' }))).toBe(true);
    expect(isExportReady(rowWith({ kind: 'transfer', categoryId: 'transfer' }))).toBe(true);
  });
});

describe('contributionsOf', () => {
  it('counts a transfer neither as income nor as expense', () => {
    expect(contributionsOf(rowWith({ kind: 'transfer', amount: -700 }))).toMatchObject([
      { income: 0, expenses: 0, transfers: -700, count: 1 },
    ]);
    expect(contributionsOf(rowWith())).toMatchObject([
      { month: '2026-01', income: 0, expenses: -1205, transfers: 0, count: 1 },
    ]);
  });
});

describe('contributionsOf a payout', () => {
  const fees = {
    kind: 'expense' as const,
    categoryId: 'Bank fees',
    amount: -3655,
    description: 'Stripe fees',
  };
  const payout = rowWith({ kind: 'income', categoryId: 'Sales', amount: 121_345, parts: [fees] });

  it('counts the gross as income and the fees as expense, and one entry', () => {
    expect(contributionsOf(payout)).toMatchObject([
      { categoryId: 'Sales', income: 125_000, expenses: 0, count: 1, ready: 1, parts: 0 },
      { categoryId: 'Bank fees', income: 0, expenses: -3655, count: 0, ready: 0, parts: 1 },
    ]);
  });

  it('counts it whole once it is said to be a transfer', () => {
    const transfer = { ...payout, kind: 'transfer' as const, categoryId: 'transfer' };
    expect(contributionsOf(transfer)).toMatchObject([{ transfers: 121_345, income: 0, expenses: 0 }]);
  });

  it('moves money of a row to wherever it is split, and never makes any', () => {
    const anyParts = fc.array(
      fc.record({
        kind: fc.constantFrom('income', 'expense'),
        categoryId: fc.constantFrom('Office', 'Meals', 'Fees'),
        amount: fc.integer({ min: -100_000, max: 100_000 }),
        description: fc.constant(''),
      }),
    );
    fc.assert(
      fc.property(anyRow, anyParts, (row, parts) => {
        const split = contributionsOf({ ...row, parts });
        const { income, expenses, transfers, count, ready } = sumOf(split);
        expect(income + expenses + transfers).toBe(row.amount);
        expect({ count, ready }).toEqual({ count: 1, ready: contributionsOf(row)[0]?.ready });
      }),
    );
  });
});

describe('totalsChangedBy', () => {
  it('moves a row from one total to another', () => {
    const before = rowWith();
    expect(totalsChangedBy([{ before, after: { ...before, categoryId: 'Meals' } }])).toMatchObject([
      { categoryId: 'Office', expenses: 1205, count: -1 },
      { categoryId: 'Meals', expenses: -1205, count: 1 },
    ]);
  });

  it('touches nothing when nothing that counts has changed', () => {
    const before = rowWith();
    expect(totalsChangedBy([{ before, after: { ...before, description: 'Ink' } }])).toEqual([]);
    fc.assert(fc.property(anyRow, (row) => totalsChangedBy([{ after: row }, { before: row }]).length === 0));
  });

  it('adds up to the rows, each total once', () => {
    fc.assert(
      fc.property(fc.array(anyRow), fc.array(anyRow), (added, removed) => {
        const changes = [...added.map((after) => ({ after })), ...removed.map((before) => ({ before }))];
        const totals = totalsChangedBy(changes);
        const keys = totals.map(({ month, currency, accountId, categoryId }) =>
          [month, currency, accountId, categoryId].join(),
        );
        expect(new Set(keys).size).toBe(keys.length);
        expect(sumOf(totals)).toEqual(
          sumsOnly(
            addSums(sumOf(added.flatMap(contributionsOf)), sumOf(removed.flatMap(contributionsOf)), -1),
          ),
        );
      }),
    );
  });
});
