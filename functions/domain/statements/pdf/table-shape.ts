import { balanceKind, headingRole, type PdfRole } from './heading-words.ts';
import { median, type PageLine } from './page-lines.ts';
import { daysOn, type PrintedDay } from './printed-day.ts';
import { moneyOn, type PrintedMoney } from './printed-money.ts';

/** A line with the days and amounts on it. */
export interface ParsedLine extends PageLine {
  days: PrintedDay[];
  money: PrintedMoney[];
}

/** Where amounts recur, and what their headings call them. */
export interface MoneyColumn {
  left: number;
  right: number;
  role: PdfRole | undefined;
}

/** How the rows of a statement are laid out, in fractions of the page's width. */
export interface TableShape {
  lines: ParsedLine[];
  /** The first line that can be a transaction. */
  firstRow: number;
  dateLefts: number[];
  /** Which of the day columns tells a row's day. */
  dayColumn: number;
  textLeft: number;
  money: MoneyColumn[];
}

const SAME_COLUMN = 0.02;
const SAME_EDGE = 0.014;

/** Finds the columns in which days and amounts recur; undefined where no line has both. */
export function tableShape(lines: readonly PageLine[]): TableShape | undefined {
  const parsed = parseLines(lines);
  const dateLefts = dateColumns(parsed);
  const cleaned = parsed.map((line) => ({
    ...line,
    money: line.money.filter((it) => !isDay(it, line, dateLefts)),
  }));
  const headings = headingCells(cleaned, dateLefts);
  const body = belowHeading(cleaned, dateLefts, headings);
  const rows = rowsAmong(body, dateLefts);
  const money = moneyColumns(rows, headings);
  if (rows.length === 0 || money.length === 0) return undefined;
  return {
    lines: cleaned,
    firstRow: body.find((line) => leadingDay(line, dateLefts))?.row ?? 1,
    dateLefts,
    dayColumn: postingColumn(dateLefts, headings),
    textLeft: textEdge(
      body.filter((line) => leadingDay(line, dateLefts)),
      dateLefts,
    ),
    money,
  };
}

/** Lines with amounts that have a day or stand a few lines under one. */
function rowsAmong(lines: readonly ParsedLine[], dateLefts: readonly number[]): ParsedLine[] {
  const dated = lines.map((line) => leadingDay(line, dateLefts) !== undefined);
  const first = lines.filter((line, at) => dated[at] && line.money.length > 0);
  if (first.length >= 0.5 * dated.filter(Boolean).length) return first;
  const isUnder = (at: number): boolean => dated.slice(Math.max(0, at - 3), at + 1).some(Boolean);
  return lines.filter(
    (line, at) => line.money.length > 0 && isUnder(at) && balanceKind(line.text) === undefined,
  );
}

/** Days and amounts above the first heading belong to a summary, unless most rows stand there. */
function belowHeading(
  lines: readonly ParsedLine[],
  dateLefts: readonly number[],
  headings: readonly HeadingCell[],
): readonly ParsedLine[] {
  const first = Math.min(...headings.map(({ row }) => row));
  const below = lines.filter(({ row }) => row > first);
  const [rows, all] = [rowsAmong(below, dateLefts), rowsAmong(lines, dateLefts)];
  return rows.length > 0 && rows.length >= 0.75 * all.length ? below : lines;
}

function parseLines(lines: readonly PageLine[]): ParsedLine[] {
  const withYears = lines.map((line) => daysOn(line.words, true));
  const first = withYears
    .map((days, at) => (hasDigits(lines[at]) ? days[0] : undefined))
    .filter((it) => it !== undefined);
  const complete = first.filter(({ day }) => day.kind === 'complete').length;
  const hasYears = complete >= 0.6 * first.length;
  const cents = lines.map((line) => moneyOn(line.words, false));
  const isWhole = cents.flat().length < 3;
  return lines.map((line, at) => ({
    ...line,
    days: hasYears ? (withYears[at] ?? []) : daysOn(line.words, false),
    money: isWhole ? moneyOn(line.words, true) : (cents[at] ?? []),
  }));
}

/** Only a line that ends in figures can be a row: it votes on how rows print their days. */
function hasDigits(line: PageLine | undefined): boolean {
  return line !== undefined && moneyOn(line.words, false).length > 0;
}

