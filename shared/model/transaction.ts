import * as z from 'zod';
import { AssumedCategory, EntryUse, SuggestedCategory } from './category.ts';
import { AmountMinor, CivilDay, Currency, FilledLine, Id, Instant, Line, Lines, Version } from './common.ts';
import { telling } from './field-words.ts';
import { salesTaxKinds } from '../sales-tax-kinds.ts';
import { Frequency } from './frequency.ts';
import { EntryPart, PayoutWord } from './payout.ts';
import { StatedRate, Worth, WorthChange } from './worth.ts';

export const TransactionKind = z.enum(['income', 'expense', 'transfer']);
export type TransactionKind = z.infer<typeof TransactionKind>;

/**
 * One tax that an entry's documents state, in minor units of the entry's currency: its kind as named there (GST, VAT …), and its rate in
 * percent where one is printed. Positive like a document's, whichever way the money moved; negative only where credits outweigh.
 */
export const EntryTax = z.object({ kind: z.string(), rate: z.number().optional(), amount: AmountMinor });
export type EntryTax = z.infer<typeof EntryTax>;

/** What of an income or an expense is the business's own, in percent: 100 is all of it. */
const noShare = telling({ code: 'no-share' });
export const BusinessShare = z.int(noShare).min(1, noShare).max(100, noShare);

/** As many parts as an entry is split into by a person. */
export const PARTS_MAX = 20;

/** As many documents as an entry is linked to by a person. */
const DOCUMENTS_MAX = 20;

/** A part that belongs to a category of its own. */
interface CategoryPart {
  readonly category: string;
  readonly amount: number;
  readonly tax?: number | undefined;
}

/** A part that moves to another account of the organization, by its id; of money in it came from there. */
interface TransferPart {
  readonly transferTo: string;
  readonly amount: number;
}

/** One shape of both, so that what is missing is told at its own field. */
const AnyPart = z
  .strictObject({
    category: FilledLine(80).optional(),
    transferTo: FilledLine(80).optional(),
    amount: AmountMinor.min(1, telling({ code: 'part-without-amount' })),
    tax: AmountMinor.min(0, telling({ code: 'minus-sign' })).optional(),
  })
  .refine(({ category, transferTo }) => category !== undefined || transferTo !== undefined, {
    path: ['category'],
    ...telling({ code: 'part-category-unknown' }),
  })
  .refine(({ category, transferTo }) => category === undefined || transferTo === undefined, {
    path: ['transferTo'],
    ...telling({ code: 'part-of-both' }),
  })
  .refine(({ tax, transferTo }) => tax === undefined || transferTo === undefined, {
    path: ['tax'],
    ...telling({ code: 'transfer-untaxed' }),
  });

/** A part that a person splits off an entry; signs are the entry's. */
export type PartChange = CategoryPart | TransferPart;
export const PartChange = AnyPart.pipe(z.custom<PartChange>());

/** What is split off an entry. */
const Parts = z.array(PartChange).max(PARTS_MAX, telling({ code: 'too-many-entries', max: PARTS_MAX }));

/** That an entry is the first of many: what follows is entered by itself, its months counted from the entry's own day. */
const ComesAgain = z.strictObject({ id: Id, frequency: Frequency, nextDueDate: CivilDay });

/** What a person types for a new entry; the amount's sign is ignored but for transfers. */
export const NewTransaction = z.strictObject({
  id: Id,
  kind: TransactionKind,
  description: FilledLine(300),
  amount: AmountMinor.refine((amount) => amount !== 0, telling({ code: 'amount-zero' })),
  currency: Currency.optional(),
  category: Line(80).optional(),
  accountLabel: FilledLine(80),
  date: CivilDay,
  recurring: ComesAgain.optional(),
  /** What is split off it; what is left is its own category's. What recurs of it is not split. */
  parts: Parts.optional(),
});
export type NewTransaction = z.infer<typeof NewTransaction>;

/** As many different taxes as a person says of an entry. */
const SAID_TAXES_MAX = 10;
const noRate = telling({ code: 'no-tax-rate' });

/** One tax of an entry as a person says it: positive, whichever way the money moved. */
export const SaidTax = z.strictObject({
  kind: z.enum(salesTaxKinds),
  rate: z.number(noRate).min(0, noRate).max(100, noRate).optional(),
  amount: AmountMinor.min(0, telling({ code: 'minus-sign' })),
});
export type SaidTax = z.infer<typeof SaidTax>;

/** What can be changed later; `version` is the one the person saw. */
export const TransactionChange = z.strictObject({
  version: Version,
  kind: TransactionKind.optional(),
  description: FilledLine(300).optional(),
  amount: AmountMinor.refine((amount) => amount !== 0, telling({ code: 'amount-zero' })).optional(),
  category: FilledLine(80).optional(),
  accountLabel: FilledLine(80).optional(),
  /** That of its account: of another one, only with its move there and only of what was typed (`isCurrencyTyped`). */
  currency: Currency.optional(),
  date: CivilDay.optional(),
  noReceiptNeeded: z.boolean().optional(),
  /** Why none is needed; goes when one is needed again. */
  noReceiptReason: Line(200).optional(),
  /** What a person wants to remember of it; none where it is empty. */
  notes: Lines(1000).optional(),
  /** What it is worth in the currency of the books. */
  worth: WorthChange.optional(),
  /** In place of what its documents say of taxes, whatever comes of them; null: what they say again. */
  taxes: z
    .array(SaidTax)
    .max(SAID_TAXES_MAX, telling({ code: 'too-many-entries', max: SAID_TAXES_MAX }))
    .nullable()
    .optional(),
  /** In place of `taxes`: its price has none, and the buyer owes it (see `Transaction.reverseCharge`). */
  reverseCharge: z.literal(true).optional(),
  /** Makes it a transfer; null: an ordinary one again. */
  use: EntryUse.nullable().optional(),
  businessShare: BusinessShare.optional(),
  /** What is split off it, in place of what was; what is left stays in its own category. Whole again where there is none. */
  parts: Parts.optional(),
});
export type TransactionChange = z.infer<typeof TransactionChange>;

