import type { ScheduledReport } from '../../../shared/model/report-schedule.ts';
import { bodyId, scheduledReportId } from '../../domain/ids.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { attemptOf } from '../../store/report-schedules.ts';
import type { StoredRun } from '../../store/report-schedules.ts';
import type { Write } from '../../store/writes.ts';
import { countingMail } from '../exports/counting-mail.ts';
import { orderReport, type Orderer, type OrderParts, type ReportOrder } from '../exports/order-report.ts';
import { allRows, matchedRows } from '../exports/send-accounting-report.ts';
import { bouncedBefore } from '../mail-events/bounced-before.ts';
import { orderPackage } from '../exports/make-accountant-package.ts';

/**
 * Orders what a schedule mails of the period that is due, in the name of who set it up. The claim of the period and `placing`, the writes of
 * what comes after it, are one transaction with the order. Refused as every order may be.
 */
export function orderScheduled(
  schedule: KeptReportSchedule,
  organization: StoredOrganization,
  placing: readonly Write[],
  cloud: ScheduledOrderParts,
): Promise<Refusal | undefined> {
  const reportId = scheduledReportId(schedule.id, schedule.due);
  const claim = cloud.reportSchedules.claim(orderedRun(schedule, reportId, cloud));
  return orderUnder(reportId, schedule, { organization, further: [claim, ...placing] }, cloud);
}

/**
 * Orders what a schedule mails of a period that was not mailed before, where somebody asks for that. The claim is one transaction with the
 * order, which has one id however many ask for the same attempt. Refused as every order may be.
 */
export function orderOnceMore(
  schedule: KeptReportSchedule,
  before: StoredRun,
  { organization, askedUnder, sendAnyway }: AskedOnceMore,
  cloud: ScheduledOrderParts,
): Promise<Refusal | undefined> {
  const reportId = scheduledReportId(schedule.id, schedule.due, attemptOf(before) + 1);
  const run = {
    ...orderedRun(schedule, reportId, cloud),
    ...(askedUnder === undefined ? {} : { askedUnder }),
  };
  const further = [cloud.reportSchedules.claimAgain(before, run)];
  return orderUnder(reportId, schedule, { organization, further, sendAnyway }, cloud);
}

type ScheduledOrderParts = OrderParts & Pick<Cloud, 'reportSchedules'>;

interface AskedOnceMore {
  readonly organization: StoredOrganization;
  /** The key under which it was asked for, if any. */
  readonly askedUnder: string | undefined;
  readonly sendAnyway: boolean | undefined;
}

const orderedRun = (
  { organizationId, id: scheduleId, due: { from, to } }: KeptReportSchedule,
  reportId: string,
  cloud: Pick<Cloud, 'now'>,
): StoredRun => ({
  ...{ organizationId, scheduleId, from, to, at: cloud.now().toISOString() },
  ...{ outcome: 'ordered', reportId },
});

interface Beside {
  readonly organization: StoredOrganization;
  readonly further: readonly Write[];
  readonly sendAnyway?: boolean | undefined;
}

async function orderUnder(
  id: string,
  schedule: KeptReportSchedule,
  beside: Beside,
  cloud: OrderParts,
): Promise<Refusal | undefined> {
  const { id: scheduleId, organizationId, userId, language, content, due } = schedule;
  const asked = bodyId([scheduleId, due.from, due.to]);
  const orderer = { id, asked, organizationId, userId, language };
  const { sendAnyway, further } = beside;
  const outcome =
    content.kind === 'package'
      ? await orderMailedPackage(schedule, orderer, beside, cloud)
      : await orderReport({ ...orderOf(schedule, content), sendAnyway }, orderer, cloud, further);
  return isRefusal(outcome) ? outcome : undefined;
}

/** A package that is mailed counts among the mails of its day, and goes to no address from which mail came back unless it is sent anyway. */
async function orderMailedPackage(
  { due, recipientEmail: email, recipientName: name }: KeptReportSchedule,
  orderer: Orderer,
  { organization, further, sendAnyway }: Beside,
  cloud: OrderParts,
) {
  const bounced = sendAnyway ? undefined : await bouncedBefore(email, organization, cloud);
  if (bounced) return bounced;
  const counted = await countingMail(email, organization, cloud);
  if (isRefusal(counted)) return counted;
  const mailing = { recipient: { email, name }, further: [...counted, ...further] };
  return orderPackage({ from: due.from, to: due.to }, orderer, cloud, mailing);
}

/** What a schedule has sent of the period that is due. */
export function orderOf(
  { recipientEmail: email, recipientName: name, due: { from, to } }: KeptReportSchedule,
  { type, format }: ScheduledReport,
): ReportOrder {
  const days = { exportType: 'custom', dateRange: { from, to }, recipient: { email, name }, format } as const;
  switch (type) {
    case 'transactions':
      return { ...allRows, ...days };
    case 'matched-transactions':
      return { ...matchedRows, ...days };
    default:
      return { type, fields: [], onlyMatched: false, ...days };
  }
}
