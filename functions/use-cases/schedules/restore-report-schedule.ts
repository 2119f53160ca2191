import { limits } from '../../../shared/limits.ts';
import type { ReportSchedule } from '../../../shared/model/report-schedule.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { goingOnAt } from '../../domain/schedules/report-schedule.ts';
import type { Caller } from '../../runtime/caller.ts';
import { changeSchedule, type ScheduleParts } from './schedule-change.ts';

/** Brings a deleted schedule back, to go on from today; done twice it changes nothing more. Refused where others took its place. */
export const restoreReportSchedule = (
  id: string,
  caller: Caller,
  cloud: ScheduleParts,
): Promise<ReportSchedule | Refusal> =>
  changeSchedule(caller, 'schedule-restored', id, cloud, async (before, { fiscalYearStart }) => {
    const { deletedAt, ...standing } = before;
    if (deletedAt === undefined) return before;
    if (!(await cloud.reportSchedules.hasRoom(caller.organizationId)))
      return refuse('wrong-state', { because: { code: 'schedules-full', limit: limits.reportSchedules } });
    return goingOnAt(standing, cloud.now(), fiscalYearStart);
  });
