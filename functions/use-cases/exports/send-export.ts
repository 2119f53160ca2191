import { randomUUID } from 'node:crypto';
import { todayIn } from '../../../shared/civil-date.ts';
import type { DateRange, ExportField } from '../../../shared/model/export.ts';
import { defaultExportFields } from '../../../shared/model/export.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { csvOf } from '../../domain/exports/csv.ts';
import { reportName } from '../../domain/exports/report-name.ts';
import { exportRows } from '../../domain/exports/export-rows.ts';
import { periodOf } from '../../domain/ledger/periods.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/entities.ts';
import { organizationOf } from '../books/organization-of.ts';

type Parts = Pick<Cloud, 'people' | 'ledger' | 'receipts' | 'matches' | 'reports' | 'mail' | 'now'>;

/** What one e-mail holds at most; far more rows than any accountant reads, few enough to be made within one request. */
const ROWS_MAX = 50_000;

interface Order {
  readonly exportType: 'monthly' | 'yearly' | 'custom';
  readonly dateRange: DateRange | null;
  readonly fields: readonly ExportField[];
  readonly onlyMatched: boolean;
  readonly to: { readonly email: string; readonly name: string };
}

type Sent = { success: true; reportId: string };

/** Mails a CSV of a period with chosen fields to the accountant. */
export function sendCustomExport(
  body: {
    exportType: Order['exportType'];
    dateRange: DateRange | null;
    selectedFields: readonly ExportField[];
    accountantEmail: string;
    accountantName?: string | undefined;
  },
  caller: Caller,
  cloud: Parts,
): Promise<Sent | Refusal> {
  const { exportType, dateRange, selectedFields, accountantEmail, accountantName = '' } = body;
  return send(
    {
      exportType,
      dateRange,
      fields: selectedFields,
      onlyMatched: false,
      to: { email: accountantEmail, name: accountantName },
    },
    caller,
    cloud,
  );
}

type ReportBody =
  | {
      exportType: Order['exportType'];
      dateRange: DateRange | null;
      recipientEmail: string;
      recipientName: string;
    }
  | {
      reportType: 'Monthly CSV' | 'Yearly CSV' | 'Matched Transactions';
      accountantEmail: string;
      accountantName: string;
    };

/** Mails the ledger of a period, ordered from the dashboard or from the accounting screen. */
export function sendReport(body: ReportBody, caller: Caller, cloud: Parts): Promise<Sent | Refusal> {
  if ('recipientEmail' in body) {
    const { exportType, dateRange, recipientEmail, recipientName } = body;
    return send(
      {
        exportType,
        dateRange,
        fields: defaultExportFields,
        onlyMatched: false,
        to: { email: recipientEmail, name: recipientName },
      },
      caller,
      cloud,
    );
  }
  const onlyMatched = body.reportType === 'Matched Transactions';
  return send(
    {
      exportType: body.reportType === 'Monthly CSV' ? 'monthly' : 'yearly',
      dateRange: null,
      fields: onlyMatched
        ? [
            ...defaultExportFields,
            'receipt_vendor',
            'receipt_amount',
            'receipt_date',
            'receipt_file',
            'match_confidence',
          ]
        : defaultExportFields,
      onlyMatched,
      to: { email: body.accountantEmail, name: body.accountantName },
    },
    caller,
    cloud,
  );
}

async function send(order: Order, caller: Caller, cloud: Parts): Promise<Sent | Refusal> {
  const organization = await organizationOf(caller.organizationId, cloud);
  const range = rangeOf(order, organization, cloud.now());
  const rows = await rowsOf(order, range, caller, cloud);
  if (rows.length === 0) return refuse('nothing-to-export');
  if (rows.length > ROWS_MAX) return refuse('export-too-large');
  const content = await csvFor(order, rows, organization, caller, cloud);
  const outcome = await cloud.mail.send({
    to: order.to.email,
    toName: order.to.name,
    subject: `${organization.name}: transactions ${range.from} to ${range.to}`,
    text: letter(order, organization, range, rows.length),
    attachments: [{ fileName: reportName(range), contentType: 'text/csv; charset=utf-8', content }],
  });
  if (!outcome.sent) return refuse(outcome.reason === 'too-large' ? 'export-too-large' : 'mail-refused');
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

function rangeOf({ exportType, dateRange }: Order, { timeZone }: StoredOrganization, now: Date): DateRange {
  if (exportType === 'custom' && dateRange) return dateRange;
  return dateRange ?? periodOf(exportType === 'yearly' ? 'yearly' : 'monthly', todayIn(timeZone, now));
}

async function rowsOf(
  { onlyMatched }: Order,
  range: DateRange,
  { organizationId }: Caller,
  { ledger }: Parts,
): Promise<Transaction[]> {
  const rows = await Array.fromAsync(ledger.rows(organizationId, range));
  return onlyMatched ? rows.filter(({ receiptIds }) => receiptIds.length > 0) : rows;
}

async function csvFor(
  { fields }: Order,
  rows: readonly Transaction[],
  { timeZone }: StoredOrganization,
  caller: Caller,
  cloud: Parts,
): Promise<Uint8Array> {
  const needsReceipts = fields.some((field) => field.startsWith('receipt_'));
  const receiptIds = needsReceipts ? [...new Set(rows.flatMap((row) => row.receiptIds))] : [];
  const receipts = new Map(
    (await cloud.receipts.getMany(caller.organizationId, receiptIds)).map((receipt) => [receipt.id, receipt]),
  );
  const confidences = fields.includes('match_confidence')
    ? await confidencesOf(caller.organizationId, cloud)
    : new Map<string, number>();
  const names = fields.includes('user_name') ? await namesOf(rows, cloud) : new Map<string, string>();
  const cells = rows.flatMap((row) =>
    exportRows(
      {
        transaction: row,
        receipts: row.receiptIds.map((id) => receipts.get(id)).filter((receipt) => receipt !== undefined),
        userName: names.get(row.userId) ?? '',
        matchConfidence: confidences.get(row.id) ?? null,
      },
      timeZone,
    ),
  );
  return csvOf(cells, fields);
}

/** Transaction → how sure its confirmed match was. */
async function confidencesOf(organizationId: string, { matches }: Parts): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const match of matches.decisions(organizationId)) {
    if (match.status === 'confirmed') for (const id of match.transactionIds) found.set(id, match.confidence);
  }
  return found;
}

async function namesOf(rows: readonly Transaction[], { people }: Parts): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const profiles = await Promise.all(ids.map((id) => people.profile(id)));
  return new Map(profiles.flatMap((profile) => (profile ? [[profile.id, profile.fullName] as const] : [])));
}

function letter(
  { to, onlyMatched }: Order,
  { name }: StoredOrganization,
  range: DateRange,
  count: number,
): string {
  const greeting = to.name ? `Hello ${to.name},` : 'Hello,';
  const what = onlyMatched ? 'transactions with a matched receipt' : 'transactions';
  return [
    greeting,
    '',
    `attached are the ${what} of ${name} from ${range.from} to ${range.to}: ${count} in all.`,
    'The file opens in Excel, Numbers and any text editor. Money in is positive, money out negative.',
    '',
    'Sent with Matchbook.',
  ].join('\n');
}
