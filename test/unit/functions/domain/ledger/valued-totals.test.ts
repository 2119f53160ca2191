import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { totalsChangedBy } from '../../../../../functions/domain/ledger/totals.ts';
import { sumsByCurrency, valuedIn } from '../../../../../functions/domain/ledger/valued-totals.ts';
import type { SideOf } from '../../../../../shared/countries/category-sides.ts';
import { bookCurrencies } from '../../../../../shared/money.ts';
import { anyRow, rowWith } from './rows.ts';

const totalsOf = (rows: readonly LedgerRow[]) => totalsChangedBy(rows.map((after) => ({ after })));
const byDirection: SideOf = (_categoryId, kind) => kind;
const currency = fc.constantFrom(...bookCurrencies.slice(0, 5));

/** Rows in five currencies, most of them with a worth in any other. */
const anyRows = fc.array(
  fc
    .tuple(anyRow, currency, currency, fc.integer({ min: -200_000, max: 200_000 }), fc.boolean())
    .map(([{ worth: _worth, ...row }, own, other, amount, isKnown]): LedgerRow => {
      const moved = { income: Math.abs(row.amount), expense: 0 - Math.abs(row.amount), transfer: row.amount };
      const worth = { currency: other, amount, rate: '1.25', source: 'ecb' as const, day: row.date };
      return {
        ...row,
        currency: own,
        amount: moved[row.kind],
        ...(isKnown && other !== own ? { worth } : {}),
      };
    }),
  { maxLength: 40 },
);

/** What rows come to in a currency, told by the rows alone; undefined of a row that is worth nothing in it. */
const amountIn = (row: LedgerRow, home: string): number | undefined =>
  row.currency === home ? row.amount : row.worth?.currency === home ? row.worth.amount : undefined;

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

describe('totals in one currency', () => {
  it('are what an independent sum of the rows gives; what is worth nothing in it is apart, in no other figure', () => {
    fc.assert(
      fc.property(anyRows, currency, (rows, home) => {
        const { counted, apart } = valuedIn(home, totalsOf(rows));
        const known = rows.filter((row) => amountIn(row, home) !== undefined);
        const of = (kind: LedgerRow['kind']) =>
          sum(known.filter((row) => row.kind === kind).map((row) => amountIn(row, home) ?? 0));
        const [figures] = sumsByCurrency(counted, byDirection);
        const expected = {
          currency: home,
          income: of('income'),
          expenses: of('expense'),
          count: known.length,
        };
        expect(figures ?? { ...expected, net: 0 }).toEqual({
          ...expected,
          net: expected.income + expected.expenses,
        });
        const foreign = Map.groupBy(
          rows.filter((row) => !known.includes(row)),
          (row) => row.currency,
        );
        expect(
          new Map(sumsByCurrency(apart, byDirection).map((one) => [one.currency, [one.count, one.net]])),
        ).toEqual(
          new Map(
            [...foreign].map(([own, some]) => [
              own,
              [some.length, sum(some.filter(({ kind }) => kind !== 'transfer').map(({ amount }) => amount))],
            ]),
          ),
        );
      }),
    );
  });

  it('hold every row once, whatever currency the books are changed to', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const totals = totalsOf(rows);
        for (const home of bookCurrencies) {
          const { counted, apart } = valuedIn(home, totals);
          expect(sum([...counted, ...apart].map(({ count }) => count))).toBe(rows.length);
          expect(new Set(apart.map((total) => total.currency)).has(home)).toBe(false);
        }
      }),
    );
  });

  it('keep rows with a worth and rows without it in totals of their own', () => {
    const dollars = rowWith({ currency: 'USD' });
    const worth = {
      currency: 'CAD',
      amount: -1650,
      rate: '1.37',
      source: 'person',
      day: '2026-01-05',
    } as const;
    const totals = totalsOf([dollars, { ...dollars, worth }]);
    expect(totals).toMatchObject([
      { currency: 'USD', expenses: -1205, expensesWorth: 0 },
      { currency: 'USD', worthCurrency: 'CAD', expenses: -1205, expensesWorth: -1650 },
    ]);
  });
});
