import type { ScheduledReport } from '../../../shared/model/report-schedule.ts';
import { bodyId, scheduledReportId } from '../../domain/ids.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';
import { countingMail } from '../exports/counting-mail.ts';
import { orderReport, type Orderer, type OrderParts, type ReportOrder } from '../exports/order-report.ts';
import { allRows, matchedRows } from '../exports/send-accounting-report.ts';
import { bouncedBefore } from '../mail-events/bounced-before.ts';
import { orderPackage } from '../exports/make-accountant-package.ts';

/**
 * Orders what a schedule mails of the period that is due, in the name of who set it up. The claim of the period and `placing`, the write of
 * what comes after it, are one transaction with the order. Refused as every order may be.
 */
export async function orderScheduled(
  schedule: KeptReportSchedule,
  organization: StoredOrganization,
  placing: Write,
  cloud: OrderParts & Pick<Cloud, 'reportSchedules'>,
): Promise<Refusal | undefined> {
  const { id: scheduleId, organizationId, userId, language, content, due } = schedule;
  const { from, to } = due;
  const id = scheduledReportId(scheduleId, due);
  const at = cloud.now().toISOString();
  const claim = cloud.reportSchedules.claim({
    ...{ organizationId, scheduleId, from, to, at },
    ...{ outcome: 'ordered', reportId: id },
  });
  const orderer = { id, asked: bodyId([scheduleId, from, to]), organizationId, userId, language };
  const outcome =
    content.kind === 'package'
      ? await orderMailedPackage(schedule, orderer, organization, [claim, placing], cloud)
      : await orderReport(orderOf(schedule, content), orderer, cloud, [claim, placing]);
  return isRefusal(outcome) ? outcome : undefined;
}

/** A package that is mailed counts among the mails of its day, and goes to no address from which mail came back. */
async function orderMailedPackage(
  { due, recipientEmail: email, recipientName: name }: KeptReportSchedule,
  orderer: Orderer,
  organization: StoredOrganization,
  further: readonly Write[],
  cloud: OrderParts,
) {
  const bounced = await bouncedBefore(email, organization, cloud);
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
