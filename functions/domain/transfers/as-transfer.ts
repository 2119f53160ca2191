import type { Transaction } from '../../../shared/model/transaction.ts';

/** One side of a pair, out of income and expense. */
export function asTransfer(row: Transaction, pairId: string): Transaction {
  const { suggestedCategory: _offer, ruleId: _rule, ...bare } = row;
  return { ...bare, kind: 'transfer', category: 'transfer', pairId, version: row.version + 1 };
}

/** The side as it was before it was paired, where it still is as the pair made it; without its pair in any case. */
export function withoutPair(row: Transaction, before: Transaction): Transaction {
  const { pairId: _pair, ...bare } = row;
  const alone = { ...bare, version: row.version + 1 };
  if (row.kind !== 'transfer') return alone;
  const { kind, category, ruleId, suggestedCategory } = before;
  return {
    ...alone,
    kind,
    category,
    ...(ruleId === undefined ? {} : { ruleId }),
    ...(suggestedCategory ? { suggestedCategory } : {}),
  };
}
