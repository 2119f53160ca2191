import { useQuery } from '@tanstack/react-query';
import { listReceipts } from '../../../shared/contract/receipts.ts';
import { listTransactions } from '../../../shared/contract/ledger.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useDebounced } from '../../kit/use-debounced.ts';

const FOUND_MAX = 5;
/** One letter finds nearly everything. */
const LETTERS_MIN = 2;

/** The newest entries and documents that a text is found in, once the person has paused. */
export function useFound(text: string) {
  const q = useDebounced(text.trim());
  const enabled = q.length >= LETTERS_MIN;
  const query = { q, limit: FOUND_MAX };
  const rows = useQuery({
    queryKey: queryKeys.transactionsFound(q),
    queryFn: () => call(listTransactions, { query }),
    enabled,
  });
  const documents = useQuery({
    queryKey: queryKeys.receiptsFound(q),
    queryFn: () => call(listReceipts, { query }),
    enabled,
  });
  return {
    rows: (enabled && rows.data?.items) || [],
    documents: (enabled && documents.data?.items) || [],
    isLooking: enabled && (rows.isFetching || documents.isFetching),
    problem: enabled ? (rows.error ?? documents.error ?? undefined) : undefined,
  };
}
