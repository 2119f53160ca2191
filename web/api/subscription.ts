import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  cancelSubscription,
  changeSubscription,
  createCheckout,
  getSubscription,
  openBillingPortal,
  requestRefund,
  resumeSubscription,
} from '../../shared/contract/billing.ts';
import type { Me } from '../../shared/model/organization.ts';
import type { Subscription, SubscriptionChange, WantedCheckout } from '../../shared/model/subscription.ts';
import { call } from './call.ts';
import { newId } from './new-id.ts';
import { queryKeys } from './query-keys.ts';

/** While what was asked for has not come about, it is asked for again this often: Stripe tells within seconds. */
const PENDING_MS = 2_000;

/**
 * The plan and what is paid for it. Stripe tells of it while nobody looks: it is asked for on every visit, whenever its tab is looked at
 * again, and every two seconds while it `isAwaited`, or something that was asked for is under way or waits to be confirmed. With the plan
 * what the person may do changes, so that `/me` is then asked for anew.
 */
export function useSubscription({
  isAwaited = () => false,
}: { isAwaited?: (subscription: Subscription) => boolean } = {}) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: queryKeys.subscription,
    queryFn: () => call(getSubscription, {}),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (data.pending !== null || data.problem?.code === 'to-confirm' || isAwaited(data))
        ? PENDING_MS
        : false,
  });
  const plan = query.data?.plan;
  useEffect(() => {
    const known = client.getQueryData<Me>(queryKeys.me)?.plan.name;
    if (plan !== undefined && known !== undefined && plan !== known)
      void client.invalidateQueries({ queryKey: queryKeys.me });
  }, [client, plan]);
  return query;
}

/** What a master asks of a subscription. Each answers with it as it stands, what was asked for pending in it. */
export function useSubscriptionChanges() {
  const change = useOrder((body: SubscriptionChange) => call(changeSubscription, { body }));
  const cancel = useOrder(() => call(cancelSubscription, {}));
  const resume = useOrder(() => call(resumeSubscription, {}));
  const refund = useOrder((id: string) => call(requestRefund, { body: { id } }));
  return { change, cancel, resume, refund: (id = newId()) => refund(id) };
}

function useOrder<Input = void>(ask: (input: Input) => Promise<Subscription>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: (subscription) => client.setQueryData(queryKeys.subscription, subscription),
    // What was refused is often no longer what the page shows.
    onError: () => client.invalidateQueries({ queryKey: queryKeys.subscription }),
  }).mutateAsync;
}

/** The address of Stripe's page on which a plan is paid for. */
export const checkoutPage = async (body: WantedCheckout): Promise<string> =>
  (await call(createCheckout, { body })).url;

/** The address of Stripe's page with card, invoices and billing address. */
export const portalPage = async (): Promise<string> => (await call(openBillingPortal, {})).url;
