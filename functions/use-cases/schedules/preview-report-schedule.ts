import { isOfEntries } from '../../../shared/model/export.ts';
import type { SchedulePreview } from '../../../shared/model/report-schedule.ts';
import { addMoneyMoved, type MoneyMoved } from '../../domain/exports/money-moved.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptReportSchedule } from '../../domain/schedules/report-schedule.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { organizationOf } from '../books/organization-of.ts';
import { emptyOrTooLarge } from '../exports/empty-or-too-large.ts';
import { newReport } from '../exports/order-report.ts';
import type { ReportOrder } from '../exports/order-report.ts';
import { refusedFormat } from '../exports/refused-format.ts';
import { mailWithoutFile } from '../exports/report-mail.ts';
import { wantedRows } from '../exports/wanted-rows.ts';
import { problemOfLeft } from './leaving-out.ts';
import { orderOf } from './order-scheduled.ts';

type Parts = Pick<Cloud, 'reportSchedules' | 'organizations' | 'ledger' | 'plans' | 'people' | 'now'>;

/**
 * The mail that a schedule sends next, made as the mail itself is, as its period is by now: of the file, which is made when it goes, it tells
 * all but the size. Or why it would not be sent.
 */
export async function previewReportSchedule(
  id: string,
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: Parts,
): Promise<SchedulePreview | Refusal> {
  const schedule = await cloud.reportSchedules.get(organizationId, id);
  if (!schedule || schedule.deletedAt !== undefined) return refuse('not-found');
  const { due, userId, language } = schedule;
  const order = orderOf(schedule);
  const organization = await organizationOf(organizationId, cloud);
  const refusal =
    (await refusedFormat(order, organizationId, cloud)) ??
    (await emptyOrTooLarge(order, due, organization, cloud));
  if (refusal) return { due, mail: null, problem: problemOfLeft(refusal) };
  const report = { ...newReport(order, due, cloud), recipient: order.recipient, userId, language };
  const facts = { size: null, ...(await factsOf(schedule, order, organization, cloud)) };
  const { to, toName = '', subject, text, html } = await mailWithoutFile(report, facts, organization, cloud);
  return {
    due,
    mail: { to, toName, subject, text, ...(html === undefined ? {} : { html }), fileName: report.name },
  };
}

/** How many entries there are, and what they come to, as the file will have them. */
async function factsOf(
  { organizationId, due, content }: KeptReportSchedule,
  order: ReportOrder,
  organization: StoredOrganization,
  { ledger }: Pick<Parts, 'ledger'>,
): Promise<{ rows: number; totals?: readonly MoneyMoved[] }> {
  let rows = 0;
  if (!isOfEntries(content.type)) return { rows };
  let totals: readonly MoneyMoved[] = [];
  const isWanted = wantedRows(order, organization);
  for await (const page of ledger.rowPages(organizationId, due)) {
    const wanted = page.filter(isWanted);
    rows += wanted.length;
    totals = addMoneyMoved(totals, wanted);
  }
  return { rows, totals };
}
