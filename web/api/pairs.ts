import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { decidePair, listPairs, listRecurring } from '../../shared/contract/ledger.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { refreshTransactions } from './transactions.ts';

/** Entries that belong together: to decide, or decided; newest first. */
export function usePairs(status: 'open' | 'decided') {
  return useQuery({
    queryKey: queryKeys.pairList(status),
    queryFn: () => call(listPairs, { query: { status, limit: 50 } }),
  });
}

export type PairDecision = 'confirm' | 'reject' | 'undo';

/** Decides on a pair, or takes that back. */
export function useDecidePair() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: PairDecision }) =>
      call(decidePair, { params: { id }, body: { decision } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.pairs }),
        client.invalidateQueries({ queryKey: queryKeys.categoryWork }),
        refreshTransactions(client),
      ]),
  });
}

/** What comes again and again, and what of it is missing. */
export function useRecurring() {
  return useQuery({ queryKey: queryKeys.recurring, queryFn: () => call(listRecurring, {}) });
}
