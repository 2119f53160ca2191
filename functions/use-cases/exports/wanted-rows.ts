import { isTransactionWanted } from '../../../shared/transaction-filter.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/reports.ts';

/** Which rows of its days a report holds. */
export function wantedRows(
  { onlyMatched, filter }: Pick<StoredReport, 'onlyMatched' | 'filter'>,
  organization: StoredOrganization,
): (row: LedgerRow) => boolean {
  const names = bookNames(organization);
  return (row) =>
    (!onlyMatched || row.receiptIds.length > 0) &&
    (filter === undefined || isTransactionWanted(shownTransaction(row, names), filter));
}
