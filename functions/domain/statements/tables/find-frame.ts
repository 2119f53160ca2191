import { roleOfHeading } from './column-words.ts';
import { cellText, isWritten, type Table, type TableRow } from './table.ts';
import { dateFromSerial, writtenDate } from '../../text/written-date.ts';
import { writtenMoney } from '../../text/written-money.ts';

/** A table taken apart by structure: what stands above, the headings (if any) and everything from the first row on. */
export interface TableFrame {
  preamble: TableRow[];
  header: TableRow | undefined;
  body: TableRow[];
}

const SEARCH_ROWS = 200;
const MONEY_ROLES = new Set(['amount', 'gross', 'debit', 'credit']);

/** Finds where the transactions begin: below a line of known headings, else at the first line with a date and an amount. */
export function findFrame(table: Table): TableFrame | undefined {
  const { rows } = table;
  const named = bestHeader(rows.slice(0, SEARCH_ROWS));
  if (named !== undefined) return frameAt(rows, named);
  const first = rows.findIndex((row) => isDataRow(row, table.serialDates));
  if (first < 0) return undefined;
  if (first > 0 && isHeadingLike(rows[first - 1], rows[first])) return frameAt(rows, first - 1);
  const start = withUnreadDays(rows, first);
  return { preamble: rows.slice(0, start), header: undefined, body: rows.slice(start) };
}

/** What a day looks like that can't be one, as the 31st of June or a year of one digit: 04-Nov-9. */
const LIKE_DAY = /^\d{1,4}(?:[-./] ?|\s)[\p{L}\d.]{1,9}(?:[-./] ?|\s)\d{1,4}$/u;

/**
 * Where the rows begin: lines as wide as the first one that could be read, with an amount where it has one and what looks like a day, are
 * told as unread.
 */
function withUnreadDays(rows: readonly TableRow[], first: number): number {
  const row = rows[first];
  if (!row) return first;
  const dayAt = row.cells.findIndex((cell) => writtenDate(cell.trim()) !== undefined);
  const isAmount = (cell: string | undefined): boolean => writtenMoney((cell ?? '').trim()) !== undefined;
  const isRow = ({ cells }: TableRow): boolean =>
    cells.length === row.cells.length &&
    LIKE_DAY.test((cells[dayAt] ?? '').trim()) &&
    cells.some((cell, at) => at !== dayAt && isAmount(cell) && isAmount(row.cells[at]));
  const above = rows.slice(0, first).findLastIndex((other) => !isRow(other));
  return above + 1;
}

function frameAt(rows: TableRow[], at: number): TableFrame {
  const [header, below] = [rows[at], rows[at + 1]];
  const preamble = rows.slice(0, at);
  if (!header || !below || !isSubheading(below)) return { preamble, header, body: rows.slice(at + 1) };
  const width = Math.max(header.cells.length, below.cells.length);
  const cells = Array.from({ length: width }, (_, column) =>
    `${cellText(below, column)} ${cellText(header, column)}`.trim(),
  );
  return { preamble, header: { line: header.line, cells }, body: rows.slice(at + 2) };
}

/** Tells the headings of a table where they are written again, as on each page. */
export function headerTest({ header }: TableFrame): (row: TableRow) => boolean {
  if (header === undefined) return () => false;
  const [first = '', whole] = [header.cells[0], header.cells.join('\n')];
  return (row) => isWritten(row, 0, first) && row.cells.join('\n') === whole;
}

/** Whether a line parts the headings above it, as "Amount" into "Paid out" and "Paid in". */
function isSubheading({ cells }: TableRow): boolean {
  const roles = cells.filter((cell) => cell.trim() !== '').map(roleOfHeading);
  return roles.includes('debit') && roles.includes('credit') && roles.every((role) => role !== undefined);
}

/** The line with most known headings, if it names at least a day and money. */
function bestHeader(rows: TableRow[]): number | undefined {
  const scores = rows.map(headerScore);
  const best = scores.indexOf(Math.max(0, ...scores));
  return (scores[best] ?? 0) >= 2 ? best : undefined;
}

function headerScore(row: TableRow): number {
  const filled = row.cells.filter((cell) => cell.trim() !== '');
  if (filled.length < 2 || filled.some((cell) => writtenDate(cell.trim()) ?? writtenMoney(cell.trim())))
    return 0;
  const roles = filled.map(roleOfHeading);
  const hasDay = roles.includes('date') || roles.includes('secondDate');
  const hasMoney = roles.some((role) => role !== undefined && MONEY_ROLES.has(role));
  return hasDay && hasMoney ? roles.filter((role) => role !== undefined).length : 0;
}

/** Headings in a language not known: a full line of words just above the first row. */
function isHeadingLike(above: TableRow | undefined, first: TableRow | undefined): boolean {
  if (!above || !first) return false;
  const filled = above.cells.filter((cell) => cell.trim() !== '');
  const isWords = filled.every(
    (cell) => !/\d{3}/.test(cell) && !writtenDate(cell.trim()) && !writtenMoney(cell.trim()),
  );
  return isWords && filled.length >= 2 && filled.length >= first.cells.length * 0.6;
}

/** Whether a line has a day and, elsewhere, an amount; in a sheet some amounts could be counted days as well. */
export function isDataRow(row: TableRow, serialDates: boolean): boolean {
  const days = row.cells.map((_, at) => isDayCell(row, at, serialDates));
  const isElsewhere = (at: number): boolean => days.some((isDay, other) => isDay && other !== at);
  return row.cells.some((_, at) => {
    const text = cellText(row, at);
    const isFree = !days[at] || ((row.numbers?.has(at) ?? serialDates) && writtenDate(text) === undefined);
    return isFree && isElsewhere(at) && writtenMoney(text) !== undefined;
  });
}

/** Whether a cell holds a day, or where days may be counted (always in a sheet) a number that counts them. */
export function isDayCell(row: TableRow, column: number, serialDates: boolean): boolean {
  const text = cellText(row, column);
  return (
    writtenDate(text) !== undefined ||
    (serialDates && (row.numbers?.has(column) ?? true) && dateFromSerial(text) !== undefined)
  );
}
