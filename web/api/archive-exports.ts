import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  countArchive,
  exportArchive,
  getArchiveExport,
  openArchiveExport,
  openGeneratedReport,
} from '../../shared/contract/archive.ts';
import type { ArchiveExport, ArchiveFilter } from '../../shared/model/archive.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

const POLL_FIRST_MS = 400;
const POLL_LAST_MS = 3000;

/** Apart from the archive's own: what is made of it stays while it is asked for anew. */
const keyOf = (id: string) => ['archive-exports', id];

/** How much a part of the archive holds, counted anew whenever somebody wants to export it. */
export function useArchiveCount(filter: ArchiveFilter) {
  return useQuery({
    queryKey: [...queryKeys.archive, 'count', filter],
    queryFn: () => call(countArchive, { query: filter }),
    gcTime: 0,
    staleTime: Infinity,
  });
}

/** Has a part of the archive put into a zip; under the same id it is the same one. */
export function useExportArchive() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { id: string; filter: ArchiveFilter }) => call(exportArchive, { body }),
    onSuccess: (ordered) => client.setQueryData<ArchiveExport>(keyOf(ordered.id), ordered),
  });
}

/** A zip of the archive, followed with growing pauses while it is made. */
export function useArchiveExport(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => call(getArchiveExport, { params: { id } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.status === 'making'
        ? Math.min(POLL_FIRST_MS + state.dataUpdateCount * 150, POLL_LAST_MS)
        : false,
  });
}

/** A short-lived address of a zip that is made. */
export const openZip = (id: string) => call(openArchiveExport, { params: { id } });

/** A short-lived address of a report's file, just as it was mailed. */
export const openReport = (id: string) => call(openGeneratedReport, { params: { id } });
