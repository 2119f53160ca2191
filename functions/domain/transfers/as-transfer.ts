import { sortingOf } from '../categories/rule-effect.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { signedAmount } from '../ledger/entry.ts';
import { isSameMoney } from './same-money.ts';

/** Whether the same money left by the one row and arrived by the other: either may have been changed since they were paired. */
export const isTransfer = (out: LedgerRow, into: LedgerRow): boolean => isSameMoney(out, into);

/** One side of a pair, out of income and expense. */
export function asTransfer(row: LedgerRow, pairId: string): LedgerRow {
  const { suggestedCategory: _offer, ruleId: _rule, assumed: _assumed, use: _use, ...bare } = row;
  return { ...bare, kind: 'transfer', categoryId: 'transfer', pairId, version: row.version + 1 };
}

/** The side as it was before it was paired, where it still is as the pair made it; without its pair in any case. */
export function withoutPair(row: LedgerRow, before: LedgerRow): LedgerRow {
  const { pairId: _pair, ...bare } = row;
  const alone = { ...bare, version: row.version + 1 };
  // Turned around since, it would be an expense that brings money.
  if (row.kind !== 'transfer' || signedAmount(before.kind, row.amount) !== row.amount) return alone;
  const { kind, categoryId, use } = before;
  return {
    ...alone,
    kind,
    categoryId,
    ...sortingOf(before),
    ...(use ? { use } : {}),
  };
}
