import type { ReportSchedule } from '../../../shared/model/report-schedule.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { shownSchedule } from './shown-schedule.ts';

/** All schedules: the next that goes first, then those that are paused. */
export async function listReportSchedules(
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: Pick<Cloud, 'reportSchedules' | 'reports'>,
): Promise<{ items: ReportSchedule[] }> {
  const schedules = await cloud.reportSchedules.of(organizationId);
  const items = await Promise.all(schedules.map((schedule) => shownSchedule(schedule, cloud)));
  return { items: items.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)) };
}

const placeOf = ({ isPaused, next, label, id }: ReportSchedule): string =>
  [isPaused ? 1 : 0, next.dueAt, label, id].join(' ');
