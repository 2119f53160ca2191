import * as z from 'zod';
import { problemStatuses } from '../problems.ts';
import type { ProblemCode } from '../problems.ts';
import { Box, DocumentItem, DocumentTax, xmlSource } from './document.ts';
import { SuggestedCategory } from './category.ts';
import { AmountMinor, CivilDay, Id, Instant, Line, Version } from './common.ts';
import { telling } from './field-words.ts';
import { PayoutReport } from './payout.ts';

/** A value read from a document: its normalised value, the text it was read from, how sure, and where (page from 1; box in fractions). */
export const ReadField = z.object({
  value: z.union([z.string(), z.number(), z.null()]),
  text: z.string(),
  confidence: z.number().min(0).max(1),
  page: z.int().min(1),
  box: Box,
  ...xmlSource,
});
export type ReadField = z.infer<typeof ReadField>;

export const ProblemNote = z.object({
  code: z.enum(Object.keys(problemStatuses) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string(),
});
export type ProblemNote = z.infer<typeof ProblemNote>;

export const ReceiptStatus = z.enum(['pending', 'processed', 'matched']);

/** Another document that this one may be a copy of, and what they share: every byte, the picture, or name, day and total. */
export const Twin = z.object({ id: Id, by: z.enum(['file', 'picture', 'content']) });
export type Twin = z.infer<typeof Twin>;

/** A receipt, invoice or other document. `amount` is positive, in minor units of `currency`. */
export const Receipt = z.object({
  id: Id,
  fileName: z.string(),
  contentType: z.string(),
  size: z.int(),
  sha256: z.string(),
  kind: z.string(),
  vendor: z.string().nullable(),
  amount: AmountMinor.nullable(),
  currency: z.string().nullable(),
  date: CivilDay.nullable(),
  category: z.string().nullable(),
  categoryId: z.string().nullable(),
  /** An offer while it has no category. */
  suggestedCategory: SuggestedCategory.optional(),
  status: ReceiptStatus,
  problem: ProblemNote.optional(),
  fields: z.record(z.string(), ReadField),
  taxes: z.array(DocumentTax).default([]),
  items: z.array(DocumentItem).default([]),
  /** The organization issued it itself, as far as was read: its own invoice, or a credit note to a customer. */
  isIssued: z.boolean().optional(),
  transactionIds: z.array(Id),
  /** The import that reads its rows, where it is a statement. */
  importId: Id.optional(),
  /** The payouts it accounts for, where it is a report of them. */
  payoutReport: PayoutReport.optional(),
  /** The upload it was read from, where another document of that file carries the upload's id. */
  fileId: Id.optional(),
  /** The page of its file on which it begins, where that page can be shown; `thumbnailUrl` is its short-lived small picture. */
  page: z.int().nullable().default(null),
  thumbnailUrl: z.string().optional(),
  twins: z.array(Twin).default([]),
  /** Of one alone, while its total is in doubt: the payment to the same name near its day, which proposes the amount. */
  proposedPayment: z
    .object({
      transactionId: Id,
      description: z.string(),
      date: CivilDay,
      amount: AmountMinor,
      currency: z.string(),
    })
    .optional(),
  /** When a person said that it is read rightly; null before. */
  reviewedAt: Instant.nullable().default(null),
  /** When it was put into the archive; it can be taken back from there. */
  archivedAt: Instant.nullable().default(null),
  /** When its original was deleted, as the organization's settings say; what was read from it stays. */
  originalDeletedAt: Instant.optional(),
  /** Of one alone: the last day on which its original is kept; left out while none is known. */
  keptUntil: CivilDay.optional(),
  /** Who brought it. */
  userId: z.string(),
  createdAt: Instant,
  version: z.int().min(1),
});
export type Receipt = z.infer<typeof Receipt>;

/** What a person may correct by hand. */
export const ReceiptChange = z.strictObject({
  version: Version,
  vendor: Line(200).nullable().optional(),
  amount: AmountMinor.min(0).nullable().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, telling({ code: 'no-currency-code' }))
    .nullable()
    .optional(),
  date: CivilDay.nullable().optional(),
  category: Line(80).nullable().optional(),
  /** True once a person has looked at every value. */
  reviewed: z.boolean().optional(),
  /** True says that it is no copy of another document. */
  distinct: z.literal(true).optional(),
});
export type ReceiptChange = z.infer<typeof ReceiptChange>;

export const NewUpload = z.strictObject({
  id: Id,
  fileName: Line(255).min(1),
  contentType: z
    .string()
    .max(127)
    .regex(/^[\w.+-]+\/[\w.+-]+$/),
  size: z
    .int()
    .min(1)
    .max(10 * 1024 * 1024),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** What the file is to be; with `auto` its content decides, once it has arrived. */
  purpose: z.enum(['receipt', 'statement', 'auto']),
  /** The entry that it is a document of: once it is read it is linked to it, where that still stands. */
  transactionId: Id.optional(),
});
export type NewUpload = z.infer<typeof NewUpload>;

/**
 * What became of a file: on its way or being read (`arriving`), a document (`receiptId`), the import of a statement (`importId`),
 * refused for its `problem`, or `failed`: nothing was heard of it for ten minutes, and it can be tried again. Of a document that is a statement
 * both ids are told. `isStored`: its bytes are here, so that nobody has to choose it again.
 */
export const Upload = z.object({
  ...NewUpload.omit({ sha256: true }).shape,
  size: z.int(),
  status: z.enum(['arriving', 'receipt', 'import', 'refused', 'failed']),
  isStored: z.boolean(),
  /** Who brought it. */
  userId: z.string(),
  receiptId: Id.nullable(),
  importId: Id.nullable(),
  problem: ProblemNote.optional(),
  createdAt: Instant,
});
export type Upload = z.infer<typeof Upload>;

/** Where and with which form fields the browser posts the file. */
export const UploadTicket = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: Instant,
});

/** One page of a document as it was read: its upright picture at a short-lived address, or of a mail its words with their places. */
export const ReceiptPage = z.object({
  page: z.int().min(1),
  width: z.number(),
  height: z.number(),
  url: z.string().nullable(),
  words: z.array(z.object({ text: z.string(), box: Box })),
});
export type ReceiptPage = z.infer<typeof ReceiptPage>;
