import * as z from 'zod';
import { DayOrder, ExportField, GeneratedReport } from '../../shared/model/export.ts';
import { TransactionFilter } from '../../shared/model/transaction-filter.ts';
import { languages } from '../../shared/text/language.ts';
import { Packing } from './packing.ts';

/*
 * The life of a report. It is ordered, made and, where it goes to somebody, mailed:
 *
 *   to be made ──────────────────────────────► made            (downloaded)
 *     │   to be packed ──► packed ─┐             (a package)
 *     └────────────────────────────┴─► being sent ──► sent     (mailed)
 *
 * Each may fail; whether one that was being sent has left may stay unknown until the mail service tells. What has ended may be deleted, and
 * comes back as it was. A state says all that is known in it and nothing else: each step writes the next one whole (`Reports.change`).
 */

const Recipient = GeneratedReport.pick({ recipient: true }).required().shape;

/** What was ordered, by whom, and under what it is kept: the same in each state. `asked` tells its order from others under the same key. */
export const OrderedReport = GeneratedReport.pick({
  ...{ id: true, name: true, type: true, format: true, from: true, to: true },
  ...{ recipient: true, createdAt: true },
}).extend({
  organizationId: z.string(),
  userId: z.string(),
  fields: z.array(ExportField),
  onlyMatched: z.boolean(),
  /** Of an export of what a list showed: what that was narrowed to. */
  filter: TransactionFilter.optional(),
  /** Of a bank CSV, where somebody chose it. */
  dayOrder: DayOrder.optional(),
  /** Of the file and the letter: that in which whoever ordered it reads. */
  language: z.enum(languages).optional(),
  asked: z.string(),
  /** Under which its file lies, where not under its own id: each attempt at making one has one of its own. */
  fileId: z.string().optional(),
  changedAt: z.string(),
  version: z.int(),
});

export type OrderedReport = z.infer<typeof OrderedReport>;

const processing = { status: z.literal('Processing') };
const ToBeMade = z.object({ ...processing, size: z.null() });
const ToBePacked = ToBeMade.extend({ progress: z.number().min(0).max(1), packing: Packing });
const Packed = z.object({ ...processing, ...Recipient, size: z.int(), rows: z.int() });

/** `claimedAt`: somebody was about to hand it to the mail then. `made`: what its file holds, for whoever has to end it. */
const claim = {
  ...Recipient,
  claimedAt: z.string(),
  made: z.object({ size: z.int(), rows: z.int().optional() }),
};
const BeingSent = z.object({ ...processing, ...claim, size: z.int().nullable() });

/** `isKept`: that its file is kept as it was made; those of the first reports are not. */
const ended = {
  size: z.int().nullable(),
  isKept: z.literal(true).optional(),
  deletedAt: z.string().optional(),
};
const Made = z.object({ status: z.literal('Ready'), ...ended, rows: z.int().optional() });
const Sent = Made.extend({
  ...Recipient,
  messageId: z.string(),
  sentAt: z.string(),
  delivery: GeneratedReport.shape.delivery,
});
const Failed = z.object({
  status: z.literal('Failed'),
  ...ended,
  problem: GeneratedReport.shape.problem.unwrap(),
});
const PerhapsSent = Failed.extend({
  ...claim,
  problem: Failed.shape.problem.extend({ code: z.literal('mail-unknown') }),
});

/** The first that fits, so that what says more comes before what says less. */
const State = z.union([BeingSent, ToBePacked, Packed, ToBeMade, Sent, Made, PerhapsSent, Failed]);

export const Report = OrderedReport.and(State);
export type StoredReport = z.infer<typeof Report>;
export type ReportState = z.infer<typeof State>;

/** What is written of a report when it goes on: the state that it comes to and, where that changes, under what its file lies. */
export type ReportStep = ReportState & { readonly fileId?: string | undefined };

export type ReportToBeMade = OrderedReport & z.infer<typeof ToBeMade>;
export type ReportToBePacked = OrderedReport & z.infer<typeof ToBePacked>;
export type PackedReport = OrderedReport & z.infer<typeof Packed>;
export type ReportBeingSent = OrderedReport & z.infer<typeof BeingSent>;
type MadeReport = OrderedReport & z.infer<typeof Made>;
export type SentReport = OrderedReport & z.infer<typeof Sent>;
export type PerhapsSentReport = OrderedReport & z.infer<typeof PerhapsSent>;

/** When a report was deleted; undefined of others. */
export const deletedAtOf = (report: StoredReport): string | undefined =>
  report.status === 'Processing' ? undefined : report.deletedAt;

/** Whether a report has a file that was made and is kept. */
export const hasFile = (report: StoredReport): report is MadeReport =>
  report.status === 'Ready' && report.isKept === true;

/** Under which the file of a report lies. */
export const fileOfReport = ({ id, fileId = id }: Pick<OrderedReport, 'id' | 'fileId'>): string => fileId;
