import type { ReportSchedule, ReportScheduleChange } from '../../../shared/model/report-schedule.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { goingOnAt, placed, type KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { refusedContent } from './refused-content.ts';
import { changeSchedule, type ScheduleParts } from './schedule-change.ts';

/**
 * Changes a schedule, if it still is as the person saw it. No period is mailed again or lost by it: another day, hour or zone is that of the
 * next one, which goes at once where that lies behind. At another rhythm it begins with the first period that is due from now on. Who changes
 * it answers for it from then on.
 */
export function changeReportSchedule(
  id: string,
  { version, ...change }: ReportScheduleChange,
  caller: Caller,
  cloud: ScheduleParts,
): Promise<ReportSchedule | Refusal> {
  const decide = async (before: KeptReportSchedule, organization: StoredOrganization) => {
    const { fiscalYearStart } = organization;
    if (before.deletedAt !== undefined) return refuse('not-found');
    if (before.version !== version) return refuse('changed-meanwhile');
    const after = { ...before, ...given(change), userId: caller.userId };
    const refusal = change.content && (await refusedContent(after.content, organization, cloud));
    if (refusal) return refusal;
    if (before.isPaused && !after.isPaused) return goingOnAt(after, cloud.now(), fiscalYearStart);
    if (before.frequency === after.frequency) return placed(after, fiscalYearStart);
    return placed({ ...after, openFrom: cloud.now().toISOString() }, fiscalYearStart);
  };
  return changeSchedule(caller, 'schedule-changed', id, cloud, decide, Object.keys(given(change)));
}

type Change = Omit<ReportScheduleChange, 'version'>;

/** What is named; left out and undefined are the same. */
const given = (change: Change): Partial<KeptReportSchedule> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
