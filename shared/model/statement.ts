import * as z from 'zod';
import { AccountKind } from './account.ts';

/** How a file writes numeric days: day first, month first, or year first. */
export const DateOrder = z.enum(['dmy', 'mdy', 'ymd']);
export type DateOrder = z.infer<typeof DateOrder>;

/** One row of a statement. `row` is the physical line (from 1), `amount` and `balance` minor units, money out negative. */
export const StatementTransaction = z.object({
  row: z.int().min(1),
  date: z.iso.date(),
  description: z.string(),
  amount: z.int(),
  balance: z.int().optional(),
});
export type StatementTransaction = z.infer<typeof StatementTransaction>;

/** A line that looks like a transaction but could not be read, and why. */
export const RejectedRow = z.object({ row: z.int().min(1), reason: z.string() });
export type RejectedRow = z.infer<typeof RejectedRow>;

/** Something the file cannot settle by itself: the choice assumed, the other choices, and rows that show it. */
export const StatementQuestion = z.object({
  about: z.enum(['date-order', 'number-format', 'sign', 'direction', 'amount-column', 'currency']),
  assumed: z.string(),
  alternatives: z.array(z.string()),
  rows: z.array(z.int().min(1)),
});
export type StatementQuestion = z.infer<typeof StatementQuestion>;

/** The first row where the running balance stops agreeing with the amounts; minor units, `difference` = stated − expected. */
export const BrokenBalance = z.object({
  row: z.int().min(1),
  expected: z.int(),
  stated: z.int(),
  difference: z.int(),
});
export type BrokenBalance = z.infer<typeof BrokenBalance>;

/** The account a file says it belongs to. */
export const StatementAccount = z.object({
  label: z.string(),
  number: z.string().optional(),
  kind: AccountKind.optional(),
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
  'pdf',
]);
export type StatementFormat = z.infer<typeof StatementFormat>;

const oneAccount = z.object({
  format: StatementFormat,
  currency: z.string().nullable(),
  account: StatementAccount.nullable(),
  opening: z.int().nullable(),
  closing: z.int().nullable(),
  proven: z.boolean().nullable(),
  brokenAt: BrokenBalance.optional(),
  transactions: z.array(StatementTransaction),
  rejected: z.array(RejectedRow),
  questions: z.array(StatementQuestion),
});

/**
 * A statement as read from a file. `proven`: opening + rows = closing (true), they disagree (false, `brokenAt` says where)
 * or nothing to prove by (null). A file with several accounts has one statement each in `accounts`, all rows at the top.
 */
export const Statement = oneAccount.extend({ accounts: z.array(oneAccount).optional() });
export type Statement = z.infer<typeof Statement>;

/** Why a file gives no statement at all. */
export const StatementProblemCode = z.enum([
  'unsupported-format',
  'unreadable-file',
  'password-needed',
  'no-transactions',
  'empty-file',
]);
export type StatementProblemCode = z.infer<typeof StatementProblemCode>;