/** The left edges at which days recur, the first column of a row first. */
function dateColumns(lines: readonly ParsedLine[]): number[] {
  const clusters: { left: number; weight: number }[] = [];
  for (const line of lines) {
    for (const day of line.days.filter((it) => isPlausibleDay(it, line))) {
      const weight = line.money.some(({ from }) => from >= day.to) ? 1 : 0.3;
      const cluster = clusters.find(({ left }) => Math.abs(left - day.left) < SAME_COLUMN);
      if (cluster) cluster.weight += weight;
      else clusters.push({ left: day.left, weight });
    }
  }
  const most = Math.max(0, ...clusters.map(({ weight }) => weight));
  const kept = clusters.filter(({ weight }) => weight >= 0.6 * most);
  return kept.map(({ left }) => left).sort((a, b) => a - b);
}

/** "12.05" is a day where a row begins, an amount elsewhere. */
function isPlausibleDay({ from, to, day }: PrintedDay, line: ParsedLine): boolean {
  if (day.kind !== 'pair' || day.separator !== '.') return true;
  const isEnded = line.words[to - 1]?.text.endsWith('.') ?? false;
  return isEnded || from === 0 || line.days.some((other) => other.to === from);
}

/** The day in the first day column of a line, if it has one. */
export function leadingDay(line: ParsedLine, dateLefts: readonly number[]): PrintedDay | undefined {
  const [first] = dateLefts;
  if (line.isFigures) return line.days[0];
  return line.days.find(({ left }) => first !== undefined && Math.abs(left - first) < SAME_COLUMN);
}

/** The days of a line that stand in day columns. */
export function columnDays(line: ParsedLine, dateLefts: readonly number[]): (PrintedDay | undefined)[] {
  if (line.isFigures) return [line.days[0]];
  return dateLefts.map((edge) => line.days.find(({ left }) => Math.abs(left - edge) < SAME_COLUMN));
}

function isDay(money: PrintedMoney, line: ParsedLine, dateLefts: readonly number[]): boolean {
  return columnDays(line, dateLefts).some((day) => day && money.from < day.to && money.to > day.from);
}

/** Words of a heading that stand together over a column. */
interface HeadingCell {
  row: number;
  left: number;
  right: number;
  role: PdfRole;
}

/** The cells of all heading lines: lines without figures that name at least two columns. */
function headingCells(lines: readonly ParsedLine[], dateLefts: readonly number[]): HeadingCell[] {
  return lines.flatMap((line, at) => {
    if (line.money.length > 0 || leadingDay(line, dateLefts)) return [];
    const cells = stackedCells(lines, at);
    const roles = new Set(cells.map(({ role }) => role));
    const isHeading =
      roles.size >= 2 && ['debit', 'credit', 'amount', 'balance'].some((it) => roles.has(it as PdfRole));
    return isHeading ? cells : [];
  });
}

/** A heading's cells, each joined with the words right above it on the line before. */
function stackedCells(lines: readonly ParsedLine[], at: number): HeadingCell[] {
  const line = lines[at];
  if (!line) return [];
  const above = lines[at - 1];
  const isStacked =
    above?.page === line.page &&
    above.money.length === 0 &&
    cellsOf(above).length > 1 &&
    line.middle - above.middle < 1.8 * line.height;
  const upper = isStacked ? cellsOf(above) : [];
  return cellsOf(line).flatMap(({ left, right, text }) => {
    const over = upper.filter((it) => it.left < right && it.right > left).map((it) => it.text);
    const role = headingRole([...over, text].join(' ')) ?? headingRole(text);
    return role === undefined ? [] : [{ row: line.row, left, right, role }];
  });
}

interface Cell {
  left: number;
  right: number;
  text: string;
}

/** The words of a line grouped by the gaps between columns. */
export function cellsOf(line: PageLine): Cell[] {
  const cells: Cell[] = [];
  for (const word of line.words) {
    const last = cells.at(-1);
    if (last && word.left - last.right < 0.9 * word.height) {
      last.text += ` ${word.text}`;
      last.right = word.right;
    } else cells.push({ left: word.left, right: word.right, text: word.text });
  }
  return cells;
}

