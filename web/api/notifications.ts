import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { listNotifications, readAllNotifications, readNotification } from '../../shared/contract/notices.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** What happened in the books, newest first; looked at anew on every visit. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: queryKeys.notificationList,
    queryFn: ({ pageParam }) => call(listNotifications, { query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });
}

/** Marks one as read, or all that are shown. */
export function useReadNotifications() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.notifications });
  const one = useMutation({
    mutationFn: (id: string) => call(readNotification, { params: { id } }),
    onSettled,
  });
  const all = useMutation({
    mutationFn: (until: string) => call(readAllNotifications, { body: { until } }),
    onSettled,
  });
  return { readOne: one.mutate, readAll: all.mutateAsync, isReadingAll: all.isPending };
}
