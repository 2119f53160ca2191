import { bodyId, scheduledReportId } from '../../domain/ids.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Write } from '../../store/writes.ts';
import { orderReport, type OrderParts, type ReportOrder } from '../exports/order-report.ts';
import { allRows, matchedRows } from '../exports/send-accounting-report.ts';

/**
 * Orders what a schedule mails of the period that is due, in the name of who set it up. The claim of the period and `placing`, the write of
 * what comes after it, are one transaction with the order. Refused as every order may be.
 */
export async function orderScheduled(
  schedule: KeptReportSchedule,
  placing: Write,
  cloud: OrderParts & Pick<Cloud, 'reportSchedules'>,
): Promise<Refusal | undefined> {
  const { id: scheduleId, organizationId, userId, language, due } = schedule;
  const { from, to } = due;
  const id = scheduledReportId(scheduleId, due);
  const at = cloud.now().toISOString();
  const claim = cloud.reportSchedules.claim({
    ...{ organizationId, scheduleId, from, to, at },
    ...{ outcome: 'ordered', reportId: id },
  });
  const orderer = { id, asked: bodyId([scheduleId, from, to]), organizationId, userId, language };
  const outcome = await orderReport(orderOf(schedule), orderer, cloud, [claim, placing]);
  return 'refused' in outcome ? outcome : undefined;
}

/** What a schedule has sent of the period that is due. */
export function orderOf({
  content: { type, format },
  recipientEmail: email,
  recipientName: name,
  due: { from, to },
}: KeptReportSchedule): ReportOrder {
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