function moneyColumns(rows: readonly ParsedLine[], headings: readonly HeadingCell[]): MoneyColumn[] {
  const found = rows.flatMap((line) => line.money.filter((money) => isCell(money, line)));
  const columns = overlapping(byRightEdge(found));
  const named = columns.map((column) => ({ ...column, role: roleOver(column, headings) }));
  const most = Math.max(...named.map(({ count }) => count));
  return named
    .filter(({ role, count }) => role !== undefined || count >= Math.min(2, most))
    .sort((a, b) => a.right - b.right);
}

/** An amount of its own column: the rest of the line is amounts and days, or it follows the day at once. */
function isCell(money: PrintedMoney, line: ParsedLine): boolean {
  const isLast = line.words.every(
    (_, at) =>
      at < money.to ||
      line.money.some(({ from, to }) => at >= from && at < to) ||
      line.days.some(({ from, to }) => at >= from && at < to) ||
      /^[^\p{L}\d]*$/u.test(line.words[at]?.text ?? ''),
  );
  return isLast || line.days.some(({ to }) => to === money.from);
}

interface Found {
  left: number;
  right: number;
  count: number;
}

function byRightEdge(found: readonly PrintedMoney[]): Found[] {
  const columns: Found[] = [];
  for (const { left, right } of found) {
    const column = columns.find((it) => Math.abs(it.right - right) < SAME_EDGE);
    if (column) {
      column.left = Math.min(column.left, left);
      column.count += 1;
    } else columns.push({ left, right, count: 1 });
  }
  return columns;
}

/** Amounts that start at one edge instead end at several: columns that overlap are one. */
function overlapping(columns: readonly Found[]): Found[] {
  const merged: Found[] = [];
  for (const column of columns.toSorted((a, b) => b.count - a.count)) {
    const other = merged.find((it) => overlap(it, column) > 0.5 * Math.min(width(it), width(column)));
    if (!other) merged.push({ ...column });
    else {
      other.left = Math.min(other.left, column.left);
      other.right = Math.max(other.right, column.right);
      other.count += column.count;
    }
  }
  return merged;
}

const width = ({ left, right }: Found): number => right - left;
const overlap = (a: Found, b: Found): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** The commonest role among the headings that stand over a column. */
function roleOver(column: Found, headings: readonly HeadingCell[]): PdfRole | undefined {
  const over = headings.filter((cell) => cell.left < column.right + 0.01 && cell.right > column.left - 0.01);
  const nearest = over.toSorted(
    (a, b) => Math.abs(a.right - column.right) - Math.abs(b.right - column.right),
  );
  return nearest.find(({ role }) => role !== 'text' && role !== 'date' && role !== 'posting')?.role;
}

function postingColumn(dateLefts: readonly number[], headings: readonly HeadingCell[]): number {
  const isPosting = (edge: number): boolean =>
    headings.some(({ left, right, role }) => role === 'posting' && left < edge + 0.05 && right > edge - 0.01);
  return Math.max(
    0,
    dateLefts.findIndex((edge) => isPosting(edge)),
  );
}

/** Where descriptions begin: the usual edge of the first word that is neither day nor amount. */
function textEdge(rows: readonly ParsedLine[], dateLefts: readonly number[]): number {
  const edges = rows.flatMap((line) => {
    const days = columnDays(line, dateLefts).filter((day) => day !== undefined);
    const from = days.reduce((end, day) => (day.from <= end ? day.to : end), days[0]?.to ?? 0);
    const isText = (at: number): boolean =>
      at >= from && !line.money.some((it) => at >= it.from && at < it.to);
    const word = line.isFigures ? undefined : line.words.find((_, at) => isText(at));
    return word ? [word.left] : [];
  });
  return edges.length === 0 ? 0 : commonest(edges);
}

function commonest(edges: readonly number[]): number {
  const near = (edge: number): number[] => edges.filter((other) => Math.abs(other - edge) < SAME_COLUMN / 2);
  const best = edges.reduce(
    (most, edge) => (near(edge).length > near(most).length ? edge : most),
    edges[0] ?? 0,
  );
  return median(near(best));
}

/** The column in which an amount stands; −1: none. */
export function columnAt(money: PrintedMoney, columns: readonly MoneyColumn[]): number {
  const at = columns.findIndex(({ right }) => Math.abs(right - money.right) < SAME_EDGE);
  if (at >= 0) return at;
  return columns.findIndex(
    ({ left, right }) => money.left < right && money.right > left && money.right < right + SAME_EDGE,
  );
}
