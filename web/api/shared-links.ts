import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  changeSharedLink,
  createSharedLink,
  listSharedLinks,
  listSharedOpenings,
  revokeSharedLink,
} from '../../shared/contract/shared-links.ts';
import type { RouteRequest } from '../../shared/contract/route.ts';
import type { SharedLink } from '../../shared/model/shared-link.ts';
import { call } from './call.ts';
import { withItem } from './merge-pages.ts';
import type { ListRule, Pages } from './merge-pages.ts';
import { queryKeys } from './query-keys.ts';

const PAGE = 20;

/** The links to a report, newest first, asked anew whenever somebody looks: others open them. */
export function useSharedLinks(reportId: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.sharedLinks(reportId),
    queryFn: ({ pageParam }) =>
      call(listSharedLinks, { query: { reportId, limit: PAGE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });
}

/** The latest uses of a link, asked anew whenever somebody looks. */
export function useSharedOpenings(id: string) {
  return useQuery({
    queryKey: queryKeys.sharedOpenings(id),
    queryFn: () => call(listSharedOpenings, { params: { id }, query: { limit: PAGE } }),
    refetchOnMount: 'always',
  });
}

/** Makes a link; its address is in the answer alone. */
export function useMakeSharedLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteRequest<typeof createSharedLink>['body']) => call(createSharedLink, { body }),
    onSuccess: ({ url: _url, ...link }) => putLink(client, link),
    // Nothing else keeps the address either.
    gcTime: 0,
  });
}

/** Says until when a link opens; its log tells of that too. */
export function useChangeSharedLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, endsAt }: Pick<SharedLink, 'id' | 'endsAt'>) =>
      call(changeSharedLink, { params: { id }, body: { endsAt } }),
    onSuccess: (link) => {
      putLink(client, link);
      void client.invalidateQueries({ queryKey: queryKeys.sharedOpenings(link.id) });
    },
  });
}

/** Has a link open no more. */
export function useRevokeSharedLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeSharedLink, { params: { id } }),
    onSuccess: (link) => putLink(client, link),
  });
}

/** The list's index lags behind writes. */
function putLink(client: QueryClient, link: SharedLink): void {
  client.setQueryData<Pages<SharedLink>>(
    queryKeys.sharedLinks(link.reportId),
    (pages) => pages && withItem(pages, link, newestFirst),
  );
}

const newestFirst: ListRule<SharedLink> = {
  belongs: () => true,
  before: (a, b) => a.createdAt > b.createdAt,
};
