import { addDays } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { ScheduledContent } from '../../../shared/model/report-schedule.ts';
import { instantOfHour } from '../../domain/days/hour-of-day.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { changesSince } from '../../store/row-histories.ts';
import type { StoredReport } from '../../store/report-states.ts';

type Parts = Pick<Cloud, 'reports' | 'ledger' | 'table'>;

/** So many of the latest reports are looked through: whoever sends more in between has the period mailed again. */
const REPORTS_LOOKED_AT = 100;

/**
 * Whether nothing changed of the period that is due since the same was mailed: a report of the same kind and format, of just these days,
 * went to the same address after their end and did not come back, and since it was ordered no entry of the period was added, changed,
 * deleted or moved into or out of it. Documents count as far as they are linked with entries. Where anything is in doubt it is not so, and
 * the period is mailed.
 */
export async function isMailedUnchanged(
  schedule: KeptReportSchedule,
  { id: organizationId, timeZone }: StoredOrganization,
  cloud: Parts,
): Promise<boolean> {
  const { from, to } = schedule.due;
  const over = instantOfHour(addDays(to, 1), 0, timeZone);
  const { items } = await cloud.reports.page(organizationId, { after: undefined, limit: REPORTS_LOOKED_AT });
  const mailed = items.find((report) => report.createdAt >= over && isSame(report, schedule));
  return (
    mailed !== undefined && !(await isChangedSince(mailed.createdAt, organizationId, { from, to }, cloud))
  );
}

function isSame(report: StoredReport, { content, recipientEmail, due }: KeptReportSchedule): boolean {
  return (
    'messageId' in report &&
    report.delivery?.status !== 'bounced' &&
    report.filter === undefined &&
    report.recipient.email === recipientEmail &&
    isOfContent(report, content) &&
    report.from === due.from &&
    report.to === due.to
  );
}

const isOfContent = ({ type, format }: StoredReport, content: ScheduledContent): boolean =>
  content.kind === 'package' ? type === 'package' : type === content.type && format === content.format;

async function isChangedSince(
  instant: string,
  organizationId: string,
  days: DateRange,
  { ledger, table }: Parts,
): Promise<boolean> {
  const isWithin = (day: string | undefined) => day !== undefined && day >= days.from && day <= days.to;
  const changed = new Set<string>();
  for await (const { rowId, before, after } of changesSince(table, organizationId, instant)) {
    if (isWithin(before.date) || isWithin(after.date)) return true;
    changed.add(rowId);
  }
  for await (const { id, createdAt } of ledger.rows(organizationId, days))
    if (createdAt >= instant || changed.has(id)) return true;
  return false;
}
