import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import { isTransactionWanted } from '../../../shared/transaction-filter.ts';
import { bookNames } from '../books/book-names.ts';
import type { NamedBooks } from '../books/book-names.ts';
import { shownTransaction } from '../books/shown-transaction.ts';
import { assumedClaims } from '../reports/sales-tax/assumed-claims.ts';
import { inBox } from '../reports/sales-tax/in-box.ts';
import type { TaxedBooks } from './assumed-taxes.ts';
import type { LedgerRow } from './ledger-row.ts';

/** Whether a row of some books answers a filter: what the row itself tells, and what only the books tell, which is where their return counts it. */
export function answering(
  filter: TransactionFilter,
  books: NamedBooks & TaxedBooks,
): (row: LedgerRow) => boolean {
  const names = bookNames(books);
  const isInBox = filter.box === undefined ? () => true : inBox(filter.box, books);
  const claim = filter.claim === undefined ? () => Infinity : assumedClaims(books);
  return (row) =>
    isTransactionWanted(shownTransaction(row, names), filter) && isInBox(row) && claim(row) !== 0;
}
