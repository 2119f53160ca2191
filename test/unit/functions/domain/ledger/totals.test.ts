import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addSums,
  contributionOf,
  isExportReady,
  noSums,
  totalsChangedBy,
} from '../../../../../functions/domain/ledger/totals.ts';
import type { Sums } from '../../../../../functions/domain/ledger/totals.ts';
import { anyRow, rowWith } from './rows.ts';

const sumOf = (parts: readonly Sums[]): Sums =>
  parts.reduce<Sums>((sum, part) => sumsOnly(addSums(sum, part)), noSums);
const sumsOnly = ({ income, expenses, transfers, count, ready }: Sums): Sums => ({
  income,
  expenses,
  transfers,
  count,
  ready,
});

describe('isExportReady', () => {
  it('wants a real category, and for an expense a receipt or the mark that none is needed', () => {
    expect(isExportReady(rowWith())).toBe(false);
    expect(isExportReady(rowWith({ receiptIds: ['r'] }))).toBe(true);
    expect(isExportReady(rowWith({ noReceiptNeeded: true }))).toBe(true);
    expect(isExportReady(rowWith({ receiptIds: ['r'], category: 'expense' }))).toBe(false);
    expect(isExportReady(rowWith({ kind: 'income' }))).toBe(true);
    expect(isExportReady(rowWith({ kind: 'transfer', category: 'transfer' }))).toBe(true);
  });
});

describe('contributionOf', () => {
  it('counts a transfer neither as income nor as expense', () => {
    expect(contributionOf(rowWith({ kind: 'transfer', amount: -700 }))).toMatchObject({
      income: 0,
      expenses: 0,
      transfers: -700,
      count: 1,
    });
    expect(contributionOf(rowWith())).toMatchObject({
      month: '2026-01',
      income: 0,
      expenses: -1205,
      transfers: 0,
      count: 1,
    });
  });
});

describe('totalsChangedBy', () => {
  it('moves a row from one total to another', () => {
    const before = rowWith();
    expect(totalsChangedBy([{ before, after: { ...before, category: 'Meals' } }])).toMatchObject([
      { category: 'Office', expenses: 1205, count: -1 },
      { category: 'Meals', expenses: -1205, count: 1 },
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
        const keys = totals.map(({ month, currency, accountLabel, category }) =>
          [month, currency, accountLabel, category].join(),
        );
        expect(new Set(keys).size).toBe(keys.length);
        expect(sumOf(totals)).toEqual(
          sumsOnly(addSums(sumOf(added.map(contributionOf)), sumOf(removed.map(contributionOf)), -1)),
        );
      }),
    );
  });
});
