import * as z from 'zod';
import { AmountMinor, CivilDay, Currency, Line } from './common.ts';
import { telling } from './field-words.ts';
import { ReturnSource } from './sales-tax.ts';
import { EntryKind } from './template.ts';
import { EntryUse } from './category.ts';
import { TransactionKind } from './transaction.ts';

/** Where entries come from: typed by hand, from a statement, or entered as they recur. */
const TransactionSource = z.enum(['entry', 'import', 'recurring']);
export type TransactionSource = z.infer<typeof TransactionSource>;

const amountBound = AmountMinor.min(0, telling({ code: 'minus-sign' }));
/** The same where it stands in an address. */
const writtenBound = z.coerce.number<number>().pipe(amountBound);

const words = {
  /** Both inclusive. */
  from: CivilDay.optional(),
  to: CivilDay.optional(),
  category: Line(80).optional(),
  account: Line(80).optional(),
  /** Entries with a line of this kind: a payout is income and, for the fees held back, an expense. */
  kind: TransactionKind.optional(),
  /**
   * Entries with a line that counts as income or as an expense, whichever way its money moved: a refund of a purchase is among the expenses.
   * Nothing personal is. Told by the categories of the books, not by the entry alone.
   */
  side: EntryKind.optional(),
  /** Only what is not the business's: personal, whole or by a share of it, or between it and its owner. */
  use: EntryUse.optional(),
  /** Words of its description, categories and account; or its amount, or that of a part of it. */
  q: Line(100).optional(),
  matched: z.enum(['true', 'false']).optional(),
  /** Only expenses that still want a receipt, entries that still want a category, or those whose assumed one nobody has looked at. */
  needs: z.enum(['receipt', 'category', 'review']).optional(),
  source: TransactionSource.optional(),
  /** Whether any sales tax in it is known; of those without, only what may be a service from abroad, which its books tell. */
  tax: z.enum(['stated', 'none', 'abroad']).optional(),
  /** Only entries that make this figure of the business's sales tax return; told by its books, not by the entry alone. */
  box: ReturnSource.optional(),
  /** The box of the form by its code; what of each entry counts there is told with it, where it is a box of that figure. */
  boxCode: Line(10).optional(),
  /** Only purchases with no tax on record of which tax could be claimed; told by the books, not by the entry alone. */
  claim: z.literal('possible').optional(),
  /** Only entries that are worth nothing in this currency: what is counted apart from it. */
  apartFrom: Currency.optional(),
};

/** What a list of transactions can be narrowed to: account and category by name or id, amounts without their sign, bounds included. */
export const TransactionFilter = z.strictObject({
  ...words,
  minAmount: amountBound.optional(),
  maxAmount: amountBound.optional(),
});
export type TransactionFilter = z.infer<typeof TransactionFilter>;

/** The same as the query of a route. */
export const filterQuery = {
  ...words,
  minAmount: writtenBound.optional(),
  maxAmount: writtenBound.optional(),
};
