import type { ReportSchedule } from '../../../shared/model/report-schedule.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { changeSchedule, type ScheduleParts } from './schedule-change.ts';

/** Has nothing mailed by a schedule any more; what was mailed stays, and it can be brought back for a while. */
export const deleteReportSchedule = (
  id: string,
  caller: Caller,
  cloud: ScheduleParts,
): Promise<ReportSchedule | Refusal> =>
  changeSchedule(caller, 'schedule-deleted', id, cloud, async (before) => {
    if (before.deletedAt !== undefined) return refuse('not-found');
    await cloud.reportSchedules.hasRoom(caller.organizationId);
    return { ...before, deletedAt: cloud.now().toISOString() };
  });
