import { isSampleBooks } from '../../../shared/sample-books.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { decided, isDue, type KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { OrderParts } from '../exports/order-report.ts';
import { leaveOut, type Left } from './leave-out.ts';
import { isMailedUnchanged } from './mailed-unchanged.ts';
import { orderScheduled } from './order-scheduled.ts';
import { refusedOwner } from './refused-content.ts';

type Parts = OrderParts & Pick<Cloud, 'table' | 'reportSchedules' | 'people' | 'outbox'>;

/** As many as one message decides before the others have their turn. */
const PERIODS_AT_ONCE = 12;

/**
 * Orders what a schedule has due, period by period, the earliest first: after days without, each that was missed goes by itself, as an
 * accountant wants every one. A period is claimed, its report ordered under an id of its own and the next one placed in one transaction: done
 * twice, late or after an end in between, each is ordered once. What can't be mailed is decided too, with its reason, and people are told.
 */
export async function runSchedule(organizationId: string, scheduleId: string, cloud: Parts): Promise<void> {
  for (let left = PERIODS_AT_ONCE; left > 0; left -= 1)
    if (!(await decideNext(organizationId, scheduleId, cloud))) return;
  await cloud.outbox.ask({ kind: 'run-schedule', organizationId, scheduleId });
}

/** Decides the next period of one; whether there was any. */
async function decideNext(organizationId: string, id: string, cloud: Parts): Promise<boolean> {
  return cloud.change({ organizationId, system: 'run-schedule' }, 'schedule-run', async (change) => {
    const schedule = await cloud.reportSchedules.get(organizationId, id);
    if (!schedule || !isDue(schedule, cloud.now())) return false;
    const organization = await cloud.organizations.get(organizationId);
    // Books that are being erased: it goes with them.
    if (!organization) return false;
    await decide(change, schedule, organization, cloud);
    change.about({ id, name: schedule.label });
    return true;
  });
}

async function decide(
  change: Change,
  schedule: KeptReportSchedule,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<void> {
  const { reportSchedules } = cloud;
  const after = decided(schedule, schedule.due, organization.fiscalYearStart);
  change.put(...reportSchedules.change(schedule, after));
  // A rhythm that was left and taken up again may come to a period that was mailed.
  if (await reportSchedules.run(schedule, schedule.due)) return;
  const refusal =
    (await whyNot(schedule, organization, cloud)) ?? (await orderScheduled(change, schedule, cloud));
  if (refusal) leaveOut(change, schedule, leftOf(refusal), cloud);
}

/** A period without anything new in it is no failure. */
const leftOf = (refusal: Refusal): Left => ({
  outcome: refusal.refused === 'nothing-to-export' ? 'skipped' : 'failed',
  refusal,
});

/** What a schedule itself is kept from, before its report is looked at. */
async function whyNot(
  schedule: KeptReportSchedule,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<Refusal | undefined> {
  if (isSampleBooks(schedule.organizationId)) return refuse('sample-books');
  const refusal = await refusedOwner(schedule, cloud);
  if (refusal) return refusal;
  return schedule.skipUnchanged && (await isMailedUnchanged(schedule, organization, cloud))
    ? refuse('nothing-to-export', { because: { code: 'mailed-unchanged' } })
    : undefined;
}
