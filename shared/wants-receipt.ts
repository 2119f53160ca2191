import { isBankCharge, paysCard } from './bank-entries.ts';
import type { Transaction } from './model/transaction.ts';

/**
 * The categories of the lists that are for what banks and payment providers take and for interest: the statement is their document. Written
 * down, so that browsers need no lists for it.
 */
export const documentedByStatement: readonly string[] = ['bank-fees', 'interest', 'payment-processing-fees'];

/**
 * Whether an expense still wants a receipt: it has none, nobody said that none is needed, and its statement is not the document, as it
 * is of a bank's fees and of the payment of a card.
 */
export function wantsReceipt({
  kind,
  categoryId,
  description,
  receiptIds,
  noReceiptNeeded,
}: Pick<Transaction, 'kind' | 'categoryId' | 'description' | 'receiptIds' | 'noReceiptNeeded'>): boolean {
  return (
    kind === 'expense' &&
    receiptIds.length === 0 &&
    !noReceiptNeeded &&
    !documentedByStatement.includes(categoryId) &&
    !isBankCharge(description) &&
    !paysCard(description)
  );
}
