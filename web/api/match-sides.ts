import { useQueries } from '@tanstack/react-query';
import { getReceipt } from '../../shared/contract/receipts.ts';
import { getTransaction } from '../../shared/contract/ledger.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** Some receipts and transactions by their ids; those that are not here yet, or gone, are missing. */
export function useSides(receiptIds: readonly string[], transactionIds: readonly string[]) {
  const receipts = useQueries({
    queries: receiptIds.map((id) => ({
      queryKey: queryKeys.receipt(id),
      queryFn: () => call(getReceipt, { params: { id } }),
    })),
  });
  const transactions = useQueries({
    queries: transactionIds.map((id) => ({
      queryKey: queryKeys.transaction(id),
      queryFn: () => call(getTransaction, { params: { id } }),
    })),
  });
  return {
    receipts: receipts.flatMap(({ data }) => data ?? []),
    transactions: transactions.flatMap(({ data }) => data ?? []),
  };
}
