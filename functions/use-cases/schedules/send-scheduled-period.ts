import type { PeriodToSend, ScheduleRun } from '../../../shared/model/report-schedule.ts';
import { idUnderKey } from '../../domain/ids.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { attemptOf } from '../../store/report-schedules.ts';
import type { StoredRun } from '../../store/report-schedules.ts';
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
  caller: Caller,
  cloud: Parts,
): Promise<ScheduleRun | Refusal> {
  const { organizationId, userId } = caller;
  const askedUnder =
    idempotencyKey === undefined
      ? undefined
      : idUnderKey(organizationId, `/report-schedules/${scheduleId}/send`, idempotencyKey);
  let seen: StoredRun | undefined;
  const outcome = await cloud.change(caller, 'period-sent', async (change) => {
    const kept = await cloud.reportSchedules.get(organizationId, scheduleId);
    if (!kept || kept.deletedAt !== undefined) return refuse('not-found');
    const before = await cloud.reportSchedules.run(kept, { from, to });
    if (!before) return refuse('not-found');
    if (askedUnder !== undefined && before.askedUnder === askedUnder) return before;
    // Somebody else had it sent in this moment: it is what this one asks for as well.
    if (seen && attemptOf(seen) !== attemptOf(before)) return before;
    seen = before;
    const schedule = { ...kept, userId, due: { ...kept.due, from, to } };
    const refusal =
      (await notToBeSent(before, cloud)) ??
      (await orderOnceMore(change, schedule, before, { askedUnder, sendAnyway }, cloud));
    change.about({ id: scheduleId, name: kept.label });
    return refusal ?? before;
  });
  return isRefusal(outcome) ? outcome : runNow(outcome, cloud);
}

/** Why a period is not mailed by hand, if it can't be. */
async function notToBeSent(run: StoredRun, cloud: Parts): Promise<Refusal | undefined> {
  const [shown] = await shownRuns(run.organizationId, [run], cloud);
  switch (shown?.status) {
    case 'sent':
    case 'sending':
    case 'removed':
      return refuse('wrong-state', { because: { code: `period-${shown.status}` } });
    case 'failed':
    case 'skipped':
    case undefined:
      return undefined;
  }
}

async function runNow({ organizationId, scheduleId, from, to }: StoredRun, cloud: Parts) {
  const run = await cloud.reportSchedules.run({ organizationId, id: scheduleId }, { from, to });
  const [shown] = await shownRuns(organizationId, run ? [run] : [], cloud);
  return shown ?? refuse('not-found');
}
