import type { ScheduledReport } from '../../../shared/model/report-schedule.ts';
import { bodyId, scheduledReportId } from '../../domain/ids.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { attemptOf } from '../../store/report-schedules.ts';
import type { StoredRun } from '../../store/report-schedules.ts';
import { countingMail } from '../exports/counting-mail.ts';
import { orderReport, type Orderer, type OrderParts, type ReportOrder } from '../exports/order-report.ts';
import { allRows, matchedRows } from '../exports/send-accounting-report.ts';
import { bouncedBefore } from '../mail-events/bounced-before.ts';
import { orderPackage } from '../exports/make-accountant-package.ts';

/**
 * Orders what a schedule mails of the period that is due, in the name of who set it up, and claims the period in the same transaction.
 * Refused as every order may be; nothing is put then.
 */
export async function orderScheduled(
  change: Change,
  schedule: KeptReportSchedule,
  organization: StoredOrganization,
  cloud: ScheduledOrderParts,
): Promise<Refusal | undefined> {
  const reportId = scheduledReportId(schedule.id, schedule.due);
  const refusal = await orderUnder(change, reportId, schedule, { organization }, cloud);
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
  { askedUnder, ...beside }: AskedOnceMore,
  cloud: ScheduledOrderParts,
): Promise<Refusal | undefined> {
  const reportId = scheduledReportId(schedule.id, schedule.due, attemptOf(before) + 1);
  const refusal = await orderUnder(change, reportId, schedule, beside, cloud);
  const run = orderedRun(schedule, reportId, change.at);
  if (!refusal)
    change.put(
      cloud.reportSchedules.claimAgain(before, askedUnder === undefined ? run : { ...run, askedUnder }),
    );
  return refusal;
}

type ScheduledOrderParts = Omit<OrderParts, 'change'> & Pick<Cloud, 'reportSchedules'>;

interface Beside {
  readonly organization: StoredOrganization;
  readonly sendAnyway?: boolean | undefined;
}

interface AskedOnceMore extends Beside {
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
  beside: Beside,
  cloud: ScheduledOrderParts,
): Promise<Refusal | undefined> {
  const { id: scheduleId, organizationId, userId, language, content, due } = schedule;
  const asked = bodyId([scheduleId, due.from, due.to]);
  const orderer = { id, asked, organizationId, userId, language };
  const { sendAnyway } = beside;
  const outcome =
    content.kind === 'package'
      ? await orderMailedPackage(change, schedule, orderer, beside, cloud)
      : await orderReport(change, { ...orderOf(schedule, content), sendAnyway }, orderer, cloud);
  return isRefusal(outcome) ? outcome : undefined;
}

/** A package that is mailed counts among the mails of its day, and goes to no address from which mail came back unless it is sent anyway. */
async function orderMailedPackage(
  change: Change,
  { due, recipientEmail: email, recipientName: name }: KeptReportSchedule,
  orderer: Orderer,
  { organization, sendAnyway }: Beside,
  cloud: ScheduledOrderParts,
) {
  const bounced = sendAnyway ? undefined : await bouncedBefore(email, organization, cloud);
  if (bounced) return bounced;
  const counted = await countingMail(email, organization, cloud);
  if (isRefusal(counted)) return counted;
  const days = { from: due.from, to: due.to };
  const ordered = await orderPackage(change, days, orderer, cloud, { email, name });
  if (!isRefusal(ordered)) change.put(...counted);
  return ordered;
}

/** What a schedule has sent of the period that is due. */
export function orderOf(
  { recipientEmail: email, recipientName: name, due: { from, to } }: KeptReportSchedule,
  { type, format, dayOrder }: ScheduledReport,
): ReportOrder {
  const days = {
    exportType: 'custom',
    dateRange: { from, to },
    recipient: { email, name },
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
