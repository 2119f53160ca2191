import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addReportSchedule,
  changeReportSchedule,
  deleteReportSchedule,
  listReportSchedules,
  listScheduleRuns,
  previewReportSchedule,
  restoreReportSchedule,
  sendScheduledPeriod,
} from '../../shared/contract/report-schedules.ts';
import type { RouteRequest } from '../../shared/contract/route.ts';
import type {
  PeriodToSend,
  ReportSchedule,
  ReportScheduleChange,
  ScheduleRun,
} from '../../shared/model/report-schedule.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

const SENDING_POLL_MS = 3_000;

/** What is mailed by itself. Asked for anew on every visit, as it goes on meanwhile, and while something is on its way. */
export function useReportSchedules() {
  return useQuery({
    queryKey: queryKeys.reportSchedules,
    queryFn: () => call(listReportSchedules, {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ lastRun }) => lastRun?.status === 'sending') === true && SENDING_POLL_MS,
  });
}

/** What became of each period of a schedule, the latest first, page by page. */
export function useScheduleRuns(id: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.scheduleRuns(id),
    queryFn: ({ pageParam }) => call(listScheduleRuns, { params: { id }, query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'sending')) === true &&
      SENDING_POLL_MS,
  });
}

/** Has a period mailed that was not; what became of it is asked anew. */
export function useSendPeriod(id: string) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: PeriodToSend): Promise<ScheduleRun> =>
      call(sendScheduledPeriod, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.reportSchedules }),
  });
  return mutateAsync;
}

/** The mail that a schedule sends next. */
export function useSchedulePreview({ id, version }: Pick<ReportSchedule, 'id' | 'version'>) {
  return useQuery({
    queryKey: queryKeys.schedulePreview(id, version),
    queryFn: () => call(previewReportSchedule, { params: { id } }),
    refetchOnMount: 'always',
  });
}

/** Sets up, changes, deletes and brings back what is mailed by itself. */
export function useScheduleCalls() {
  const client = useQueryClient();
  const onSettled = () => void client.invalidateQueries({ queryKey: queryKeys.reportSchedules });
  const add = useMutation({
    mutationFn: (body: RouteRequest<typeof addReportSchedule>['body']) => call(addReportSchedule, { body }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ id, body }: { id: string; body: ReportScheduleChange }) =>
      call(changeReportSchedule, { params: { id }, body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteReportSchedule, { params: { id } }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreReportSchedule, { params: { id } }),
    onSettled,
  });
  return {
    /** It as it stands now; undefined once it is deleted. */
    now: async (id: string) => (await call(listReportSchedules, {})).items.find((one) => one.id === id),
    add: add.mutateAsync,
    change: change.mutateAsync,
    remove: remove.mutateAsync,
    restore: restore.mutateAsync,
  };
}
