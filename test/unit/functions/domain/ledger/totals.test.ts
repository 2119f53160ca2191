import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../../shared/civil-date.ts';
import {
  addSums,
  contributionsOf,
  isExportReady,
  noSums,
  sumOf,
  totalsChangedBy,
  totalWithin,
} from '../../../../../functions/domain/ledger/totals.ts';
import type { Sums } from '../../../../../functions/domain/ledger/totals.ts';
import { movedBy } from '../../../../../functions/domain/ledger/accounts.ts';
import { anyDetailedRow, anyRow, rowWith } from './rows.ts';

const sumsOnly = (sums: Sums): Sums => addSums(noSums, sums);

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
        const { income, expenses, transfers, count, ready, incomeWorth, expensesWorth } = sumOf(split);
        expect(income + expenses + transfers).toBe(row.amount);
        expect(incomeWorth + expensesWorth).toBe(row.kind === 'transfer' ? 0 : (row.worth?.amount ?? 0));
        expect({ count, ready }).toEqual({ count: 1, ready: contributionsOf(row)[0]?.ready });
      }),
    );
  });
});

describe('contributionsOf what is not the business’s', () => {
  const shared = rowWith({ amount: -1001, businessShare: 70 });

  it('keeps what is personal apart, under the category it was spent for', () => {
    expect(sumOf(contributionsOf(shared))).toMatchObject({
      expenses: -701,
      personal: -300,
      count: 1,
      parts: 0,
    });
    expect(contributionsOf(shared).map(({ categoryId }) => categoryId)).toEqual(['Office', 'Office']);
    const whole = rowWith({ kind: 'transfer', use: 'personal' });
    expect(sumOf(contributionsOf(whole))).toMatchObject({
      expenses: 0,
      transfers: 0,
      personal: -1205,
      ready: 1,
    });
    expect(sumOf(contributionsOf({ ...whole, use: 'owner' }))).toMatchObject({
      transfers: -1205,
      personal: 0,
    });
  });

  it('moves the account by all of it, whoever it is for, and another by what went there', () => {
    fc.assert(
      fc.property(fc.array(anyDetailedRow), (rows) => {
        const totals = totalsChangedBy(rows.map((after) => ({ after })));
        const went = rows
          .flatMap(({ parts = [] }) => parts)
          .reduce((sum, { transferTo, amount }) => (transferTo === undefined ? sum : sum + amount), 0);
        const of = (isLoan: boolean) =>
          movedBy(totals.filter((one) => (one.accountId === 'loan') === isLoan));
        expect(of(false)).toBe(rows.reduce((sum, { amount }) => sum + amount, 0));
        expect(of(true)).toBe(0 - went);
      }),
    );
  });
});

describe('contributionsOf, for counts by kind', () => {
  it('counts an entry under each kind that any of its lines has, once', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const { count, earning, spending, moving } = sumOf(rows.flatMap(contributionsOf));
        expect(earning + spending + moving).toBeGreaterThanOrEqual(count);
        expect(moving).toBe(rows.filter(({ kind }) => kind === 'transfer').length);
      }),
    );
  });

  it('counts a payout as income and, for its fees, as spending; two parts of a category as one entry there', () => {
    const fee = { kind: 'expense' as const, categoryId: 'Fees', amount: -100, description: '' };
    const payout = rowWith({ kind: 'income', categoryId: 'Sales', amount: 1000, parts: [fee, fee] });
    expect(contributionsOf(payout)).toMatchObject([
      { categoryId: 'Sales', count: 1, earning: 1, spending: 1, moving: 0, parts: 0 },
      { categoryId: 'Fees', count: 0, earning: 0, spending: 0, moving: 0, parts: 1 },
      { categoryId: 'Fees', count: 0, parts: 0 },
    ]);
  });
});

describe('totalWithin', () => {
  it('is what the rows of those days add up to', () => {
    fc.assert(
      fc.property(fc.array(anyRow), fc.nat(40), fc.nat(40), (rows, start, length) => {
        const range = { from: addDays('2026-01-01', start), to: addDays('2026-01-01', start + length) };
        const within = rows.filter(({ date }) => date >= range.from && date <= range.to);
        const totals = totalsChangedBy(rows.map((after) => ({ after })));
        expect(sumOf(totals.map((total) => totalWithin(total, range)))).toEqual(
          sumOf(within.flatMap(contributionsOf)),
        );
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

  it('moves a row from one day of a month to another', () => {
    const before = rowWith({ date: '2026-01-05' });
    const [total, ...others] = totalsChangedBy([{ before, after: { ...before, date: '2026-01-06' } }]);
    expect(others).toEqual([]);
    expect(total).toMatchObject({ expenses: 0, count: 0, days: { '05': { count: -1 }, '06': { count: 1 } } });
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
        const keys = totals.map(({ month, currency, worthCurrency, accountId, categoryId }) =>
          [month, currency, worthCurrency, accountId, categoryId].join(),
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