/** The documents that an entry is to be linked to, in the version of it that the person saw. */
export const EntryDocuments = z.strictObject({
  version: Version,
  receiptIds: z
    .array(Id)
    .max(DOCUMENTS_MAX, telling({ code: 'too-many-entries', max: DOCUMENTS_MAX }))
    .refine((ids) => new Set(ids).size === ids.length, telling({ code: 'named-twice' })),
});
export type EntryDocuments = z.infer<typeof EntryDocuments>;

/** One line of the ledger. `amount` is signed: income positive, expense negative, a transfer by its direction. */
export const Transaction = z.object({
  id: Id,
  kind: TransactionKind,
  description: z.string(),
  amount: AmountMinor,
  currency: Currency,
  /** What it is worth in the currency that the books had when it was given one; counted apart where that is another one now, or none. */
  worth: Worth.optional(),
  /** The rate that its statement states. */
  statedRate: StatedRate.optional(),
  /** What the category is called in these books now; `categoryId` stays, whatever it is called. The same goes for the account. */
  category: z.string(),
  categoryId: z.string(),
  accountLabel: z.string(),
  accountId: z.string(),
  date: CivilDay,
  /** A second day that the bank gave it, such as a card's day of booking beside that of the purchase. */
  otherDate: CivilDay.optional(),
  /** Where it came from: typed by hand, or the id of the statement import or of what recurs. */
  source: z.union([
    z.literal('entry'),
    z.string().startsWith('import:'),
    z.string().startsWith('recurring:'),
  ]),
  receiptId: Id.nullable(),
  receiptIds: z.array(Id),
  noReceiptNeeded: z.boolean(),
  noReceiptReason: z.string().optional(),
  /** The smallest amount of which the law of its books wants a receipt, in minor units of its currency; none where all are wanted. */
  receiptFrom: z.int().min(1).optional(),
  /** An offer for an entry without a category; goes once it has one. */
  suggestedCategory: SuggestedCategory.optional(),
  /** That its category, or its being a transfer, is Matchbook's decision; goes once a person accepts or changes it. */
  assumed: AssumedCategory.optional(),
  /**
   * What only a person can say of an entry without a category: how much of a loan's payment is interest, where a company's own income tax goes, which
   * tax it was, whose health it covers; of money in whether it was lent, or what an insurer paid for; and which sale a customer's bank took back.
   */
  question: z
    .enum([
      ...(['loan-payment', 'company-tax', 'state-tax', 'unnamed-tax', 'health-cover'] as const),
      ...(['loan-proceeds', 'insurance-payout', 'taken-back'] as const),
    ])
    .optional(),
  /** The rule of the organisation's that gave the category (or made it a transfer); a person's own choice has none. */
  ruleId: Id.optional(),
  /** The pair that made it a transfer, or that it is the one entry of. */
  pairId: Id.optional(),
  use: EntryUse.optional(),
  /** None where all of it is the business's. */
  businessShare: BusinessShare.optional(),
  /** What of its amount belongs to other categories, such as the fees held back from a payout; read through `entryLines`. */
  parts: z.array(EntryPart).optional(),
  /** What a person said of it as a payout. */
  payout: PayoutWord.optional(),
  /** What its documents say of taxes, those of one kind and rate together; none while it has none in its currency. */
  taxes: z.array(EntryTax).optional(),
  /** That a person said them, and no document changes them any more. */
  taxesSaid: z.literal(true).optional(),
  /**
   * That a person said it is a service from abroad: there is no tax in its price, and the buyer owes that of their own country on it, and claims
   * it on the same return. Beside `taxesSaid`, without `taxes`.
   */
  reverseCharge: z.literal(true).optional(),
  /** That nobody stated them: they are what the business's answers make of a sale. */
  taxesAssumed: z.literal(true).optional(),
  /** That no tax is assumed of it, because its payer's latest sale had none: an export, mostly. */
  taxFreeAsBefore: z.literal(true).optional(),
  /** That the invoices it is linked to, own ones of a sale and a supplier's of a purchase, state that there is no tax: none is assumed of it. */
  taxFreeByInvoice: z.literal(true).optional(),
  notes: z.string().optional(),
  userId: z.string(),
  organizationId: z.string(),
  createdAt: Instant,
  version: z.int().min(1),
});
export type Transaction = z.infer<typeof Transaction>;

/**
 * A transaction in a list. `balance`: of a list of one account, what it holds after this entry, in the account's currency. `counted`: of a list of
 * one box of the return, what of this entry counts there, in the currency of the books.
 */
export const ListedTransaction = Transaction.extend({
  balance: z.int().optional(),
  counted: z.int().optional(),
});
export type ListedTransaction = z.infer<typeof ListedTransaction>;
