import * as z from 'zod';
import { AssumedCategory, SuggestedCategory } from './category.ts';
import { AmountMinor, Id } from './common.ts';

/**
 * A part of an entry's amount that belongs to a category of its own, signed like an entry: a fee held back is an expense, negative. A part that
 * is a transfer only moved between two accounts of the organization, like the principal in a loan payment: it is neither income nor expense.
 * What is left of the entry's amount without its parts is the entry's own kind and category, so entry and lines always agree.
 */
export const EntryPart = z.object({
  kind: z.enum(['income', 'expense', 'transfer']),
  category: z.string(),
  categoryId: z.string(),
  amount: AmountMinor,
  /** Empty where it is the entry's. */
  description: z.string(),
  /** What of the entry's tax is this part's, by a person's word; signed as the tax of documents is. Without it: its share by amounts. */
  tax: AmountMinor.optional(),
  /** That nobody said it: it is what the business's answers make of a sale. */
  taxAssumed: z.literal(true).optional(),
  /** Of a transfer alone: the id of the account that this part of the money went to or came from, and what that is called now. */
  transferTo: z.string().optional(),
  /** Of a transfer alone: that account's own entry of the money, once both are paired; it moves that balance in the part's place. */
  transferId: Id.optional(),
  transferToLabel: z.string().optional(),
});
export type EntryPart = z.infer<typeof EntryPart>;

/** A payout in minor units, none negative: gross − fees − refunds = net, to the cent. */
export const PayoutFigures = z.object({ gross: z.int(), fees: z.int(), refunds: z.int(), net: z.int() });
export type PayoutFigures = z.infer<typeof PayoutFigures>;

/** What a document says of payouts: who paid them out, and each one whose figures add up. */
export const PayoutReport = z.object({
  provider: z.string().nullable(),
  payouts: z.array(PayoutFigures).min(1),
});
export type PayoutReport = z.infer<typeof PayoutReport>;

/** What stood in the entry where splitting it chose its category. */
const Sorted = z.object({
  category: z.string(),
  categoryId: z.string(),
  ruleId: Id.optional(),
  suggestedCategory: SuggestedCategory.optional(),
  assumed: AssumedCategory.optional(),
});

/**
 * A person's word on a deposit that looks like a payout. `split`: into gross and what was held back, by the document that proves
 * it where there is one (`matchId`: the link that was made for it). `before` is what taking it back restores.
 */
export const PayoutWord = z.object({
  provider: z.string(),
  decision: z.enum(['split', 'none']),
  receiptIds: z.array(Id),
  matchId: Id.optional(),
  /** The category that the split gave. */
  sales: z.string().optional(),
  before: Sorted.optional(),
});
export type PayoutWord = z.infer<typeof PayoutWord>;
