import * as z from 'zod';
import { AssumedCategory } from '../../../shared/model/category.ts';
import { Id } from '../../../shared/model/common.ts';
import { EntryPart, PayoutWord } from '../../../shared/model/payout.ts';
import { Transaction } from '../../../shared/model/transaction.ts';
import { salesTaxKinds } from '../../../shared/sales-tax-kinds.ts';
import { CategoryOffer } from '../categories/category-offer.ts';

/** The category of an entry before something else gave it one: what taking that back restores. */
const SortedBefore = z.object({
  categoryId: z.string(),
  ruleId: Id.optional(),
  suggestedCategory: CategoryOffer.optional(),
  assumed: AssumedCategory.optional(),
});

/** A person's word on a payout, by the ids of categories: `salesId` is the one that a split gave, `before` what taking it back restores. */
const RowPayout = PayoutWord.omit({ sales: true, before: true }).extend({
  salesId: z.string().optional(),
  before: SortedBefore.optional(),
});

const StatedRateOfTax = z.object({ kind: z.enum(salesTaxKinds), rate: z.number() });

/** A line of the ledger as the books keep it: account and categories by their ids alone, whatever they are called; else a `Transaction`. */
export const LedgerRow = Transaction.omit({
  accountLabel: true,
  category: true,
  suggestedCategory: true,
  question: true,
  parts: true,
  payout: true,
}).extend({
  suggestedCategory: CategoryOffer.optional(),
  parts: z.array(EntryPart.omit({ category: true, transferToLabel: true })).optional(),
  payout: RowPayout.optional(),
  /**
   * The category that its documents gave it, or (`isAssumed`) that was assumed by them until a person accepts it; goes once anybody chooses
   * another one.
   */
  brought: z
    .object({ categoryId: z.string(), before: SortedBefore, isAssumed: z.literal(true).optional() })
    .optional(),
  /**
   * That the own invoices it is linked to ask for a little more than it brought: mostly a bank kept its fee. `tax`: that they say what their
   * customer keeps back for the tax office, and it brought the rest.
   */
  paidShort: z.union([z.literal(true), z.literal('tax')]).optional(),
  /**
   * The rates at which its documents tax the whole of its price, where it alone pays for them; none: an invoice without tax, null: no rate is
   * that of the whole.
   */
  ratesStated: z.array(StatedRateOfTax).nullable().optional(),
  /** Whose its documents are, where the bank's text names nobody, as a check's. */
  documentVendor: z.string().optional(),
  /** The rates that the documents of earlier entries of its name state, where it came without one itself; none: an invoice without tax. */
  ratesAsBefore: z.array(StatedRateOfTax).optional(),
});
export type LedgerRow = z.infer<typeof LedgerRow>;
export type RowPart = NonNullable<LedgerRow['parts']>[number];
export type RowPayout = z.infer<typeof RowPayout>;
