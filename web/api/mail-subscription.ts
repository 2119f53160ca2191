import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getMailSubscription,
  subscribeAgain,
  unsubscribe,
} from '../../shared/contract/mail-subscriptions.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** What the link in a mail is about, and whether that is mailed. */
export const useMailSubscription = (token: string) =>
  useQuery({
    queryKey: queryKeys.mailSubscription(token),
    queryFn: () => call(getMailSubscription, { query: { token } }),
    retry: false,
  });

/** Turns off what the link in a mail is about, or on again. */
export function useTurnMailSubscription(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ isOn }: { isOn: boolean }) =>
      call(isOn ? subscribeAgain : unsubscribe, { query: { token } }),
    onSuccess: (subscription) => client.setQueryData(queryKeys.mailSubscription(token), subscription),
  });
}
