import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPeriodLock, lockPeriod, previewPeriodLock } from '../../shared/contract/books.ts';
import type { PeriodLockState, PeriodLockWish } from '../../shared/model/period-lock.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** The question up to which day the books are closed, by whom, and what was closed and reopened before. */
export const periodLockQuery = queryOptions({
  queryKey: queryKeys.periodLock,
  queryFn: () => call(getPeriodLock, {}),
});

export function usePeriodLock() {
  return useQuery(periodLockQuery);
}

/** The same as it is known in the moment in which it is asked, for what goes on long after it was shown. */
export function useKnownPeriodLock(): () => PeriodLockState | undefined {
  usePeriodLock();
  const client = useQueryClient();
  return () => client.getQueryData<PeriodLockState>(queryKeys.periodLock);
}

/** What closing up to a day would close; asked once somebody is about to. */
export function usePeriodLockPreview(until: string | undefined) {
  return useQuery({
    queryKey: queryKeys.periodLockPreview(until ?? ''),
    queryFn: () => call(previewPeriodLock, { query: { until: until ?? '' } }),
    enabled: until !== undefined,
    staleTime: 0,
  });
}

/** Closes books, or reopens them; an import that waits is then shown as that leaves it. */
export function useLockPeriod() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PeriodLockWish) => call(lockPeriod, { body }),
    onSuccess: (state) => {
      client.setQueryData(queryKeys.periodLock, state);
      void client.invalidateQueries({ queryKey: queryKeys.statementImports });
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.periodLock }),
  });
}
