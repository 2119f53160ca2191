import { useMutation, useQuery } from '@tanstack/react-query';
import { endAllSessions, endSession, listSessions } from '../../shared/contract/sessions.ts';
import type { EndingAll } from '../../shared/model/session.ts';
import { call, callEnding } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** Where the person is signed in, and their recent sign-ins; looked at anew on every visit. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: () => call(listSessions, {}),
    refetchOnMount: 'always',
  });
}

/** Ends another session, or all: either way nothing of this one is answered any more. */
export function useEndSessions() {
  const one = useMutation({ mutationFn: (id: string) => callEnding(endSession, { params: { id } }) });
  const all = useMutation({ mutationFn: (body: EndingAll) => callEnding(endAllSessions, { body }) });
  return { endOne: one.mutateAsync, endAll: all.mutateAsync };
}
