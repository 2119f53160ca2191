import type { Transaction } from './model/transaction.ts';

/** Whether an expense still wants a receipt: it has none, and nobody said that none is needed. */
export function wantsReceipt({
  kind,
  receiptIds,
  noReceiptNeeded,
}: Pick<Transaction, 'kind' | 'receiptIds' | 'noReceiptNeeded'>): boolean {
  return kind === 'expense' && receiptIds.length === 0 && !noReceiptNeeded;
}
