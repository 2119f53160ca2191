import type { AccountKind } from '../../../shared/model/account.ts';
import type { PageText } from '../../../shared/model/document.ts';
import type {
  DateOrder,
  LayoutRole,
  Statement,
  StatementProblemCode,
  StatementQuestion,
} from '../../../shared/model/statement.ts';
import type { FileTrouble } from '../../../shared/text/en/files.ts';
import type { RowTrouble } from '../../../shared/text/en/rows.ts';

/** Gives the words of a PDF's or picture's pages with their places, or why there are none. The engine stays outside. */
export type PageReader = (
  bytes: Uint8Array,
  options: { fileName?: string; password?: string },
) => Promise<PagesRead>;

/** The pages of a file, or why there are none. */
export type PagesRead =
  | { kind: 'pages'; pages: PageText[] }
  | { kind: 'problem'; code: string; because: FileTrouble };

/** What the person or the account already tells about a file. */
export interface ReadOptions {
  fileName?: string;
  accountKind?: AccountKind;
  dateOrder?: DateOrder;
  currency?: string;
  /** Whether that currency is only the books', while nobody said which account it is: the account's own country knows better. */
  isBooksCurrency?: boolean;
  password?: string;
  /** Without it, PDFs and pictures cannot be read. */
  readPages?: PageReader;
  /** Choices made on questions asked before: what about → the alternative chosen. */
  answers?: Partial<Record<StatementQuestion['about'], string>>;
  /** Roles given to columns of a table (source column from 0): they win over what the columns look like. */
  columns?: Readonly<Record<number, LayoutRole>>;
}

/** A line that looks like a transaction but could not be read or did not happen, and why. */
export interface UnreadRow {
  row: number;
  reason: RowTrouble;
  /** What stands on the line, where that is at hand. */
  shown?: string;
}

const NOT_BOOKED: ReadonlySet<string> = new Set([
  'not-booked',
  'refunded-alone',
  'paid-elsewhere',
  'part-of-above',
]);

/** Whether a line was read well and moves none of the account's money: nothing is missing without it. */
export const isNotBooked = ({ reason: { code } }: Pick<UnreadRow, 'reason'>): boolean => NOT_BOOKED.has(code);

/** What was read of one account: a statement whose reasons are not yet put into words. */
export type ReadAccount = Omit<Statement, 'rejected' | 'accounts'> & { rejected: UnreadRow[] };

/** What was read of a file. */
export type ReadStatement = ReadAccount & { accounts?: ReadAccount[] };

/** A statement, or why there is none. */
export type Reading =
  | { kind: 'read'; statement: ReadStatement }
  | { kind: 'problem'; code: StatementProblemCode; because: FileTrouble };

/** A reading that says why the file gives no statement. */
export function problem(
  code: StatementProblemCode,
  because: FileTrouble,
): Extract<Reading, { kind: 'problem' }> {
  return { kind: 'problem', code, because };
}
