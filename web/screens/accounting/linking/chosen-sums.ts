import type { MatchSums } from '../../../../shared/model/match.ts';
import type { Receipt } from '../../../../shared/model/receipt.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';

/** What the chosen add up to while one chooses; the server adds up again when it links. Undefined until both sides are known. */
export function chosenSums(
  receipts: readonly Receipt[],
  transactions: readonly Transaction[],
): MatchSums | undefined {
  const [first] = transactions;
  if (!first || receipts.length === 0) return undefined;
  const { currency } = first;
  const payments = Math.abs(transactions.reduce((sum, { amount }) => sum + amount, 0));
  const isKnown = receipts.every((one) => one.amount !== null && (one.currency ?? currency) === currency);
  const sign = ({ kind }: Receipt) => (kind === 'credit-note' ? -1 : 1);
  const documents = Math.abs(receipts.reduce((sum, one) => sum + sign(one) * (one.amount ?? 0), 0));
  return isKnown
    ? { currency, documents, payments, difference: payments - documents, name: null }
    : { currency, documents: null, payments, difference: null, name: null };
}
