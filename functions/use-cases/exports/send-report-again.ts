import type * as z from 'zod';
import type { sendReportAgain as route } from '../../../shared/contract/exports.ts';
import { defaultExportFields, isOfEntries, ReportFormat } from '../../../shared/model/export.ts';
import type { ReportSent } from '../../../shared/model/export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { deletedAtOf } from '../../store/report-states.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { takeOrder } from './order-report.ts';
import type { Asked, OrderParts } from './order-report.ts';

/** Takes the order of what an earlier report was about, as the books are now, to be mailed to the same or another address. */
export async function sendReportAgain(
  reportId: string,
  asked: Asked<z.output<typeof route.body>>,
  caller: Caller,
  cloud: OrderParts,
): Promise<ReportSent | Refusal> {
  const report = await cloud.reports.get(caller.organizationId, reportId);
  if (!report || deletedAtOf(report) !== undefined) return refuse('not-found');
  const { recipientEmail, recipientName = '', sendAnyway } = asked.body;
  const { type, onlyMatched, filter, dayOrder, from, to } = report;
  const format = ReportFormat.safeParse(report.format).data;
  // A package is not mailed by itself.
  if (format === undefined) return refuse('wrong-state');
  const order = {
    ...{
      kind: 'mail' as const,
      type,
      format,
      fields: fieldsOf(report),
      onlyMatched,
      dayOrder,
      ...(filter ? { filter } : {}),
    },
    ...{ exportType: 'custom' as const, dateRange: { from, to }, sendAnyway },
    recipient: { email: recipientEmail, name: recipientName },
  };
  return takeOrder(order, { ...asked, path: `/generated-reports/${reportId}/send` }, caller, cloud);
}

/** Of the earliest reports no fields are kept: they had the usual ones. */
const fieldsOf = ({ type, fields }: StoredReport) =>
  fields.length === 0 && isOfEntries(type) ? defaultExportFields : fields;
