import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteRequest } from '../../shared/contract/route.ts';
import { decidePayout, listPayouts } from '../../shared/contract/payouts.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { refreshTransactions } from './transactions.ts';

/** Deposits that look like payouts, or those decided on; newest first. */
export function usePayouts(status: 'open' | 'decided') {
  return useQuery({
    queryKey: queryKeys.payoutList(status),
    queryFn: () => call(listPayouts, { query: { status, limit: 20 } }),
  });
}

export type PayoutDecision = RouteRequest<typeof decidePayout>['body'];

/** Decides on a deposit, or takes that back. */
export function useDecidePayout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: PayoutDecision }) =>
      call(decidePayout, { params: { id }, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.payouts }),
        client.invalidateQueries({ queryKey: queryKeys.receipts }),
        client.invalidateQueries({ queryKey: queryKeys.categoryWork }),
        refreshTransactions(client),
      ]),
  });
}
