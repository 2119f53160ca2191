import type { PeriodToSend, ScheduleRun } from '../../../shared/model/report-schedule.ts';
import { idUnderKey } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredRun } from '../../store/report-schedules.ts';
import { organizationOf } from '../books/organization-of.ts';
import type { Asked, OrderParts } from '../exports/order-report.ts';
import { orderOnceMore } from './order-scheduled.ts';
import { shownRuns } from './shown-schedule.ts';

type Parts = OrderParts & Pick<Cloud, 'reportSchedules'>;

/**
 * Mails a period of a schedule that was left out or failed, by what the schedule says now, to whom it says now, in the name of who asks for it.
 * Refused of one that was mailed or is on its way, and as every order may be; then the period stays as it was. However many ask for it at the
 * same time it goes once, and asked again under the same key it is the same.
 */
export async function sendScheduledPeriod(
  scheduleId: string,
  { body: { from, to, sendAnyway }, idempotencyKey }: Asked<PeriodToSend>,
  { organizationId, userId }: Caller,
  cloud: Parts,
): Promise<ScheduleRun | Refusal> {
  const kept = await cloud.reportSchedules.get(organizationId, scheduleId);
  if (!kept || kept.deletedAt !== undefined) return refuse('not-found');
  const before = await cloud.reportSchedules.run(kept, { from, to });
  if (!before) return refuse('not-found');
  const askedUnder =
    idempotencyKey === undefined
      ? undefined
      : idUnderKey(organizationId, `/report-schedules/${scheduleId}/send`, idempotencyKey);
  const [shown] = await shownRuns(organizationId, [before], cloud);
  if (!shown || (askedUnder !== undefined && before.askedUnder === askedUnder))
    return shown ?? refuse('not-found');
  const refusal =
    notToBeSent(shown) ??
    (await orderOnceMore(
      { ...kept, userId, due: { ...kept.due, from, to } },
      before,
      { organization: await organizationOf(organizationId, cloud), askedUnder, sendAnyway },
      cloud,
    ));
  return refusal ?? runNow(before, cloud);
}

/** Why a period is not mailed by hand, if it can't be. */
function notToBeSent({ status }: ScheduleRun): Refusal | undefined {
  switch (status) {
    case 'sent':
    case 'sending':
    case 'removed':
      return refuse('wrong-state', { because: { code: `period-${status}` } });
    case 'failed':
    case 'skipped':
      return undefined;
  }
}

async function runNow({ organizationId, scheduleId, from, to }: StoredRun, cloud: Parts) {
  const run = await cloud.reportSchedules.run({ organizationId, id: scheduleId }, { from, to });
  const [shown] = await shownRuns(organizationId, run ? [run] : [], cloud);
  return shown ?? refuse('not-found');
}
