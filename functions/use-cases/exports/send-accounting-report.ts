import type * as z from 'zod';
import type { sendAccountingReport as route } from '../../../shared/contract/exports.ts';
import { defaultExportFields } from '../../../shared/model/export.ts';
import type { ExportField } from '../../../shared/model/export.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { mailExport } from './mail-export.ts';
import type { ExportOrder, ExportParts, SentExport } from './mail-export.ts';

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

/** Mails the ledger of a period, ordered from the dashboard or from the accounting screen. */
export function sendAccountingReport(
  wish: ReportWish,
  caller: Caller,
  cloud: ExportParts,
): Promise<SentExport | Refusal> {
  return mailExport(orderOf(wish), caller, cloud);
}

function orderOf(wish: ReportWish): ExportOrder {
  if ('recipientEmail' in wish) {
    const { exportType, dateRange, recipientEmail, recipientName } = wish;
    const to = { email: recipientEmail, name: recipientName };
    return { exportType, dateRange, fields: defaultExportFields, onlyMatched: false, to };
  }
  const onlyMatched = wish.reportType === 'Matched Transactions';
  return {
    exportType: wish.reportType === 'Monthly CSV' ? 'monthly' : 'yearly',
    dateRange: null,
    fields: onlyMatched ? MATCHED_FIELDS : defaultExportFields,
    onlyMatched,
    to: { email: wish.accountantEmail, name: wish.accountantName },
  };
}
