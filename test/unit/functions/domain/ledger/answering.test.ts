import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answering } from '../../../../../functions/domain/ledger/answering.ts';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { onSides } from '../../../../../functions/domain/ledger/on-sides.ts';
import { contributionsOf } from '../../../../../functions/domain/ledger/totals.ts';
import { categorySides } from '../../../../../shared/countries/category-sides.ts';
import { anyRow, rowWith } from './rows.ts';

const books = {
  ...({ country: 'Canada', region: 'ON', profession: 'general', currency: 'CAD' } as const),
  ...{ categories: [], accounts: [] },
};
const isFound = (side: 'income' | 'expense', change: Partial<LedgerRow>) =>
  answering({ side }, books)(rowWith(change));

it('finds a refund where it counts, not where its money went', () => {
  const bought = { categoryId: 'software' };
  const back = { ...bought, kind: 'income', amount: 500 } as const;
  for (const change of [bought, back]) {
    expect(isFound('expense', change)).toBe(true);
    expect(isFound('income', change)).toBe(false);
  }
});

it('finds by a part, and neither what is personal nor a transfer', () => {
  const part = { kind: 'income', categoryId: 'sales', amount: 300, description: '' } as const;
  expect(isFound('income', { categoryId: 'software', parts: [part] })).toBe(true);
  expect(isFound('expense', { categoryId: 'software', use: 'personal' })).toBe(false);
  expect(isFound('expense', { kind: 'transfer', categoryId: 'transfer' })).toBe(false);
});

it('finds every row that a figure counts', () => {
  const sideOf = categorySides(books);
  fc.assert(
    fc.property(anyRow, (row) => {
      const counted = onSides(contributionsOf(row), sideOf);
      for (const [side, sum] of [
        ['income', 'income'],
        ['expense', 'expenses'],
      ] as const)
        if (counted.some((total) => total[sum] !== 0)) expect(answering({ side }, books)(row)).toBe(true);
    }),
  );
});
