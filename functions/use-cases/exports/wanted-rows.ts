import { answering } from '../../domain/ledger/answering.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';

/** Which rows of its days a report holds. */
export function wantedRows(
  { onlyMatched, filter }: Pick<StoredReport, 'onlyMatched' | 'filter'>,
  organization: StoredOrganization,
): (row: LedgerRow) => boolean {
  const isAnswer = filter === undefined ? () => true : answering(filter, organization);
  return (row) => (!onlyMatched || row.receiptIds.length > 0) && isAnswer(row);
}
