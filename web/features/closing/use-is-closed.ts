import { usePeriodLock } from '../../api/period-lock.ts';

/** Tells of each day whether it lies in a closed period; of none while that is not known. The server decides again. */
export function useIsClosed(): (day: string) => boolean {
  const until = usePeriodLock().data?.lock?.until;
  return (day) => until !== undefined && day <= until;
}
