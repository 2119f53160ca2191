import type { ReportSchedule } from '../../../shared/model/report-schedule.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { isDue, type KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { organizationOf } from '../books/organization-of.ts';
import { shownSchedule } from './shown-schedule.ts';

export type ScheduleParts = Pick<
  Cloud,
  'reportSchedules' | 'reports' | 'organizations' | 'plans' | 'outbox' | 'now'
>;

type Decide = (
  before: KeptReportSchedule,
  organization: StoredOrganization,
) => KeptReportSchedule | Refusal | Promise<KeptReportSchedule | Refusal>;

/** Decides what becomes of a schedule as it is now and writes it; decides anew where somebody was quicker. What is due by then goes at once. */
export async function changeSchedule(
  organizationId: string,
  id: string,
  cloud: ScheduleParts,
  decide: Decide,
): Promise<ReportSchedule | Refusal> {
  const outcome = await again(async () => {
    const before = await cloud.reportSchedules.get(organizationId, id);
    if (!before) return refuse('not-found');
    const organization = await organizationOf(organizationId, cloud);
    const after = await decide(before, organization);
    if (isRefusal(after)) return after;
    const written = await cloud.reportSchedules.tryWrite([
      ...cloud.reportSchedules.change(before, after),
      ...cloud.outbox.asking(...dueRun(after, cloud.now())),
    ]);
    if (written === 'conflict') return written;
    return shownSchedule({ ...after, version: before.version + 1 }, cloud);
  });
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}

/** What is due already is mailed at once: nobody waits for the next round. */
export function dueRun(schedule: KeptReportSchedule, now: Date): Work[] {
  const { organizationId, id: scheduleId } = schedule;
  return isDue(schedule, now) ? [{ kind: 'run-schedule', organizationId, scheduleId }] : [];
}
