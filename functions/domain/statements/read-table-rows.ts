import type { CivilDate } from '../../../shared/civil-date.ts';
import type { DateOrder, RejectedRow } from '../../../shared/model/statement.ts';
import { directionOf, summaryKind } from './column-words.ts';
import type { UnsignedRow } from './decide-signs.ts';
import type { TableFrame } from './find-frame.ts';
import { foldText } from './fold-text.ts';
import type { Columns } from './columns.ts';
import { cellText, type TableRow } from './table.ts';
import { dateFromSerial, dateInOrder, writtenDate } from './written-date.ts';
import { minorFromCore, writtenMoney, type DecimalSign } from './written-money.ts';

/** How this file writes days and numbers. */
export interface TableFormat {
  decimal: DecimalSign;
  order: DateOrder;
  currency: string;
  serialDates: boolean;
}

export interface DatedRow extends UnsignedRow {
  date: CivilDate;
  balance?: number;
}

/** Reads one cell as money in minor units with the sign shown; undefined where it is none. */
export type MoneyReader = (
  row: TableRow,
  column: number | undefined,
) => { minor: number; sign: -1 | 0 | 1 } | undefined;

/** The rows of a table before signs are decided, its stated balances, and the lines that could not be read. */
export interface TableReading {
  rows: DatedRow[];
  rejected: RejectedRow[];
  opening: number | undefined;
  closing: number | undefined;
  read: MoneyReader;
}

type Line =
  | { kind: 'row'; row: DatedRow }
  | { kind: 'rejected'; reason: string; isRemark?: boolean }
  | { kind: 'opening' | 'closing'; minor: number }
  | { kind: 'skip' };

const DESCRIPTION_MAX = 500;
/** Far beyond any statement, far below where sums stop being exact. */
const AMOUNT_MAX = 100_000_000_000;

/** Reads every line below the headings: a transaction, a stated balance, a total to pass over, or a rejected row with its reason. */
export function readTableRows(frame: TableFrame, columns: Columns, format: TableFormat): TableReading {
  const read = moneyReader(format);
  const lines = frame.body.map((row) => readLine(row, frame, columns, format, read));
  const lastDated = lines.findLastIndex((line) => line.kind === 'row');
  const reading: TableReading = { rows: [], rejected: [], opening: undefined, closing: undefined, read };
  lines.forEach((line, at) => {
    if (line.kind === 'row') reading.rows.push(line.row);
    if (line.kind === 'row') repeatedBalances(reading, frame.body[at], columns);
    if (line.kind === 'opening') reading.opening ??= line.minor;
    if (line.kind === 'closing') reading.closing = line.minor;
    if (line.kind === 'rejected' && !(line.isRemark && at > lastDated)) {
      reading.rejected.push({ row: frame.body[at]?.line ?? 1, reason: line.reason });
    }
  });
  return reading;
}

/** Statement totals repeated beside every row. */
function repeatedBalances(reading: TableReading, row: TableRow | undefined, columns: Columns): void {
  if (row === undefined || (columns.opening === undefined && columns.closing === undefined)) return;
  reading.opening ??= signedMoney(reading.read(row, columns.opening));
  reading.closing = signedMoney(reading.read(row, columns.closing)) ?? reading.closing;
}

function moneyReader({ decimal, currency }: TableFormat): MoneyReader {
  return (row, column) => {
    const written = writtenMoney(cellText(row, column));
    if (written === undefined) return undefined;
    const isNumber = column !== undefined && row.numbers?.has(column);
    const minor = minorFromCore(written.core, isNumber ? '.' : decimal, currency);
    return minor === undefined || minor > AMOUNT_MAX ? undefined : { minor, sign: written.sign };
  };
}

function readLine(
  row: TableRow,
  frame: TableFrame,
  columns: Columns,
  format: TableFormat,
  read: MoneyReader,
): Line {
  if (isRepeatedHeader(row, frame)) return { kind: 'skip' };
  const date = dayIn(row, columns.date, format);
  const summary = summaryLine(row, columns, read, date !== undefined);
  if (summary) return summary;
  if (date === undefined) return undatedLine(row, columns, read);
  const amount = amountIn(row, columns, read);
  if (typeof amount === 'string') return { kind: 'rejected', reason: amount };
  if (isUndirected(row, columns, amount.sign))
    return {
      kind: 'rejected',
      reason: `It is not clear whether “${cellText(row, columns.direction)}” is money in or out.`,
    };
  const balance = signedMoney(read(row, columns.balance));
  const shared = {
    row: row.line,
    date,
    description: descriptionOf(row, columns),
    direction: cellText(row, columns.direction),
  };
  return { kind: 'row', row: { ...shared, ...amount, ...(balance === undefined ? {} : { balance }) } };
}

