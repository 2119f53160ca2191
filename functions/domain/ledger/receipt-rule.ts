import { receiptLimit } from '../../../shared/countries/receipt-limits.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import type { CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import type { LedgerRow } from './ledger-row.ts';

/**
 * A row of a statement with the amount from which the law of its books wants a receipt of its currency. The bank states who was paid, when and how
 * much; what a person typed has nobody else's word, so that its receipt is wanted whatever it cost.
 */
export function withReceiptRule(
  row: LedgerRow,
  books: Pick<CategorisingBooks, 'country' | 'profession'>,
): LedgerRow {
  const { country } = templateFor(books.country, books.profession);
  const receiptFrom = receiptLimit(country, row.currency);
  return receiptFrom === undefined ? row : { ...row, receiptFrom };
}
