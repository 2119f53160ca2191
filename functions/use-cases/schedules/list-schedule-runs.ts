import type { ScheduleRun } from '../../../shared/model/report-schedule.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { placeAmongRuns } from '../../store/report-schedules.ts';
import { onePage, startOf, type Page, type PageQuery } from '../page.ts';
import { shownRuns } from './shown-schedule.ts';

/** One page of what became of a schedule's periods, the latest first. A cursor of another list is refused before it is looked for. */
export async function listScheduleRuns(
  id: string,
  query: PageQuery,
  caller: Caller,
  cloud: Pick<Cloud, 'reportSchedules' | 'reports'>,
): Promise<Page<ScheduleRun> | Refusal> {
  const { organizationId } = caller;
  const bound = { ...query, runsOf: id };
  const start = startOf(bound, caller);
  if (isRefusal(start)) return start;
  const schedule = await cloud.reportSchedules.get(organizationId, id);
  if (!schedule || schedule.deletedAt !== undefined) return refuse('not-found');
  const page = await onePage(bound, caller, {
    read: (place) => cloud.reportSchedules.runs(schedule, place),
    positionOf: placeAmongRuns,
  });
  if (isRefusal(page)) return page;
  return { ...page, items: await shownRuns(organizationId, page.items, cloud) };
}
