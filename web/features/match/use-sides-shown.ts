import { useQueries } from '@tanstack/react-query';
import type { Match } from '../../../shared/model/match.ts';
import { transactionQuery } from '../../api/ledger.ts';
import { receiptQuery } from '../../api/receipts.ts';

/** Whether every document and transaction of a match is there to be seen: nobody confirms what they have not seen. */
export function useSidesShown(match: Match | undefined): boolean {
  const receipts = useQueries({ queries: (match?.receiptIds ?? []).map(receiptQuery) });
  const transactions = useQueries({ queries: (match?.transactionIds ?? []).map(transactionQuery) });
  return match !== undefined && [...receipts, ...transactions].every(({ data }) => data !== undefined);
}
