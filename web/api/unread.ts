import { useQuery } from '@tanstack/react-query';
import { countUnread } from '../../shared/contract/notices.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

const UNREAD_POLL_MS = 60_000;

/** How many notifications the person has not seen: asked again each minute, and whenever they come back to the page. */
export function useUnread() {
  return useQuery({
    queryKey: queryKeys.unread,
    queryFn: () => call(countUnread, {}),
    refetchInterval: UNREAD_POLL_MS,
  });
}
