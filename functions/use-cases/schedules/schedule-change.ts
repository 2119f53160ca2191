import type { ReportSchedule } from '../../../shared/model/report-schedule.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { isDue, type KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Work } from '../../domain/work.ts';
import type { Act } from '../../../shared/audit-acts.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { organizationOf } from '../books/organization-of.ts';
import { shownSchedule } from './shown-schedule.ts';

export type ScheduleParts = Pick<
  Cloud,
  'change' | 'reportSchedules' | 'reports' | 'organizations' | 'plans' | 'now'
>;

type Decide = (
  before: KeptReportSchedule,
  organization: StoredOrganization,
) => KeptReportSchedule | Refusal | Promise<KeptReportSchedule | Refusal>;

/** Decides what becomes of a schedule as it is now and writes it. What is due by then goes at once. A schedule left as it is stays unwritten. */
export async function changeSchedule(
  caller: Caller,
  act: Act,
  id: string,
  cloud: ScheduleParts,
  decide: Decide,
  fields?: readonly string[],
): Promise<ReportSchedule | Refusal> {
  const { organizationId } = caller;
  const outcome = await cloud.change(caller, act, async (change) => {
    const before = await cloud.reportSchedules.get(organizationId, id);
    if (!before) return refuse('not-found');
    const organization = await organizationOf(organizationId, cloud);
    const after = await decide(before, organization);
    if (isRefusal(after) || after === before) return after;
    change.about({ id, name: after.label }, fields);
    change.put(...cloud.reportSchedules.change(before, after));
    change.enqueue(...dueRun(after, cloud.now()));
    return { ...after, version: before.version + 1 };
  });
  return isRefusal(outcome) ? outcome : shownSchedule(outcome, cloud);
}

/** What is due already is mailed at once: nobody waits for the next round. */
export function dueRun(schedule: KeptReportSchedule, now: Date): Work[] {
  const { organizationId, id: scheduleId } = schedule;
  return isDue(schedule, now) ? [{ kind: 'run-schedule', organizationId, scheduleId }] : [];
}
