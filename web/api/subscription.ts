import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSubscription, subscribeAgain, unsubscribe } from '../../shared/contract/subscriptions.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** What the link in a mail is about, and whether that is mailed. */
export const useSubscription = (token: string) =>
  useQuery({
    queryKey: queryKeys.subscription(token),
    queryFn: () => call(getSubscription, { query: { token } }),
    retry: false,
  });

/** Turns off what the link in a mail is about, or on again. */
export function useTurnSubscription(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ isOn }: { isOn: boolean }) =>
      call(isOn ? subscribeAgain : unsubscribe, { query: { token } }),
    onSuccess: (subscription) => client.setQueryData(queryKeys.subscription(token), subscription),
  });
}
