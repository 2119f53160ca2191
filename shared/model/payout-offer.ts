import * as z from 'zod';
import { AmountMinor, FilledLine, Id, Version } from './common.ts';
import { PayoutFigures } from './payout.ts';
import { Transaction } from './transaction.ts';

/**
 * A deposit that looks like a payout, and what is known of it: figures that a document proves (`report`: the provider's own;
 * `sales`: the linked invoices), or none, so that a person has to say what was sold or kept back. Categories are offers.
 */
export const PayoutOffer = z.object({
  transaction: Transaction,
  provider: z.string(),
  evidence: z
    .object({
      kind: z.enum(['report', 'sales']),
      figures: PayoutFigures,
      receiptIds: z.array(Id).min(1),
      /** The day of the document, and its name. */
      date: z.string().nullable(),
      fileName: z.string(),
    })
    .nullable(),
  categories: z.object({ sales: z.string(), fees: z.string() }),
});
export type PayoutOffer = z.infer<typeof PayoutOffer>;

const Kept = AmountMinor.min(0);

/** A deposit as it is booked gross. */
export const PayoutSplit = z.strictObject({
  decision: z.literal('split'),
  version: Version,
  gross: Kept,
  fees: Kept,
  refunds: Kept.default(0),
  categories: z.strictObject({ sales: FilledLine(80), fees: FilledLine(80) }),
  /** The report that proves it; it is linked to the deposit where it stands alone. */
  receiptId: Id.optional(),
});
export type PayoutSplit = z.infer<typeof PayoutSplit>;
