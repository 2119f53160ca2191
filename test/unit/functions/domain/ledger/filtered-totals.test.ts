import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FilteredTally, sumFiltered } from '../../../../../functions/domain/ledger/filtered-totals.ts';
import { totalsChangedBy } from '../../../../../functions/domain/ledger/totals.ts';
import { shownTransaction } from '../../../../../functions/domain/books/shown-transaction.ts';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import type { EntryKind } from '../../../../../shared/model/template.ts';
import { anyDetailedRow, anyRow, rowWith } from './rows.ts';

const names = {
  accountName: (id: string) => `The ${id}`,
  categoryName: (id: string) => `Of ${id}`,
  currency: 'CAD',
  standingCategory: (id: string) => id,
  // A refund of a meal is money in.
  sideOf: (id: string, kind: EntryKind) => (id === 'Meals' ? 'expense' : kind),
  accountIdOf: () => undefined,
  categoryIdOf: () => undefined,
};
const parts = fc.array(
  fc.record({
    kind: fc.constantFrom('income', 'expense'),
    categoryId: fc.constantFrom('Office', 'Meals', 'Fees'),
    amount: fc.integer({ min: -100_000, max: 100_000 }),
    description: fc.constant(''),
  }),
  { maxLength: 3 },
);
const splitRow = fc.tuple(anyRow, parts).map(([row, some]): LedgerRow => ({ ...row, parts: some }));
const filter = fc.record(
  {
    account: fc.constantFrom('cash', 'The checking', 'none of these'),
    category: fc.constantFrom('Office', 'Of Meals', 'Of Fees', 'income'),
    kind: fc.constantFrom('income', 'expense', 'transfer'),
  },
  { requiredKeys: [] },
);

const byTotals = (rows: readonly LedgerRow[], by: Parameters<typeof sumFiltered>[1]) =>
  sumFiltered(totalsChangedBy(rows.map((after) => ({ after }))), by, names);
const inOrder = <T extends { currency: string }>(sums: readonly T[]) =>
  sums.toSorted((a, b) => a.currency.localeCompare(b.currency));

describe('sumFiltered', () => {
  it('tells by totals what the rows add up to, or that it can’t', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyRow, splitRow, anyDetailedRow)), filter, (rows, by) => {
        const tally = new FilteredTally(by, names);
        for (const row of rows) tally.add(shownTransaction(row, names));
        const told = byTotals(rows, by);
        fc.pre(told !== undefined);
        expect(inOrder(told)).toEqual(inOrder(tally.sums()));
      }),
    );
  });

  it('can always, but for the entries of one kind in a category where some are split', () => {
    const fees = { kind: 'expense' as const, categoryId: 'Fees', amount: -300, description: '' };
    const payout = rowWith({ kind: 'income', categoryId: 'Sales', amount: 1000, parts: [fees] });
    expect(byTotals([payout], { category: 'Sales', kind: 'expense' })).toBeUndefined();
    expect(byTotals([payout], { category: 'Fees', kind: 'expense' })).toBeUndefined();
    expect(byTotals([payout], { category: 'Fees' })).toMatchObject([{ expenses: -300, count: 1 }]);
    expect(byTotals([payout], { kind: 'expense' })).toMatchObject([{ income: 0, expenses: -300, count: 1 }]);
    expect(byTotals([payout], {})).toMatchObject([{ income: 1300, expenses: -300, net: 1000, count: 1 }]);
  });
});
