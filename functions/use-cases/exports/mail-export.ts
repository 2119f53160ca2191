import { randomUUID } from 'node:crypto';
import { todayIn } from '../../../shared/civil-date.ts';
import type { DateRange, ExportField } from '../../../shared/model/export.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { reportName } from '../../domain/exports/report-name.ts';
import { periodOf } from '../../domain/ledger/periods.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { organizationOf } from '../books/organization-of.ts';
import { csvOfRows } from './csv-of-rows.ts';

/** The parts of the cloud that an export goes through. */
export type ExportParts = Pick<
  Cloud,
  'people' | 'organizations' | 'ledger' | 'receipts' | 'matches' | 'reports' | 'mail' | 'now'
>;

/** What one e-mail holds at most; far more rows than any accountant reads, few enough to be made within one request. */
const ROWS_MAX = 50_000;

/** What to send of which days, and to whom. */
export interface ExportOrder {
  readonly exportType: 'monthly' | 'yearly' | 'custom';
  readonly dateRange: DateRange | null;
  readonly fields: readonly ExportField[];
  readonly onlyMatched: boolean;
  readonly to: { readonly email: string; readonly name: string };
}

/** The report under which a mailed export is kept. */
export interface SentExport {
  readonly success: true;
  readonly reportId: string;
}

/** Mails the rows that an order wants as CSV, and notes what was sent. */
export async function mailExport(
  order: ExportOrder,
  caller: Caller,
  cloud: ExportParts,
): Promise<SentExport | Refusal> {
  const organization = await organizationOf(caller.organizationId, cloud);
  const range = rangeOf(order, organization, cloud.now());
  const rows = await rowsOf(order, range, caller, cloud);
  if (rows.length === 0) return refuse('nothing-to-export');
  if (rows.length > ROWS_MAX) return refuse('export-too-large');
  const content = await csvOfRows(rows, order.fields, organization, cloud);
  const { reports } = wordsFor();
  const period = { organization: organization.name, ...range };
  const letter = await cloud.mail.compose({
    to: order.to.email,
    toName: order.to.name,
    subject: reports.subject(period),
    text: reports.letter({
      ...period,
      recipient: order.to.name,
      onlyMatched: order.onlyMatched,
      count: rows.length,
    }),
    attachments: [{ fileName: reportName(range), contentType: 'text/csv; charset=utf-8', content }],
  });
  if (letter === 'too-large') return refuse('export-too-large');
  const outcome = await cloud.mail.send(letter);
  if (outcome.kind === 'refused') return refuse('mail-refused');
  if (outcome.kind === 'unknown') return refuse('mail-unknown');
  if (outcome.kind === 'not-sent') throw new Error('The mail was not sent.', { cause: outcome.error });
  const reportId = randomUUID();
  await cloud.reports.add({
    id: reportId,
    name: reportName(range),
    ...range,
    organizationId: caller.organizationId,
    userId: caller.userId,
    rows: rows.length,
    recipient: order.to.email,
    messageId: outcome.messageId,
    sentAt: cloud.now().toISOString(),
  });
  return { success: true, reportId };
}

function rangeOf(
  { exportType, dateRange }: ExportOrder,
  { timeZone }: StoredOrganization,
  now: Date,
): DateRange {
  if (exportType === 'custom' && dateRange) return dateRange;
  return dateRange ?? periodOf(exportType === 'yearly' ? 'yearly' : 'monthly', todayIn(timeZone, now));
}

async function rowsOf(
  { onlyMatched }: ExportOrder,
  range: DateRange,
  { organizationId }: Caller,
  { ledger }: ExportParts,
): Promise<LedgerRow[]> {
  const rows = await Array.fromAsync(ledger.rows(organizationId, range));
  return onlyMatched ? rows.filter(({ receiptIds }) => receiptIds.length > 0) : rows;
}
