import { useInfiniteQuery } from '@tanstack/react-query';
import { listClients } from '../../shared/contract/team.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** What waits in each organization of the signed-in person, page by page. Asked for anew on every visit: others work in them too. */
export function useClients() {
  return useInfiniteQuery({
    queryKey: queryKeys.clients,
    queryFn: ({ pageParam }) => call(listClients, { query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });
}
