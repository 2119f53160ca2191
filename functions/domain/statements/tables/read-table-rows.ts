import type { CivilDate } from '../../../../shared/civil-date.ts';
import type { RowTrouble } from '../../../../shared/text/en/rows.ts';
import type { UnreadRow } from '../reading.ts';
import { dateTrouble } from '../unread-cell.ts';
import { directionOf, summaryKind } from './column-words.ts';
import { RowReaders, type TableFormat } from './row-readers.ts';
import type { UnsignedRow } from './decide-signs.ts';
import { monthNumber } from '../../text/month-names.ts';
import { oneLine } from '../../text/one-line.ts';
import { amountIn, balanceIn, feeAlone, feesIn, sentToBank, type Amount } from './row-amounts.ts';
import { DESCRIPTION_MAX, rowDescription } from './row-description.ts';
import { headerTest, type TableFrame } from './find-frame.ts';
import type { Columns } from './columns.ts';
import { reasonToWait, sectionOf, standingIn, type ToldStanding } from './status-column.ts';
import { bareBalances, strayHead } from './bare-balance.ts';
import { summaryLine, type SummaryLine } from './summary-line.ts';
import { withLinesJoined } from './joined-lines.ts';
import { firstCell, groupTitles } from './group-titles.ts';
import { cellText, lineText, type TableRow } from './table.ts';
import { writtenDate } from '../../text/written-date.ts';

/** A row before its sign is decided; `source` is the line it was read from. */
export interface DatedRow extends UnsignedRow {
  date: CivilDate;
  otherDate: CivilDate | undefined;
  balance: number | undefined;
  /** The fees beside the amount, as they are signed. */
  fee: number;
  /** The amount before its fee, as it is signed. */
  gross: number | undefined;
  /** The file's word for a payment that is not simply booked. */
  told: ToldStanding | undefined;
  source: TableRow;
  /** The last line of its description. */
  lastLine: number;
}

/** The rows of a table before signs are decided, its stated balances, and the lines that could not be read. */
export interface TableReading {
  rows: DatedRow[];
  rejected: UnreadRow[];
  opening: number | undefined;
  closing: number | undefined;
}

interface Rejection {
  reason: RowTrouble;
  /** A line of words alone: below the last row it belongs to the bank, not to the table. */
  isRemark: boolean;
}

/** What is known at a line of those above it. */
interface LinesAbove {
  reading: TableReading;
  /** Lines that may belong to the bank, until a row follows. */
  remarks: UnreadRow[];
  /** Those of them that hold words alone, by their line. */
  texts: Map<number, TableRow>;
  stated: (SummaryLine & { rowsBefore: number })[];
  section: ToldStanding | undefined;
}

/** Reads every line below the headings: a transaction, a stated balance, a total to pass over, or a rejected row with its reason. */
export function readTableRows(frame: TableFrame, columns: Columns, format: TableFormat): TableReading {
  const readers = new RowReaders(format);
  const reading: TableReading = { rows: [], rejected: [], opening: undefined, closing: undefined };
  const above: LinesAbove = { reading, remarks: [], texts: new Map(), stated: [], section: undefined };
  const isHeader = headerTest(frame);
  withLinesJoined(frame.body, columns).forEach((row) => {
    if (isHeader(row)) dropTitle(row, above);
    else readLine(row, above, columns, readers);
  });
  if (reading.rows.some(({ row, lastLine }) => lastLine > row))
    for (const line of above.remarks) continues(line, reading.rows.at(-1), above.texts);
  if (!frame.header) rejectOtherLines(reading, columns);
  else reading.rejected = withoutGroupTitles(reading.rejected, frame);
  reading.rejected.sort((a, b) => a.row - b.row);
  takeStated(reading, above.stated);
  return reading;
}

/** Of rows without headings, takes out those that are lines of the account. */
function rejectOtherLines({ rows, rejected }: TableReading, { date }: Columns): void {
  const head = strayHead(rows, date);
  const others = bareBalances(rows).filter((row) => row !== head);
  const reject = (row: DatedRow, code: 'unread-line' | 'bare-balance'): void => {
    rows.splice(rows.indexOf(row), 1);
    rejected.push({ row: row.row, reason: { code }, shown: lineText(row.source) });
  };
  if (head) reject(head, 'unread-line');
  for (const row of others) reject(row, 'bare-balance');
}

