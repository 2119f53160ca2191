import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endAllSessions, endSession, listSessions } from '../../shared/contract/sessions.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** Where the person is signed in, and their recent sign-ins; looked at anew on every visit. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: () => call(listSessions, {}),
    refetchOnMount: 'always',
  });
}

/** Signs out one place, every other one, or all: after the last, nothing of this session is answered any more. */
export function useEndSessions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.sessions });
  const one = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled,
  });
  const others = useMutation({
    mutationFn: () => call(endAllSessions, { body: { keepThis: true } }),
    onSettled,
  });
  const all = useMutation({ mutationFn: () => call(endAllSessions, { body: { keepThis: false } }) });
  return {
    endOne: one.mutateAsync,
    ending: one.isPending ? one.variables : undefined,
    endOthers: others.mutateAsync,
    endAll: all.mutateAsync,
  };
}
