import type { SideOf } from '../../../shared/countries/category-sides.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';

/**
 * What entries come to in one currency, in minor units; money out is negative. Income and expenses are those of the reports before sales tax: a
 * refund lowers the side of its category. What is personal of entries is in neither, nor what only moved: between accounts, to or from the owner.
 * All four together are the sum of the entries.
 */
export interface MoneyMoved {
  readonly currency: string;
  readonly moneyIn: number;
  readonly moneyOut: number;
  readonly personal: number;
  readonly moved: number;
}

type Moved = Pick<
  LedgerRow,
  'kind' | 'categoryId' | 'amount' | 'currency' | 'description' | 'use' | 'businessShare' | 'parts' | 'payout'
>;

/** Adds up what was earned, spent and moved, by currency in the order in which they appear. */
export function addMoneyMoved(
  before: readonly MoneyMoved[],
  rows: readonly Moved[],
  sideOf: SideOf,
): MoneyMoved[] {
  const sums = new Map(before.map((sum) => [sum.currency, { ...sum }]));
  for (const row of rows)
    for (const { kind, categoryId, amount, isPersonal } of entryLines(row)) {
      const { currency } = row;
      const sum = sums.get(currency) ?? { currency, moneyIn: 0, moneyOut: 0, personal: 0, moved: 0 };
      sums.set(currency, sum);
      if (isPersonal) sum.personal += amount;
      else if (kind === 'transfer') sum.moved += amount;
      else if (sideOf(categoryId, kind) === 'income') sum.moneyIn += amount;
      else sum.moneyOut += amount;
    }
  return [...sums.values()];
}
