import type * as z from 'zod';
import { sendAccountingReport as route } from '../../../shared/contract/exports.ts';
import { defaultExportFields } from '../../../shared/model/export.ts';
import type { ExportField, ReportSent } from '../../../shared/model/export.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { takeOrder } from './order-report.ts';
import type { Asked, OrderParts } from './order-report.ts';
import type { MailOrder } from './report-order.ts';

type ReportWish = z.output<typeof route.body>;

/** What a report of matched transactions says besides: the receipts, and how surely they belong. */
const MATCHED_FIELDS: readonly ExportField[] = [
  ...defaultExportFields,
  'receipt_vendor',
  'receipt_amount',
  'receipt_date',
  'receipt_file',
  'match_confidence',
];

/** Takes the order of a period's ledger from the dashboard or from the accounting screen, to be mailed to the accountant. */
export function sendAccountingReport(
  asked: Asked<ReportWish>,
  caller: Caller,
  cloud: OrderParts,
): Promise<ReportSent | Refusal> {
  return takeOrder(orderOf(asked.body), { ...asked, path: route.path }, caller, cloud);
}

function orderOf(wish: ReportWish): MailOrder {
  if ('recipientEmail' in wish) {
    const { exportType, dateRange, format = 'csv', dayOrder, recipientEmail, recipientName } = wish;
    const { sendAnyway } = wish;
    const recipient = { email: recipientEmail, name: recipientName };
    return { kind: 'mail', ...allRows, format, dayOrder, exportType, dateRange, recipient, sendAnyway };
  }
  return {
    kind: 'mail',
    ...(wish.reportType === 'Matched Transactions' ? matchedRows : allRows),
    format: wish.format ?? 'csv',
    dayOrder: wish.dayOrder,
    exportType: wish.reportType === 'Monthly CSV' ? 'monthly' : 'yearly',
    dateRange: wish.dateRange ?? null,
    recipient: { email: wish.accountantEmail, name: wish.accountantName },
    sendAnyway: wish.sendAnyway,
  };
}

/** What is sent of entries: all of them, or those with a receipt and what it says. */
export const allRows = { type: 'transactions', fields: defaultExportFields, onlyMatched: false } as const;
export const matchedRows = {
  type: 'matched-transactions',
  fields: MATCHED_FIELDS,
  onlyMatched: true,
} as const;
