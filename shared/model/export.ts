import * as z from 'zod';
import { CivilDay, Email, Id, Instant, Line } from './common.ts';
import { telling } from './field-words.ts';
import { dayOrders, documentFormats, reportFormats } from '../report-formats.ts';
import { ProblemNote } from './receipt.ts';
import { AskedReport } from './report.ts';
import { TransactionFilter } from './transaction-filter.ts';

/** The fields a custom export can hold (specification section 3), and then what says more of its amounts. */
export const exportFields = [
  'date',
  'description',
  'amount',
  'category',
  'account_label',
  'transaction_type',
  'receipt_vendor',
  'receipt_amount',
  'receipt_date',
  'receipt_file',
  'created_at',
  'user_name',
  'match_confidence',
  'currency',
  'tax',
  'worth',
  'worth_currency',
  'worth_rate',
  'worth_source',
  'box_amount',
] as const;
export const ExportField = z.enum(exportFields);
export type ExportField = z.infer<typeof ExportField>;
export const requiredExportFields: readonly ExportField[] = ['date', 'description', 'amount'];
export const defaultExportFields: readonly ExportField[] = [
  'date',
  'description',
  'amount',
  'category',
  'account_label',
];

/** Inclusive days. */
export const DateRange = z
  .strictObject({ from: CivilDay, to: CivilDay })
  .refine(({ from, to }) => from <= to, {
    ...telling({ code: 'first-day-after-last' }),
    path: ['to'],
  });
export type DateRange = z.infer<typeof DateRange>;

/** What one email holds at most; far more rows than any accountant reads. */
export const EXPORT_ROWS_MAX = 50_000;

/** A file for people to read. */
export const DocumentFormat = z.enum(documentFormats);
export type DocumentFormat = z.infer<typeof DocumentFormat>;

/** As which files reports can be had: for people, or for another program of bookkeeping. */
export const ReportFormat = z.enum(reportFormats);
export type ReportFormat = z.infer<typeof ReportFormat>;

const ExportType = z.enum(['monthly', 'yearly', 'custom']);

/** Of a bank CSV: that of the importing program's country setting; the country of the books unless told. */
export const DayOrder = z.enum(dayOrders);

/** As which file a report is mailed, CSV unless told; `sendAnyway`: also to an address from which mail came back, or that reported it as spam. */
const sending = {
  format: ReportFormat.optional(),
  dayOrder: DayOrder.optional(),
  sendAnyway: z.boolean().optional(),
};

/** What an accountant is called whose name nobody has given. */
export const UNNAMED_ACCOUNTANT = 'Accountant';

const period = { exportType: ExportType, dateRange: DateRange.nullable() };

export const CustomExport = z
  .strictObject({
    ...period,
    selectedFields: z.array(ExportField).min(1).max(exportFields.length),
    accountantEmail: Email,
    accountantName: Line(120).optional(),
    templateData: z.unknown().optional(),
    taxAuthorityInfo: z.unknown().optional(),
    ...sending,
    /** Only entries that answer it; a custom export then needs no days of its own. */
    filter: TransactionFilter.optional(),
  })
  .refine((body) => body.exportType !== 'custom' || body.dateRange !== null || body.filter !== undefined, {
    ...telling({ code: 'no-days-chosen' }),
    path: ['dateRange'],
  });

/** The two documented shapes of the accounting report: the dashboard's and the accounting screen's. */
export const AccountingReport = z.union([
  z
    .strictObject({
      ...period,
      recipientEmail: Email,
      recipientName: Line(120).default(UNNAMED_ACCOUNTANT),
      ...sending,
    })
    .refine((body) => body.exportType !== 'custom' || body.dateRange !== null, {
      ...telling({ code: 'no-days-chosen' }),
      path: ['dateRange'],
    }),
  z.strictObject({
    reportType: z.enum(['Monthly CSV', 'Yearly CSV', 'Matched Transactions']),
    accountantEmail: Email,
    accountantName: Line(120).default(UNNAMED_ACCOUNTANT),
    organizationName: Line(200).optional(),
    /** Other days than this month's or this year's. */
    dateRange: DateRange.nullish(),
    ...sending,
  }),
]);

/** To whom an earlier report is mailed again. */
export const ReportRecipient = z.strictObject({
  recipientEmail: Email,
  recipientName: Line(120).optional(),
  sendAnyway: sending.sendAnyway,
});
export type ReportRecipient = z.infer<typeof ReportRecipient>;

/** An order was taken: the report is made and mailed in the background. */
export const ReportSent = z.object({ success: z.literal(true), reportId: Id });
export type ReportSent = z.infer<typeof ReportSent>;

/** What a report that is made to be downloaded can hold: the entries of its days, their documents, or one of the reports of figures. */
export const MadeReportType = z.enum(['transactions', 'receipts', ...AskedReport.options]);
export type MadeReportType = z.infer<typeof MadeReportType>;

/** A report that is wanted as a file, of inclusive days. */
export const WantedReport = z.strictObject({
  id: Id,
  type: MadeReportType,
  from: CivilDay,
  to: CivilDay,
  format: ReportFormat.default('csv'),
  dayOrder: DayOrder.optional(),
});
export type WantedReport = z.infer<typeof WantedReport>;

/** An accountant's package that is wanted, of inclusive days. */
export const WantedPackage = z.strictObject({ id: Id, from: CivilDay, to: CivilDay });
export type WantedPackage = z.infer<typeof WantedPackage>;

/**
 * What became of a mail: handed over, taken by the recipient's mail server, come back, or reported as spam; `reason`: why, and what to
 * do. That it was delivered is told by most mail servers, not by all.
 */
export const MailDelivery = z.object({
  status: z.enum(['sent', 'delivered', 'bounced', 'complained']),
  at: Instant,
  reason: z.string().optional(),
});
export type MailDelivery = z.infer<typeof MailDelivery>;

/** An address from which mail of the organisation came back, or that did not want it: when, and why. */
export const BouncedAddress = z.object({
  email: z.string(),
  kind: z.enum(['bounced', 'complained']),
  at: Instant,
  reason: z.string(),
});
export type BouncedAddress = z.infer<typeof BouncedAddress>;

/**
 * A report that was ordered: a period's entries, those of them with a receipt, chosen fields of them, their documents, a report of figures, or a package of all of it. `from` and
 * `to` are its inclusive days, `size` the bytes of its file, null until it was made and, where it goes to somebody, mailed. `progress`: of a package that is being made, 0 to 1.
 */
export const GeneratedReport = z.object({
  id: Id,
  name: z.string(),
  type: z.enum([...MadeReportType.options, 'matched-transactions', 'custom', 'package']),
  format: z.enum([...ReportFormat.options, 'zip']),
  from: CivilDay,
  to: CivilDay,
  status: z.enum(['Processing', 'Ready', 'Failed']),
  progress: z.number().min(0).max(1).optional(),
  /** Of a failed one: why, and what to do. */
  problem: ProblemNote.optional(),
  size: z.int().nullable(),
  /** Who gets it by mail; without one it was made to be downloaded. */
  recipient: z.object({ email: z.string(), name: z.string() }).optional(),
  /** Of one that was mailed: what became of the mail. */
  delivery: MailDelivery.optional(),
  createdAt: Instant,
});
export type GeneratedReport = z.infer<typeof GeneratedReport>;

const typesOfEntries: readonly GeneratedReport['type'][] = ['transactions', 'matched-transactions', 'custom'];

/** Whether a report lists entries of the ledger. */
export const isOfEntries = (type: GeneratedReport['type']): boolean => typesOfEntries.includes(type);
