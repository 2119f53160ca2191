import { isSampleBooks } from '../../../shared/sample-books.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { decided, isDue, type KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { OrderParts } from '../exports/order-report.ts';
import { leavingOut, type Left } from './leaving-out.ts';
import { isMailedUnchanged } from './mailed-unchanged.ts';
import { orderScheduled } from './order-scheduled.ts';
import { refusedOwner } from './refused-content.ts';

type Parts = OrderParts & Pick<Cloud, 'table' | 'reportSchedules' | 'people' | 'notices'>;

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
  const outcome = await again(async () => {
    const schedule = await cloud.reportSchedules.get(organizationId, id);
    if (!schedule || !isDue(schedule, cloud.now())) return 'none';
    const organization = await cloud.organizations.get(organizationId);
    // Books that are being erased: it goes with them.
    return organization ? decide(schedule, organization, cloud) : 'none';
  });
  if (outcome === 'conflict') throw new Error('Others were quicker whenever a period was to be decided.');
  return outcome !== 'none';
}

async function decide(schedule: KeptReportSchedule, organization: StoredOrganization, cloud: Parts) {
  const { reportSchedules } = cloud;
  const after = decided(schedule, schedule.due, organization.fiscalYearStart);
  const change = reportSchedules.change(schedule, after);
  // A rhythm that was left and taken up again may come to a period that was mailed.
  if (await reportSchedules.run(schedule, schedule.due)) return reportSchedules.tryWrite(change);
  const outcome =
    (await whyNot(schedule, organization, cloud)) ??
    (await orderScheduled(schedule, organization, change, cloud));
  if (!isRefusal(outcome)) return 'ordered';
  return reportSchedules.tryWrite([...change, ...leavingOut(schedule, leftOf(outcome), cloud)]);
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
