import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  getArchiveSummary,
  listArchive,
  removeDeletedReport,
  removeDeletedTransaction,
} from '../../shared/contract/archive.ts';
import { deleteReceipt } from '../../shared/contract/receipts.ts';
import type { ArchiveItem, ArchiveItemType } from '../../shared/model/archive.ts';
import { holdsWords } from '../../shared/search-words.ts';
import { namesEverywhere } from '../../shared/text/listed-names.ts';
import { call } from './call.ts';
import { withItem, withoutItem } from './merge-pages.ts';
import type { ListRule, Pages } from './merge-pages.ts';
import { queryKeys } from './query-keys.ts';

export interface ArchiveFilters {
  readonly type?: ArchiveItemType;
  readonly year?: string;
  readonly q?: string;
}

const PAGE = 100;

/** What is archived, what came there last first. Asked for anew on every visit: all screens send things there. */
export function useArchive(filters: ArchiveFilters) {
  return useInfiniteQuery({
    queryKey: queryKeys.archiveList(filters),
    queryFn: ({ pageParam }) => call(listArchive, { query: { ...filters, limit: PAGE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
  });
}

/** How much the archive holds, and of which years. */
export function useArchiveSummary() {
  return useQuery({
    queryKey: queryKeys.archiveSummary,
    queryFn: () => call(getArchiveSummary, {}),
    refetchOnMount: 'always',
  });
}

/** Asks for all that is shown of the archive again. */
export function useArchiveRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.archive });
}

/** Deletes an archived receipt, a deleted entry or a deleted report for good. */
export function useDeleteForGood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ type, id }: ArchiveItem) => {
      if (type === 'receipt') await call(deleteReceipt, { params: { id }, query: { forever: 'true' } });
      else if (type === 'report') await call(removeDeletedReport, { params: { id } });
      else await call(removeDeletedTransaction, { params: { id } });
    },
    onSuccess: (_, item) => takeFromArchive(client, item),
  });
}

/** Puts into the shown lists, and takes out of them, what came to the archive or left it: their indexes lag behind writes. */
export function useArchiveLists() {
  const client = useQueryClient();
  return {
    take: (item: ArchiveItem) => takeFromArchive(client, item),
    put: (item: ArchiveItem) =>
      changeLists(client, (pages, filters) => withItem(pages, item, ruleOf(filters))),
  };
}

const takeFromArchive = (client: QueryClient, { id }: ArchiveItem): void =>
  changeLists(client, (pages) => withoutItem(pages, id));

function changeLists(
  client: QueryClient,
  change: (pages: Pages<ArchiveItem>, filters: ArchiveFilters) => Pages<ArchiveItem>,
): void {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [...queryKeys.archive, 'list'] }))
    client.setQueryData<Pages<ArchiveItem>>(
      queryKey,
      (pages) => pages && change(pages, queryKey[2] as ArchiveFilters),
    );
  void client.invalidateQueries({ queryKey: queryKeys.archiveSummary });
}

const ruleOf = ({ type, year, q }: ArchiveFilters): ListRule<ArchiveItem> => ({
  belongs: (item) =>
    (type === undefined || item.type === type) &&
    (year === undefined || item.archivedAt.startsWith(year)) &&
    holdsWords([item.name, ...namesEverywhere(item.category)].join(' '), q),
  before: (a, b) => a.archivedAt > b.archivedAt,
});