/** Lines but for the titles of groups of rows, whose sums are told by the same words: "Checking" above, "Total Checking" below. */
function withoutGroupTitles(rejected: UnreadRow[], { body }: TableFrame): UnreadRow[] {
  const isWords = ({ reason }: UnreadRow): boolean => reason.code === 'neither-date-nor-amount';
  if (!rejected.some(isWords)) return rejected;
  const named = new Set(groupTitles(body).map((title) => title.toLowerCase()));
  if (named.size === 0) return rejected;
  const titles = new Set(body.flatMap((row) => (named.has(firstCell(row).toLowerCase()) ? [row.line] : [])));
  return rejected.filter((line) => !(isWords(line) && titles.has(line.row)));
}

/** Words alone right above headings that come again are their title. */
function dropTitle({ line }: TableRow, above: LinesAbove): void {
  const last = above.remarks.at(-1);
  const isTitle = last?.row === line - 1 && !/\d/.test(last.shown ?? '') && !above.texts.has(last.row);
  if (isTitle) above.remarks.pop();
}

/** Whether a line is nothing but a month and its year, as some sheets head each month's rows. */
function isMonth(row: TableRow): boolean {
  const [name = '', year = '', ...others] = lineText(row).split(' ');
  return others.length === 0 && /^(19|20)\d\d$/.test(year) && monthNumber(name) !== undefined;
}

/** Whether a line is nothing but a masked number, as some cards head the rows of each of their holders. */
const isCardNumber = (row: TableRow): boolean => /^(?=.*[xX*•]{4})[\dxX*• -]{8,24}$/.test(lineText(row));

/** Whether a line only parts others: some exports draw it with the signs that a printer has. */
const isRule = (row: TableRow): boolean => /^[*=_-]{3}[*=_· -]*$/.test(lineText(row));

/** Adds a line to what is read: its row, its balance, its section, or why it is none of these. */
function readLine(row: TableRow, above: LinesAbove, columns: Columns, readers: RowReaders): void {
  const { reading } = above;
  const written = readers.day(row, columns.date);
  const date = written ?? dayAbove(row, reading.rows.at(-1), columns, readers);
  // Words for a section or a payment that waits have no digit, and every day has one.
  const begun = date === undefined ? sectionOf(row) : undefined;
  if (begun) {
    above.section = begun === 'waiting' ? { standing: begun, shown: lineText(row) } : undefined;
    return;
  }
  if (date === undefined && (isMonth(row) || isCardNumber(row) || isRule(row))) return;
  const told = standingIn(row, columns, date !== undefined) ?? above.section;
  const waits = reasonToWait(told);
  const summary = waits ? undefined : summaryLine(row, columns, readers, date !== undefined);
  if (summary) {
    above.stated.push({ ...summary, rowsBefore: reading.rows.length });
    return;
  }
  const read =
    date === undefined ? undatedLine(row, columns, readers) : datedLine(row, date, columns, readers, told);
  if ('reason' in read) {
    reject(row, read, waits, above, columns);
    return;
  }
  if (isSumOf(read, reading.rows.at(-1))) return;
  if (above.remarks.length > 0) joinRemarks(above);
  reading.rows.push(read);
  repeatedBalances(reading, row, columns, readers);
}

/** The day of the row above, where a day is written once for all its rows: the balance moves on by one of their amounts. */
function dayAbove(
  row: TableRow,
  above: DatedRow | undefined,
  columns: Columns,
  readers: RowReaders,
): CivilDate | undefined {
  if (above?.balance === undefined || cellText(row, columns.date) !== '') return undefined;
  const [own, balance] = [amountIn(row, columns, readers), balanceIn(row, columns, readers)];
  if ('code' in own || own.minor === 0 || balance === undefined) return undefined;
  const step = Math.abs(balance - above.balance);
  return step === own.minor || step === above.minor ? above.date : undefined;
}

/** Whether a row is the sum of those above it: it is called so, and the balance stands where it stood. */
const isSumOf = ({ balance, minor, description }: DatedRow, above: DatedRow | undefined): boolean =>
  balance !== undefined && balance === above?.balance && minor !== 0 && summaryKind(description) === 'total';

/** Keeps a line that is no row with its reason; what waits needs no other one. */
function reject(
  row: TableRow,
  { reason, isRemark }: Rejection,
  waits: RowTrouble | undefined,
  { reading, remarks, texts }: LinesAbove,
  columns: Columns,
): void {
  const isWaiting = waits !== undefined && !isRemark;
  const unread = { row: row.line, reason: isWaiting ? waits : reason, shown: lineText(row) };
  if (isRemark && isTextAlone(row, columns)) texts.set(row.line, row);
  (isRemark ? remarks : reading.rejected).push(unread);
}

