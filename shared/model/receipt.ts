import * as z from 'zod';
import { problems } from '../problems.ts';
import type { ProblemCode } from '../problems.ts';
import { AmountMinor, CivilDay, Id, Instant, Line } from './common.ts';

/** A value read from a document: its normalised value, the text it was read from, how sure, and where (page from 1; box in fractions). */
export const ReadField = z.object({
  value: z.union([z.string(), z.number(), z.null()]),
  text: z.string(),
  confidence: z.number().min(0).max(1),
  page: z.int().min(1),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type ReadField = z.infer<typeof ReadField>;

export const ProblemNote = z.object({
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string(),
});

export const ReceiptStatus = z.enum(['pending', 'processed', 'matched']);

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
  status: ReceiptStatus,
  problem: ProblemNote.optional(),
  fields: z.record(z.string(), ReadField),
  transactionIds: z.array(Id),
  createdAt: Instant,
  version: z.int().min(1),
});
export type Receipt = z.infer<typeof Receipt>;

/** What a person may correct by hand. */
export const ReceiptChange = z.strictObject({
  version: z.int().min(1),
  vendor: Line(200).nullable().optional(),
  amount: AmountMinor.min(0).nullable().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .optional(),
  date: CivilDay.nullable().optional(),
  category: Line(80).nullable().optional(),
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
  purpose: z.enum(['receipt', 'statement']),
});
export type NewUpload = z.infer<typeof NewUpload>;

/** Where and with which form fields the browser posts the file. */
export const UploadTicket = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: Instant,
});
