import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteRequest } from '../../shared/contract/route.ts';
import type { PayoutOffer } from '../../shared/model/payout-offer.ts';
import { decidePayout, listPayouts } from '../../shared/contract/ledger.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { refreshTransactions } from './transactions.ts';

type Status = 'open' | 'decided';

/** As many as a person works through at once; a page may hold fewer where payouts are rare among many entries. */
const SHOWN = 20;
const PAGES_MAX = 5;

/** Deposits that look like payouts, or those decided on; newest first. */
export function usePayouts(status: Status) {
  return useQuery({ queryKey: queryKeys.payoutList(status), queryFn: () => firstPayouts(status) });
}

async function firstPayouts(status: Status): Promise<{ items: PayoutOffer[] }> {
  const items: PayoutOffer[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX && items.length < SHOWN; page += 1) {
    const found = await call(listPayouts, { query: { status, limit: SHOWN, cursor } });
    items.push(...found.items);
    cursor = found.nextCursor;
    if (cursor === undefined) break;
  }
  return { items };
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
