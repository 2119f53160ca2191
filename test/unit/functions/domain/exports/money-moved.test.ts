import { describe, expect, it } from 'vitest';
import { addMoneyMoved } from '../../../../../functions/domain/exports/money-moved.ts';
import { categorySides } from '../../../../../shared/countries/category-sides.ts';
import { rowWith } from '../ledger/rows.ts';

const sideOf = categorySides({ country: 'Canada', profession: 'general', categories: [] });
const row = (change: Parameters<typeof rowWith>[0]) => rowWith({ currency: 'CAD', ...change });

describe('addMoneyMoved', () => {
  it('counts neither what is personal nor what only moved as money in or out, and leaves nothing out', () => {
    const rows = [
      row({ kind: 'expense', categoryId: 'utilities', amount: -10_000, businessShare: 25 }),
      row({ kind: 'transfer', categoryId: 'transfer', amount: -4000, use: 'personal' }),
      row({ kind: 'transfer', categoryId: 'transfer', amount: -9000, use: 'owner' }),
      row({ kind: 'income', categoryId: 'sales-revenue', amount: 50_000 }),
    ];
    expect(addMoneyMoved([], rows, sideOf)).toEqual([
      { currency: 'CAD', moneyIn: 50_000, moneyOut: -2500, personal: -11_500, moved: -9000 },
    ]);
  });

  it('takes a refund off what was spent', () => {
    const rows = [
      row({ kind: 'expense', categoryId: 'utilities', amount: -10_000 }),
      row({ kind: 'income', categoryId: 'utilities', amount: 3000 }),
    ];
    expect(addMoneyMoved([], rows, sideOf)).toMatchObject([
      { moneyIn: 0, moneyOut: -7000, personal: 0, moved: 0 },
    ]);
  });
});
