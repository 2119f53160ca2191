import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listDataExports, openDataExport, startDataExport } from '../../shared/contract/data-exports.ts';
import { call } from './call.ts';
import { newId } from './new-id.ts';
import { queryKeys } from './query-keys.ts';

const POLL_MS = 2000;

/** The exports of everything, looked at again while one is being made. */
export function useDataExports() {
  return useQuery({
    queryKey: queryKeys.dataExports,
    queryFn: () => call(listDataExports, {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'Processing') ? POLL_MS : false,
  });
}

/** Has everything exported. */
export function useStartDataExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(startDataExport, { body: { id: newId() } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.dataExports }),
  });
}

/** A short-lived address of an export that is made. */
export const openExport = (id: string) => call(openDataExport, { params: { id } });
