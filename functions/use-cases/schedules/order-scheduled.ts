import { bodyId, scheduledReportId } from '../../domain/ids.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import { attemptOf } from '../../store/report-schedules.ts';
import type { StoredRun } from '../../store/report-schedules.ts';
import { orderReport, type OrderParts } from '../exports/order-report.ts';
import type { ReportOrder } from '../exports/report-order.ts';
import { allRows, matchedRows } from '../exports/send-accounting-report.ts';

/**
 * Orders what a schedule mails of the period that is due, in the name of who set it up, and claims the period in the same transaction.
 * Refused as every order may be; nothing is put then.
 */
export async function orderScheduled(
  change: Change,
  schedule: KeptReportSchedule,
  cloud: ScheduledOrderParts,
): Promise<Refusal | undefined> {
  const reportId = scheduledReportId(schedule.id, schedule.due);
  const refusal = await orderUnder(change, reportId, schedule, {}, cloud);
  if (!refusal) change.put(cloud.reportSchedules.claim(orderedRun(schedule, reportId, change.at)));
  return refusal;
}

/**
 * Orders what a schedule mails of a period that was not mailed before, where somebody asks for that. The claim is one transaction with the
 * order, which has one id however many ask for the same attempt. Refused as every order may be; nothing is put then.
 */
export async function orderOnceMore(
  change: Change,
  schedule: KeptReportSchedule,
  before: StoredRun,
  { askedUnder, sendAnyway }: AskedOnceMore,
  cloud: ScheduledOrderParts,
): Promise<Refusal | undefined> {
  const reportId = scheduledReportId(schedule.id, schedule.due, attemptOf(before) + 1);
  const refusal = await orderUnder(change, reportId, schedule, { sendAnyway }, cloud);
  const run = orderedRun(schedule, reportId, change.at);
  if (!refusal)
    change.put(
      cloud.reportSchedules.claimAgain(before, askedUnder === undefined ? run : { ...run, askedUnder }),
    );
  return refusal;
}

type ScheduledOrderParts = Omit<OrderParts, 'change'> & Pick<Cloud, 'reportSchedules'>;

interface Wish {
  /** Also where mail came back from the address. */
  readonly sendAnyway?: boolean | undefined;
}

interface AskedOnceMore extends Wish {
  /** The key under which it was asked for, if any. */
  readonly askedUnder: string | undefined;
}

const orderedRun = (
  { organizationId, id: scheduleId, due: { from, to } }: KeptReportSchedule,
  reportId: string,
  at: string,
): StoredRun => ({ ...{ organizationId, scheduleId, from, to, at }, ...{ outcome: 'ordered', reportId } });

async function orderUnder(
  change: Change,
  id: string,
  schedule: KeptReportSchedule,
  wish: Wish,
  cloud: ScheduledOrderParts,
): Promise<Refusal | undefined> {
  const { id: scheduleId, organizationId, userId, language, due } = schedule;
  const asked = bodyId([scheduleId, due.from, due.to]);
  const orderer = { id, asked, organizationId, userId, language };
  const outcome = await orderReport(change, { ...orderOf(schedule), ...wish }, orderer, cloud);
  return isRefusal(outcome) ? outcome : undefined;
}

/** What a schedule has sent of the period that is due. */
export function orderOf({
  content,
  recipientEmail: email,
  recipientName: name,
  due: { from, to },
}: KeptReportSchedule): Exclude<ReportOrder, { kind: 'download' }> {
  const recipient = { email, name };
  if (content.kind === 'package') return { kind: 'package', from, to, recipient };
  const { type, format, dayOrder } = content;
  const days = {
    kind: 'mail',
    exportType: 'custom',
    dateRange: { from, to },
    recipient,
    format,
    dayOrder,
  } as const;
  switch (type) {
    case 'transactions':
      return { ...allRows, ...days };
    case 'matched-transactions':
      return { ...matchedRows, ...days };
    default:
      return { type, fields: [], onlyMatched: false, ...days };
  }
}
