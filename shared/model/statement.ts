import * as z from 'zod';
import { AccountKind } from './account.ts';
import { CivilDay } from './common.ts';
import { StatedRate } from './worth.ts';

/** How a file writes numeric days: day first, month first, or year first. */
export const DateOrder = z.enum(['dmy', 'mdy', 'ymd']);
export type DateOrder = z.infer<typeof DateOrder>;

/**
 * Money that only changes its place: between the owner's accounts, to settle a card's balance, or between the business and its owner
 * (drawings, capital brought in). Neither income nor expense.
 */
export const TransferKind = z.enum(['own-account', 'card-payment', 'owner']);
export type TransferKind = z.infer<typeof TransferKind>;

/**
 * One row of a statement. `row` is the physical line (from 1), `amount` and `balance` minor units, money out negative;
 * `otherDate` a second day that the bank gives it (a card's day of booking beside that of the purchase, a day of value);
 * `fee` what of the amount is a fee that the file states beside it, signed as it moves the account: without it the amount is the gross;
 * `statedRate` where the file says what the amount is in another currency; `transfer` only where the row's words leave no doubt.
 */
export const StatementTransaction = z.object({
  row: z.int().min(1),
  date: z.iso.date(),
  otherDate: z.iso.date().optional(),
  description: z.string(),
  amount: z.int(),
  balance: z.int().optional(),
  fee: z.int().optional(),
  statedRate: StatedRate.optional(),
  transfer: TransferKind.optional(),
});
export type StatementTransaction = z.infer<typeof StatementTransaction>;

/**
 * A line that looks like a transaction but could not be read, and why; `shown` what stands on it, where that is at hand. `isNotBooked`:
 * it was read, and tells of a payment that did not happen.
 */
const RejectedRow = z.object({
  row: z.int().min(1),
  reason: z.string(),
  shown: z.string().optional(),
  isNotBooked: z.literal(true).optional(),
});
export type RejectedRow = z.infer<typeof RejectedRow>;

/** The answer to the question about the currency that keeps the rows of each currency by themselves. */
export const EACH_CURRENCY = 'each';

/** Something the file cannot settle by itself: the choice assumed, the other choices, and rows that show it. */
export const StatementQuestion = z.object({
  about: z.enum([
    'date-order',
    'number-format',
    'sign',
    'direction',
    'amount-column',
    'fee',
    'currency',
    'status',
  ]),
  assumed: z.string(),
  alternatives: z.array(z.string()),
  rows: z.array(z.int().min(1)),
});
export type StatementQuestion = z.infer<typeof StatementQuestion>;

/** What most likely went wrong where balances disagree: the one repair that makes them all agree again. */
export const BalanceCause = z.enum(['dropped-row', 'doubled-row', 'wrong-sign', 'digit', 'unknown']);
export type BalanceCause = z.infer<typeof BalanceCause>;

/**
 * The figure to change and its right value, minor units. `dropped-row`: the amount missing before (or, at the end, after)
 * `row`; `doubled-row`: the row to take out; `wrong-sign`, `digit`: what the amount or balance of `row` should be.
 */
export const BalanceRepair = z.object({
  row: z.int().min(1),
  figure: z.enum(['amount', 'balance']),
  value: z.int(),
});
export type BalanceRepair = z.infer<typeof BalanceRepair>;

/** A row at which the balance stated is not what those before it give; minor units, `difference` = stated − expected. */
export const BalanceBreak = z.object({
  row: z.int().min(1),
  expected: z.int(),
  stated: z.int(),
  difference: z.int(),
});
export type BalanceBreak = z.infer<typeof BalanceBreak>;

/**
 * The first row where the running balance stops agreeing with the amounts; minor units, `difference` = stated − expected.
 * `repair` is missing where no single row can be named.
 */
export const BrokenBalance = BalanceBreak.extend({
  cause: BalanceCause,
  repair: BalanceRepair.optional(),
});
export type BrokenBalance = z.infer<typeof BrokenBalance>;

/** The account a file says it belongs to. */
export const StatementAccount = z.object({
  label: z.string(),
  number: z.string().optional(),
  kind: AccountKind.optional(),
  bank: z.string().optional(),
});
export type StatementAccount = z.infer<typeof StatementAccount>;

export const StatementFormat = z.enum([
  'csv',
  'tsv',
  'xlsx',
  'xls',
  'ods',
  'html',
  'ofx',
  'qif',
  'mt940',
  'camt053',
  'bai2',
  'cfonb120',
  'coda',
  'norma43',
  'pdf',
  'image',
]);
export type StatementFormat = z.infer<typeof StatementFormat>;

const oneAccount = z.object({
  format: StatementFormat,
  currency: z.string().nullable(),
  account: StatementAccount.nullable(),
  opening: z.int().nullable(),
  closing: z.int().nullable(),
  /** The days that it says it is of, where it prints them: its closing balance is that of the last. */
  period: z.object({ from: CivilDay, to: CivilDay }).optional(),
  proven: z.boolean().nullable(),
  brokenAt: BrokenBalance.optional(),
  /** Where there are several: every row at which the balances disagree, that of `brokenAt` first. */
  breaks: z.array(BalanceBreak).optional(),
  transactions: z.array(StatementTransaction),
  rejected: z.array(RejectedRow),
  questions: z.array(StatementQuestion),
});

/**
 * What a column of a table holds. `other-date`: a day that is not the booking day; `status`: how far each payment is; `ignored`: nothing
 * that is read.
 */
export const LayoutRole = z.enum([
  'date',
  'other-date',
  'description',
  'amount',
  'debit',
  'credit',
  'direction',
  'fee',
  'balance',
  'opening',
  'closing',
  'currency',
  'reference',
  'status',
  'category',
  'account',
  'ignored',
]);
export type LayoutRole = z.infer<typeof LayoutRole>;

/**
 * How a table was read, column by column (`index` from 0, in the file's order). Files of the same shape have the same
 * `signature`, so that roles once chosen serve the next file.
 */
export const StatementLayout = z.object({
  signature: z.string(),
  columns: z.array(
    z.object({ index: z.int().min(0), header: z.string(), role: LayoutRole, samples: z.array(z.string()) }),
  ),
});
export type StatementLayout = z.infer<typeof StatementLayout>;

/**
 * A statement as read from a file. `proven`: opening + rows = closing (true), they disagree (false, `brokenAt` says where)
 * or nothing to prove by (null). A file with several accounts has one statement each in `accounts`, all rows at the top;
 * a table also tells its `layout`.
 */
export const Statement = oneAccount.extend({
  accounts: z.array(oneAccount).optional(),
  layout: StatementLayout.optional(),
});
export type Statement = z.infer<typeof Statement>;

/** Why a file gives no statement at all. */
export const StatementProblemCode = z.enum([
  'unsupported-format',
  'unreadable-file',
  'password-needed',
  'no-transactions',
  'empty-file',
  'unexpected',
]);
export type StatementProblemCode = z.infer<typeof StatementProblemCode>;