/** In a file whose directions stand in words, an unsigned amount beside an unknown word could be either. */
function isUndirected(row: TableRow, columns: Columns, sign: number): boolean {
  const word = cellText(row, columns.direction);
  return columns.isDirected && sign === 0 && word !== '' && directionOf(word) === undefined;
}

function isRepeatedHeader(row: TableRow, frame: TableFrame): boolean {
  return frame.header !== undefined && row.cells.join('\n') === frame.header.cells.join('\n');
}

function dayIn(row: TableRow, column: number, format: TableFormat): CivilDate | undefined {
  const text = cellText(row, column);
  if (format.serialDates && row.numbers?.has(column)) return dateFromSerial(text);
  const written = writtenDate(text);
  return written && dateInOrder(written, format.order);
}

/** Lines that state a balance or a total: by their words, or by the columns made for balances. */
function summaryLine(row: TableRow, columns: Columns, read: MoneyReader, isDated: boolean): Line | undefined {
  const words =
    row.cells.find((cell) => /\p{L}{3}/u.test(cell) && writtenDate(cell.trim()) === undefined) ?? '';
  const kind = foldText(words).split(' ').length <= (isDated ? 4 : 8) ? summaryKind(words) : undefined;
  const value = signedMoney(read(row, columns.balance) ?? read(row, columns.amount) ?? lastMoney(row, read));
  const isPlain = !isDated || kind === 'opening' || kind === 'closing';
  if (kind !== undefined && isPlain) {
    if (kind === 'total' || value === undefined) return { kind: 'skip' };
    return { kind: kind === 'opening' ? 'opening' : 'closing', minor: value };
  }
  return isDated ? undefined : balanceColumns(row, columns, read);
}

function balanceColumns(row: TableRow, columns: Columns, read: MoneyReader): Line | undefined {
  const [opening, closing] = [
    signedMoney(read(row, columns.opening)),
    signedMoney(read(row, columns.closing)),
  ];
  if (opening !== undefined) return { kind: 'opening', minor: opening };
  return closing === undefined ? undefined : { kind: 'closing', minor: closing };
}

function lastMoney(row: TableRow, read: MoneyReader): ReturnType<MoneyReader> {
  return row.cells.map((_, column) => read(row, column)).findLast((money) => money !== undefined);
}

function undatedLine(row: TableRow, columns: Columns, read: MoneyReader): Line {
  const shown = cellText(row, columns.date);
  if (typeof amountIn(row, columns, read) === 'string') {
    const isRemark = writtenDate(shown) === undefined;
    return {
      kind: 'rejected',
      reason: isRemark ? 'There is neither a date nor an amount.' : unreadable('date', shown),
      isRemark,
    };
  }
  return { kind: 'rejected', reason: shown === '' ? 'There is no date.' : unreadable('date', shown) };
}

type Amount = Pick<UnsignedRow, 'minor' | 'sign' | 'column'>;

/** The amount of a row, or why there is none. */
function amountIn(row: TableRow, columns: Columns, read: MoneyReader): Amount | string {
  if (columns.debit === undefined && columns.credit === undefined) {
    const shown = cellText(row, columns.amount);
    const money = read(row, columns.amount);
    return money
      ? { ...money, column: 'amount' }
      : shown === ''
        ? 'There is no amount.'
        : unreadable('amount', shown);
  }
  return splitAmount(row, columns, read);
}

function splitAmount(row: TableRow, { debit, credit }: Columns, read: MoneyReader): Amount | string {
  const [out, into] = [read(row, debit), read(row, credit)];
  const broken = [debit, credit].find(
    (column) => /\d/.test(cellText(row, column)) && read(row, column) === undefined,
  );
  if (broken !== undefined) return unreadable('amount', cellText(row, broken));
  if (out && into && out.minor !== 0 && into.minor !== 0) return 'There is an amount both out and in.';
  if (out && (out.minor !== 0 || !into)) return { ...out, column: 'debit' };
  return into ? { ...into, column: 'credit' } : 'There is no amount.';
}

function unreadable(what: 'date' | 'amount', shown: string): string {
  return `The ${what} “${shown.slice(0, 40)}” cannot be read.`;
}

function signedMoney(money: ReturnType<MoneyReader>): number | undefined {
  return money && (money.sign === -1 && money.minor !== 0 ? -money.minor : money.minor);
}

/** The description columns joined, each word group once; types and categories only where they are all empty. */
function descriptionOf(row: TableRow, columns: Columns): string {
  const texts = joined(row, columns.text);
  return (texts === '' ? joined(row, columns.detail) : texts).slice(0, DESCRIPTION_MAX);
}

function joined(row: TableRow, columns: number[]): string {
  let text = '';
  for (const column of columns) {
    const part = cellText(row, column).slice(0, DESCRIPTION_MAX).replace(/\s+/g, ' ').trim();
    if (part !== '' && !text.toLowerCase().includes(part.toLowerCase()))
      text += (text === '' ? '' : ' ') + part;
  }
  return text;
}
