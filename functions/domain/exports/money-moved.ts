import type { LedgerRow } from '../ledger/ledger-row.ts';

/** What came in and went out in one currency, in minor units; money out is negative. */
export interface MoneyMoved {
  readonly currency: string;
  readonly moneyIn: number;
  readonly moneyOut: number;
}

/** Adds up what was earned and spent, by currency in the order in which they appear; what only moved between accounts counts as neither. */
export function addMoneyMoved(
  before: readonly MoneyMoved[],
  rows: readonly Pick<LedgerRow, 'kind' | 'amount' | 'currency'>[],
): MoneyMoved[] {
  const sums = new Map(before.map((sum) => [sum.currency, sum]));
  for (const { kind, amount, currency } of rows) {
    if (kind === 'transfer') continue;
    const { moneyIn, moneyOut } = sums.get(currency) ?? { moneyIn: 0, moneyOut: 0 };
    const isIn = kind === 'income';
    sums.set(currency, {
      currency,
      moneyIn: moneyIn + (isIn ? amount : 0),
      moneyOut: moneyOut + (isIn ? 0 : amount),
    });
  }
  return [...sums.values()];
}