/** The remarks above a row: some go on with the description of the row before them. */
function joinRemarks(above: LinesAbove): void {
  const { reading, remarks, texts } = above;
  reading.rejected.push(...remarks.filter((line) => !continues(line, reading.rows.at(-1), texts)));
  above.remarks = [];
  texts.clear();
}

/** The balances stated in lines of their own; one taken over from page to page, with rows before and after it, is none of these. */
function takeStated(reading: TableReading, stated: LinesAbove['stated']): void {
  for (const line of stated) {
    if (line.kind === 'skip') continue;
    const isWithin = line.rowsBefore > 0 && line.rowsBefore < reading.rows.length;
    if (isWithin && line.isTakenOver) continue;
    if (line.kind === 'opening') reading.opening ??= line.minor;
    else reading.closing = line.minor;
  }
}

/** Whether nothing stands on a line but words in the columns of descriptions. */
const isTextAlone = ({ cells }: TableRow, { text }: Columns): boolean =>
  cells.every((cell, column) => cell.trim() === '' || text.includes(column));

/** Joins a line of words right below a row, with another row to follow, to its description: some banks break descriptions. */
function continues(
  { row }: UnreadRow,
  above: DatedRow | undefined,
  texts: ReadonlyMap<number, TableRow>,
): boolean {
  const line = texts.get(row);
  if (!above || !line || row !== above.lastLine + 1) return false;
  above.description = oneLine(`${above.description} ${lineText(line)}`).slice(0, DESCRIPTION_MAX);
  above.lastLine = row;
  return true;
}

/** Statement totals repeated beside every row. */
function repeatedBalances(reading: TableReading, row: TableRow, columns: Columns, readers: RowReaders): void {
  if (columns.opening === undefined && columns.closing === undefined) return;
  reading.opening ??= readers.signed(row, columns.opening);
  reading.closing = readers.signed(row, columns.closing) ?? reading.closing;
}

function datedLine(
  row: TableRow,
  date: CivilDate,
  columns: Columns,
  readers: RowReaders,
  told: ToldStanding | undefined,
): DatedRow | Rejection {
  const found = amountIn(row, columns, readers);
  const charged = 'code' in found ? feeAlone(row, columns, readers) : undefined;
  const sent = 'code' in found && !charged ? sentToBank(row, columns, readers) : undefined;
  const amount = charged ?? sent ?? found;
  if ('code' in amount) return { reason: amount, isRemark: false };
  const direction = cellText(row, columns.direction);
  if (columns.isDirected && amount.sign === 0 && direction !== '' && directionOf(direction) === undefined)
    return { reason: { code: 'unclear-direction', shown: direction }, isRemark: false };
  return {
    row: row.line,
    date,
    otherDate: firstDay(row, columns.otherDates, readers),
    description: rowDescription(row, columns, wayOf(amount, direction)),
    kind: wordsIn(row, columns.kinds),
    direction,
    minor: amount.minor,
    sign: amount.sign,
    column: amount.column,
    balance: balanceIn(row, columns, readers),
    fee: charged ? 0 : feesIn(row, columns, readers),
    gross: readers.signed(row, columns.gross),
    told,
    source: row,
    lastLine: row.line,
  };
}

function firstDay(row: TableRow, columns: readonly number[], readers: RowReaders): CivilDate | undefined {
  for (const column of columns) {
    const found = readers.day(row, column);
    if (found !== undefined) return found;
  }
  return undefined;
}

function wordsIn(row: TableRow, columns: readonly number[]): string {
  return columns.length === 0 ? '' : columns.map((column) => cellText(row, column)).join(' ');
}

/** Which way a row's money went, as its column, a word beside it or its sign says. */
function wayOf({ column, sign }: Amount, direction: string): -1 | 1 | undefined {
  if (column !== 'amount') return column === 'debit' ? -1 : 1;
  return directionOf(direction) ?? (sign === -1 ? -1 : direction === '' ? 1 : undefined);
}

function undatedLine(row: TableRow, columns: Columns, readers: RowReaders): Rejection {
  const shown = cellText(row, columns.date);
  const isRemark = 'code' in amountIn(row, columns, readers) && writtenDate(shown) === undefined;
  return { reason: isRemark ? { code: 'neither-date-nor-amount' } : dateTrouble(shown), isRemark };
}
