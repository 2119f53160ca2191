import { categorySides } from '../../../shared/countries/category-sides.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import { isTransactionWanted } from '../../../shared/transaction-filter.ts';
import { bookNames } from '../books/book-names.ts';
import type { NamedBooks } from '../books/book-names.ts';
import { shownTransaction } from '../books/shown-transaction.ts';
import { assumedClaims } from '../reports/sales-tax/assumed-claims.ts';
import { boughtAbroad } from '../reports/sales-tax/bought-abroad.ts';
import { inBox } from '../reports/sales-tax/in-box.ts';
import type { TaxedBooks } from './assumed-taxes.ts';
import type { LedgerRow } from './ledger-row.ts';

/**
 * Whether a row of some books answers a filter: what the row itself tells, and what only the books tell, which is on which side and where
 * in their return it counts.
 */
export function answering(
  filter: TransactionFilter,
  books: NamedBooks & TaxedBooks,
): (row: LedgerRow) => boolean {
  const names = bookNames(books);
  const isInBox = filter.box === undefined ? () => true : inBox(filter.box, books);
  const isOnSide = filter.side === undefined ? () => true : onSide(filter.side, books);
  const abroad = filter.tax === 'abroad' ? boughtAbroad(books) : () => Infinity;
  const claim = filter.claim === undefined ? () => Infinity : assumedClaims(books);
  return (row) =>
    isTransactionWanted(shownTransaction(row, names), filter) &&
    isOnSide(row) &&
    isInBox(row) &&
    abroad(row) !== 0 &&
    claim(row) !== 0;
}

/** Whether a row has a line of the business's that counts on a side. */
function onSide(side: EntryKind, books: TaxedBooks): (row: LedgerRow) => boolean {
  const sideOf = categorySides(books);
  return (row) =>
    entryLines(row).some(
      ({ kind, categoryId, isPersonal }) =>
        !isPersonal && kind !== 'transfer' && sideOf(categoryId, kind) === side,
    );
}
