import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptMail,
  discardMail,
  getReceivingAddress,
  listQuarantine,
  renewReceivingAddress,
} from '../../shared/contract/mail.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

const QUARANTINE_POLL_MS = 60_000;

/** The address to which documents can be mailed; null where none are received. */
export function useReceivingAddress() {
  return useQuery({
    queryKey: queryKeys.receivingAddress,
    queryFn: () => call(getReceivingAddress, {}),
    staleTime: Infinity,
  });
}

export function useRenewAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(renewReceivingAddress, {}),
    onSuccess: (renewed) => client.setQueryData(queryKeys.receivingAddress, renewed),
  });
}

/** The newest mails that wait for a person; new ones show within a minute. */
export function useQuarantine() {
  return useQuery({
    queryKey: queryKeys.quarantine,
    queryFn: () => call(listQuarantine, { query: { limit: 50 } }),
    refetchOnMount: 'always',
    refetchInterval: QUARANTINE_POLL_MS,
  });
}

const decisions = { accept: acceptMail, discard: discardMail } as const;

/** Takes a waiting mail in, which then is among the documents, or deletes it. */
export function useDecideMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, decision }: { id: string; decision: keyof typeof decisions }) => {
      await call(decisions[decision], { params: { id } });
    },
    // Also after a failure: somebody else may have decided it.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.quarantine }),
        client.invalidateQueries({ queryKey: queryKeys.receipts }),
      ]),
  });
}
