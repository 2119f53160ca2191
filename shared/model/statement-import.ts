import * as z from 'zod';
import { AccountId, AccountKind } from './account.ts';
import { atMost, CivilDay, Currency, EntryName, Id, Instant, Text } from './common.ts';
import { ProblemNote } from './receipt.ts';
import { LayoutRole, Statement } from './statement.ts';

const ROWS_NAMED_MAX = 20_000;
/** More lines than a file of ten megabytes has. */
const ROW_NUMBER_MAX = 10_000_000;

export const NewStatementImport = z.strictObject({
  id: Id,
  uploadId: Id,
  accountId: AccountId.optional(),
});

/** Far more than a file leaves open, or has columns; with them an import still fits an item of the table. */
const ANSWERS_MAX = 50;
const COLUMNS_MAX = 300;

/** Answers to the questions a file leaves open: what the question is about → the chosen alternative. */
const ImportAnswers = atMost(ANSWERS_MAX, z.record(EntryName(60), Text(200)));

/** Roles given to columns of the file: the column's index from 0 → its role. */
const ColumnRoles = atMost(COLUMNS_MAX, z.record(z.string().regex(/^\d{1,3}$/), LayoutRole));

/** More accounts than one file may hold. */
const PARTS_MAX = 50;

/** How to read the same upload once more; what is left out stays as it was, an empty object forgets it. */
export const StatementReadAgain = z.strictObject({
  accountId: AccountId.optional(),
  /** For a file of several accounts: where the rows of each go, in the order of `accounts`; null leaves one to be recognised. */
  accountIds: z.array(AccountId.nullable()).max(PARTS_MAX).optional(),
  answers: ImportAnswers.optional(),
  columns: ColumnRoles.optional(),
});
export type StatementReadAgain = z.infer<typeof StatementReadAgain>;

const rowNumbers = z.array(z.int().min(1).max(ROW_NUMBER_MAX)).max(ROWS_NAMED_MAX);

/**
 * How a read statement enters the ledger. A question left without an answer is answered as it was assumed in the preview. `restored`: rows
 * among the duplicates that are added all the same; `left`: rows that are not added; `remember`: whether the next file of this shape is
 * read in the same way and goes to the same account (unless told, where the person chose columns, answers or the account).
 */
export const CommitStatementImport = z.strictObject({
  accountId: AccountId.optional(),
  answers: ImportAnswers.optional(),
  restored: rowNumbers.optional(),
  left: rowNumbers.optional(),
  remember: z.boolean().optional(),
});
export type CommitStatementImport = z.infer<typeof CommitStatementImport>;

const ImportStatus = z.enum(['reading', 'ready', 'committing', 'committed', 'undoing', 'undone', 'failed']);

/** A row of the file (its physical line) that the ledger already has, and which row of the ledger that is; minor units. */
export const DuplicateRow = z.object({
  row: z.int().min(1),
  twin: z.object({ transactionId: Id, date: CivilDay, amount: z.int(), description: z.string() }),
});
export type DuplicateRow = z.infer<typeof DuplicateRow>;

/**
 * The account that one statement of the file goes to; `accountId` null: none of the organisation's fits, and one with these
 * facts is added when the import is committed. `isAssumed`: only its kind and currency speak for it, a person should say.
 */
export const ImportAccount = z.object({
  accountId: z.string().nullable(),
  name: z.string(),
  kind: AccountKind,
  currency: Currency,
  lastDigits: z.string().nullable(),
  isAssumed: z.boolean().optional(),
});
export type ImportAccount = z.infer<typeof ImportAccount>;

const Period = z.object({ from: CivilDay, to: CivilDay });

/** Why a row of a file is not among those added. */
const LeftOutBecause = z.enum(['in-books', 'left', 'unread', 'not-booked', 'period-locked']);

/**
 * A row of a committed file (its physical line) that was not added: the books have it, the person left it out, its period is closed, it did
 * not happen or could not be read (then there are no date and amount, and what stands on the line is its description). `detail` says why;
 * minor units.
 */
export const LeftOutRow = z.object({
  row: z.int().min(1),
  because: LeftOutBecause,
  detail: z.string(),
  date: CivilDay.optional(),
  description: z.string().optional(),
  amount: z.int().optional(),
  currency: z.string().nullable().optional(),
});
export type LeftOutRow = z.infer<typeof LeftOutRow>;

const jobFacts = {
  id: Id,
  fileName: z.string(),
  accountId: z.string().nullable(),
  status: ImportStatus,
  added: z.int(),
  /** First and last day of the rows, once they are read. */
  period: Period.nullable(),
  problem: ProblemNote.optional(),
  /** The document that the file turned out to be, where it is no statement. */
  receiptId: Id.optional(),
  /** Who brought the file. */
  userId: z.string(),
  createdAt: Instant,
};

/**
 * An import from upload to ledger. `accounts` has one entry for each of `statement.accounts`, or a single one for a file of one
 * account; `accountId` is the account of a file of one account, null where it would be new. `answers` and `columns` are those
 * that the statement was read with, the person's own or remembered from an earlier file of the same shape.
 */
export const StatementImport = z.object({
  ...jobFacts,
  uploadId: Id,
  progress: z.number().min(0).max(1),
  statement: Statement.nullable(),
  duplicates: z.array(DuplicateRow),
  /** The rows (their physical lines) of a closed period, which are not added, as the books are closed now. */
  closed: z.array(z.int()).optional(),
  accounts: z.array(ImportAccount),
  answers: ImportAnswers,
  columns: ColumnRoles,
  /** Once committed: every row of the file that was not added, so that these and `added` are all there were. */
  leftOut: z.array(LeftOutRow).optional(),
});
export type StatementImport = z.infer<typeof StatementImport>;

/** An import as the history lists it. */
export const ImportSummary = z.object(jobFacts);
export type ImportSummary = z.infer<typeof ImportSummary>;

/**
 * A month of an account's statements: `covered` from its first to its last day, `partly`, or `missing`; `overlaps` where two
 * imports hold the same days.
 */
const CoveredMonth = z.object({
  month: z.string(),
  state: z.enum(['covered', 'partly', 'missing']),
  overlaps: z.boolean(),
  importIds: z.array(Id),
});
export type CoveredMonth = z.infer<typeof CoveredMonth>;

export const AccountCoverage = z.object({
  accountId: z.string(),
  name: z.string(),
  months: z.array(CoveredMonth),
});
export type AccountCoverage = z.infer<typeof AccountCoverage>;
