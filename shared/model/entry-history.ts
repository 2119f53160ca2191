import * as z from 'zod';
import { AmountMinor, CivilDay, Id, Instant } from './common.ts';
import { EntryPart } from './payout.ts';
import { Worth } from './worth.ts';
import { EntryUse } from './category.ts';
import { EntryTax, TransactionKind } from './transaction.ts';

/** What one fact of an entry was and is since; null where it was or is none. */
const changeOf = <F extends string, T extends z.ZodType>(field: F, value: T) =>
  z.object({ field: z.literal(field), before: value.nullable(), after: value.nullable() });

/** One fact of an entry that was changed. Categories and accounts are called what they are called now. */
export const EntryFactChange = z.discriminatedUnion('field', [
  changeOf('kind', TransactionKind),
  changeOf('description', z.string()),
  changeOf('amount', AmountMinor),
  changeOf('date', CivilDay),
  changeOf('account', z.string()),
  changeOf('category', z.string()),
  changeOf('documents', z.array(Id)),
  changeOf('taxes', z.array(EntryTax)),
  changeOf('reverseCharge', z.literal(true)),
  changeOf('noReceiptNeeded', z.boolean()),
  changeOf('use', EntryUse),
  changeOf('businessShare', z.int()),
  changeOf('parts', z.array(EntryPart)),
  changeOf('notes', z.string()),
  changeOf('worth', Worth),
]);
export type EntryFactChange = z.infer<typeof EntryFactChange>;

/**
 * One line of an entry's history: who did it (null: Matchbook by itself; without a name: somebody who is gone), when, and what changed.
 * `byRule`: a rule of the organisation's gave the category. The first line of all, `added`, tells the file that it was imported from, or
 * that it recurs.
 */
export const EntryHistoryLine = z.object({
  act: z.enum(['added', 'changed', 'removed', 'restored']),
  at: Instant,
  by: z.object({ userId: z.string(), name: z.string().nullable() }).nullable(),
  byRule: z.literal(true).optional(),
  fileName: z.string().optional(),
  isRecurring: z.literal(true).optional(),
  changes: z.array(EntryFactChange),
});
export type EntryHistoryLine = z.infer<typeof EntryHistoryLine>;
