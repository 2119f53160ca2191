import * as z from 'zod';
import { Id, Instant } from './common.ts';
import { Frequency } from './frequency.ts';

/**
 * Two entries that belong together. `transfer`: money that left one own account and arrived in another, in this order.
 * `loan`: a payment and the row by which the loan's own account states what it paid back, in this order; the rest of it is interest.
 * `duplicate`: one purchase twice, typed by hand and brought by the bank, in this order. `made`: both are transfers, what
 * was paid back counts once, or the two are one; `decidedBy` says whose word it was.
 */
export const EntryPair = z.object({
  id: Id,
  kind: z.enum(['transfer', 'loan', 'duplicate']),
  transactionIds: z.tuple([Id, Id]),
  reasons: z.array(z.string()),
  status: z.enum(['suggested', 'made', 'rejected']),
  decidedBy: z.enum(['person', 'matchbook']).nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
});
export type EntryPair = z.infer<typeof EntryPair>;

/** Something that comes again and again. `amount` is the usual one, signed minor units; `isMissing`: due, and days late. */
export const RecurringSeries = z.object({
  description: z.string(),
  frequency: Frequency,
  amount: z.int(),
  currency: z.string(),
  transactionIds: z.array(Id),
  lastDate: z.string(),
  nextDate: z.string(),
  isMissing: z.boolean(),
});
export type RecurringSeries = z.infer<typeof RecurringSeries>;
