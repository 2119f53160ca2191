import type { UnreadRow } from '../reading.ts';
import { balanceKind, headingRole, isHandedOver, sectionKind, type SectionKind } from './heading-words.ts';
import type { DayText, PrintedDay } from './printed-day.ts';
import type { PrintedMoney } from './printed-money.ts';
import { columnAt } from './figure-columns.ts';
import { columnDays, leadingDay, type ParsedLine } from './parsed-lines.ts';
import { cellsOf } from './table-headings.ts';
import { INDENT_SLACK, type TableShape, WRAP_HEIGHTS } from './table-shape.ts';

/** A transaction as printed: its day, the lines of its description, an amount (or none) for each money column. */
export interface PdfRow {
  row: number;
  day: DayText;
  /** The other day printed beside it. */
  otherDay?: DayText | undefined;
  texts: string[];
  cells: (PrintedMoney | undefined)[];
  section: SectionKind | undefined;
}

/** The rows of a statement in the order of its pages, and the lines with a day but no amount. */
export interface CollectedRows {
  rows: PdfRow[];
  rejected: UnreadRow[];
  hasDateless: boolean;
}

/** A heading stands at least so many lines' distances below the row above it. */
const APART = 1.25;

/** A second day stands so few lines under the first; and under nearly every one, or the lines between are rows that could not be read. */
const LINES_OF_ROW_MAX = 2;
const DAYS_BELOW_SHARE = 0.9;

interface Progress {
  rows: PdfRow[];
  open: PdfRow | undefined;
  /** Text that waits for the amount below it, where only a day's first row prints the day. */
  waiting: string[];
  last: ParsedLine | undefined;
  /** The page on which the last row stands, or ends. */
  rowPage: number | undefined;
  /** The last line that was taken as part of a row. */
  rowEnd: ParsedLine | undefined;
  section: SectionKind | undefined;
  hasDateless: boolean;
  /** Lines that look like rows and are most likely none: a person is told of them. */
  doubtful: UnreadRow[];
}

/**
 * Walks down the pages: a line with a day begins a row, lines under its description continue it, headings between rows open
 * sections, sums and balances end a row. `isDatelessRead`: an amount without a day is a further row of the day above it.
 */
export function collectRows(
  shape: TableShape,
  { isDatelessRead, isCard }: { isDatelessRead: boolean; isCard: boolean },
): CollectedRows {
  const furniture = repeatedLines(shape);
  const isAmountLast = amountsFollow(shape);
  const progress: Progress = {
    rows: [],
    open: undefined,
    waiting: [],
    last: undefined,
    rowPage: undefined,
    rowEnd: undefined,
    section: undefined,
    hasDateless: false,
    doubtful: [],
  };
  const reading = { isDatelessRead, isAmountLast, isCard, furniture };
  for (const line of shape.lines) if (!furniture.has(line)) takeLine(line, shape, progress, reading);
  return settleEmpty(progress, shape);
}

interface Reading {
  isDatelessRead: boolean;
  isCard: boolean;
  isAmountLast: boolean;
  furniture: ReadonlySet<ParsedLine>;
}

function takeLine(line: ParsedLine, shape: TableShape, progress: Progress, reading: Reading): void {
  const days = columnDays(line, shape.dateLefts);
  const isDated = days[0] !== undefined;
  const section = isDated || isFact(line, shape) ? undefined : sectionOf(line, shape, progress);
  const kind = section === 'ignored' ? undefined : balanceKind(restText(line, shape));
  if (kind === 'opening' || kind === 'closing' || (kind !== undefined && (!isDated || kind === 'any')))
    return endRow(progress);
  if (isDated) return startRow(line, shape, progress, rowDays(days, shape, reading));
  if (line.money.length > 0 && isHandedOver(restText(line, shape))) return;
  if (section) {
    endRow(progress);
    progress.section = section;
    return;
  }
  if (isHeading(line)) return endRow(progress);
  const cells = cellsIn(line, shape);
  if (cells.some((cell) => cell !== undefined)) return takeAmounts(line, shape, progress, cells, reading);
  takeText(line, shape, progress, reading);
}

/** Above the rows stand facts of the account beside their figures: "Interest rate 0.10%" is no heading. */
const isFact = (line: ParsedLine, { firstRow }: TableShape): boolean =>
  line.row < firstRow && /\d/.test(line.text);

/** The day of a row and the other one beside it: a card's purchase is of the day it was made, an account's row of its booking. */
function rowDays(
  days: readonly (PrintedDay | undefined)[],
  { postingColumn, valueColumn }: TableShape,
  { isCard }: Reading,
): (PrintedDay | undefined)[] {
  // The day beside it may be that of value, which is none of a purchase.
  const isBeforePurchase = postingColumn === 0 && valueColumn !== 1;
  const own = isCard ? Number(isBeforePurchase) : (postingColumn ?? 0);
  const day = days[own] ?? days[0];
  return [day, days.find((other) => other !== undefined && other !== day)];
}

function startRow(
  line: ParsedLine,
  shape: TableShape,
  progress: Progress,
  [day, otherDay]: readonly (PrintedDay | undefined)[],
): void {
  if (!day || progress.section === 'ignored' || line.row < shape.firstRow) return endRow(progress);
  const cells = cellsIn(line, shape);
  if (cells.some((cell) => cell !== undefined) && isImprint(line, shape, progress)) {
    progress.doubtful.push({ row: line.row, reason: { code: 'unread-line' }, shown: line.text });
    return endRow(progress);
  }
  const row: PdfRow = {
    row: line.row,
    day: day.day,
    otherDay: otherDay?.day,
    texts: [line.isFigures ? `Check ${restText(line, shape)}` : restText(line, shape)],
    cells,
    section: progress.section,
  };
  progress.rows.push(row);
  Object.assign(progress, { open: row, waiting: [], last: line, rowPage: line.page, rowEnd: line });
}

/** Below the last row of a page, and apart from it, a line with the bank's address on the web stands at the foot, though with a day and a figure. */
const isImprint = (line: ParsedLine, { step, lines, dateLefts }: TableShape, { last }: Progress): boolean =>
  /\b(www\.|https?:)/i.test(line.text) &&
  last?.page === line.page &&
  line.middle - last.middle > APART * step &&
  !lines.some(
    (it) => it.page === line.page && it.row > line.row && columnDays(it, dateLefts)[0] !== undefined,
  );

function endRow(progress: Progress): void {
  Object.assign(progress, { open: undefined, waiting: [], last: undefined });
}

/** An amount under a row that has none completes it; under a complete row it is the next one of that day. */
function takeAmounts(
  line: ParsedLine,
  shape: TableShape,
  progress: Progress,
  cells: PdfRow['cells'],
  { isDatelessRead }: Reading,
): void {
  if (progress.section === 'ignored') return endRow(progress);
  const broken = rowOverPage(line, shape, progress);
  const open = broken ?? progress.open;
  const isUnder =
    isNear(line, progress, WRAP_HEIGHTS * 1.6) && textLeftOf(line, shape) >= shape.textLeft - INDENT_SLACK;
  if (!open || !(broken || isUnder)) return endRow(progress);
  const text = restText(line, shape);
  if (open.cells.every((cell) => cell === undefined)) {
    open.cells = cells;
    open.texts.push(...progress.waiting, text);
    Object.assign(progress, { open, last: line, waiting: [], rowPage: line.page, rowEnd: line });
  } else if (/\p{L}/u.test(text + progress.waiting.join('')) && !isBalanceOnly(cells, shape)) {
    progress.hasDateless = true;
    if (!isDatelessRead) return;
    const row = { ...open, row: line.row, texts: [...progress.waiting, text], cells };
    progress.rows.push(row);
    Object.assign(progress, { open: row, waiting: [], last: line, rowPage: line.page, rowEnd: line });
  }
}

/**
 * The last row of the page before, which the first lines of this one continue where they stand under its description: it has no amount
 * yet, or days are printed once for several rows. Boxes of other figures stand at the top of pages too.
 */
function rowOverPage(
  line: ParsedLine,
  shape: TableShape,
  { rows, rowPage, hasDateless }: Progress,
): PdfRow | undefined {
  const last = rows.at(-1);
  if (last === undefined || rowPage !== line.page - 1) return undefined;
  if (Math.abs(textLeftOf(line, shape) - shape.textLeft) >= INDENT_SLACK) return undefined;
  return hasDateless || !isFull(last) ? last : undefined;
}

function isBalanceOnly(cells: PdfRow['cells'], { money }: TableShape): boolean {
  return cells.every((cell, at) => cell === undefined || money[at]?.role === 'balance');
}

function takeText(line: ParsedLine, shape: TableShape, progress: Progress, reading: Reading): void {
  const broken = textOverPage(line, shape, progress, reading);
  const open = broken ?? progress.open;
  const [money] = shape.money;
  const isUnder =
    line.left >= shape.textLeft - INDENT_SLACK &&
    (money === undefined || line.left < Math.max(money.left, shape.textLeft + 0.1));
  if (!open || !isUnder || !(broken || isNear(line, progress, WRAP_HEIGHTS))) return;
  const isComplete = open.cells.some((cell) => cell !== undefined);
  if (isComplete && reading.isAmountLast && !broken) progress.waiting.push(line.text);
  else open.texts.push(line.text);
  Object.assign(progress, { open, last: line, rowPage: line.page, rowEnd: line });
}

/**
 * The last row of the page before, whose description goes on with this line: below the row stands nothing but a footer, and this line stands
 * under the description, right above a row or a balance or right under the columns' headings, and on no other page.
 */
function textOverPage(
  line: ParsedLine,
  shape: TableShape,
  { rows, rowEnd }: Progress,
  { furniture }: Reading,
): PdfRow | undefined {
  if (rowEnd?.page !== line.page - 1 || !isAtText(line, shape)) return undefined;
  const { lines } = shape;
  const below = lines.filter(
    (it) => it.page === rowEnd.page && it.row > rowEnd.row && !furniture.has(it) && !isStated(it),
  );
  const isFooter = (it: ParsedLine): boolean => !isAtText(it, shape) || !isNextTo(rowEnd, it);
  const isLast = below.every((it) => isFooter(it) && columnDays(it, shape.dateLefts)[0] === undefined);
  const isRepeated = lines.some(
    (it) => it.page !== line.page && it.text === line.text && isAtHeight(it, line),
  );
  const at = lines.indexOf(line);
  const [above, next] = [
    lines[at - 1],
    lines.findIndex((it, on) => on > at && !isWrapOf(it, lines[on - 1], shape)),
  ];
  const isAbove = isFollowed(lines[next - 1], lines[next], shape);
  const isBelow = above !== undefined && isHeading(above) && isNextTo(above, line);
  return isLast && !isRepeated && (isAbove || isBelow) ? rows.at(-1) : undefined;
}

const isStated = ({ text }: ParsedLine): boolean =>
  balanceKind(text) !== undefined || isHandedOver(text.replace(/[\d.,'’+\s-]+.{0,4}$/, ''));
const isAtText = ({ left }: ParsedLine, { wordsLeft }: TableShape): boolean =>
  Math.abs(left - wordsLeft) < INDENT_SLACK;

/** Whether the last of some lines stands right above a row or a balance of the table. */
function isFollowed(last: ParsedLine | undefined, next: ParsedLine | undefined, shape: TableShape): boolean {
  if (!last || !next || !isNextTo(last, next)) return false;
  return leadingDay(next, shape.dateLefts) !== undefined || isStated(next);
}

const isNextTo = (above: ParsedLine, line: ParsedLine): boolean =>
  above.page === line.page && line.middle - above.middle < WRAP_HEIGHTS * Math.max(above.height, line.height);

const isAtHeight = (a: ParsedLine, b: ParsedLine): boolean => Math.abs(a.down - b.down) < 0.01;

/** Whether a line is nothing but words under a description, near the line above. */
function isWrapOf(line: ParsedLine, above: ParsedLine | undefined, shape: TableShape): boolean {
  return (
    above !== undefined &&
    isNextTo(above, line) &&
    isAtText(line, shape) &&
    leadingDay(line, shape.dateLefts) === undefined &&
    line.money.every((it) => columnAt(it, shape.money) < 0)
  );
}

function isNear(line: ParsedLine, { last }: Progress, heights: number): boolean {
  return last?.page === line.page && line.middle - last.middle < heights * Math.max(last.height, line.height);
}

/** Where the words of a line begin that are no amounts: some banks print the description behind these. */
function textLeftOf(line: ParsedLine, { money }: TableShape): number {
  const cells = line.money.filter((it) => columnAt(it, money) >= 0);
  const first = line.words.find((_, at) => !cells.some(({ from, to }) => at >= from && at < to));
  return first?.left ?? line.left;
}

/** The words of a line that are neither its days nor amounts in columns. */
function restText(line: ParsedLine, shape: TableShape): string {
  const days = columnDays(line, shape.dateLefts).filter((day) => day !== undefined);
  const money = line.money.filter((it) => columnAt(it, shape.money) >= 0);
  const taken = [...days, ...money];
  const rest = line.words.filter((_, at) => !taken.some(({ from, to }) => at >= from && at < to));
  return rest
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[\s|•·]+|[\s|]+$|\s[$€£₹`]$/g, '')
    .trim();
}

function cellsIn(line: ParsedLine, { money }: TableShape): PdfRow['cells'] {
  return money.map((_, at) => line.money.findLast((it) => columnAt(it, money) === at));
}

/** A heading stands at the margin or apart from the rows; under a description it would be part of it. */
function sectionOf(line: ParsedLine, shape: TableShape, progress: Progress): SectionKind | undefined {
  const { open, last } = progress;
  const isWrapped =
    open &&
    line.left >= shape.textLeft - INDENT_SLACK &&
    isNear(line, progress, WRAP_HEIGHTS) &&
    !(last && line.middle - last.middle > APART * shape.step);
  const first = cellsOf(line)[0]?.text ?? '';
  const label = line.money.length > 0 ? restText(line, shape).replace(/[\d.,$\s]+$/, '') : line.text;
  if (isWrapped || isHeading(line)) return undefined;
  return sectionKind(label) ?? (line.money.length === 0 ? sectionKind(first) : undefined);
}

function isHeading(line: ParsedLine): boolean {
  if (line.money.length > 0) return false;
  const roles = new Set(cellsOf(line).map(({ text }) => headingRole(text)));
  roles.delete(undefined);
  return (
    roles.size >= 2 && (roles.has('date') || roles.has('posting') || roles.size >= 3 || roles.has('balance'))
  );
}

/** Whether rows print their amount below their first line rather than on it. */
function amountsFollow(shape: TableShape): boolean {
  const { lines } = shape;
  const isDated = (line: ParsedLine): boolean => columnDays(line, shape.dateLefts)[0] !== undefined;
  const isEmpty = (line: ParsedLine): boolean => cellsIn(line, shape).every((cell) => cell === undefined);
  const followed = lines.filter((line, at) => {
    if (!isDated(line) || !isEmpty(line)) return false;
    const after = lines.slice(at + 1, at + 5);
    const next = after.findIndex(isDated);
    const own = next < 0 ? after : after.slice(0, next);
    return own.some((it) => it.page === line.page && !isEmpty(it));
  });
  return followed.length > 0.15 * lines.filter(isDated).length;
}

/** Lines that stand at the same height of several pages with the same words, figures aside: headers and footers. */
function repeatedLines({ lines, textLeft, wordsLeft, dateLefts }: TableShape): Set<ParsedLine> {
  const isDescription = ({ left }: ParsedLine): boolean =>
    [textLeft, wordsLeft].some((at) => Math.abs(left - at) < INDENT_SLACK);
  const margins = lines.filter((line) => (line.down < 0.25 || line.down > 0.85) && !isDescription(line));
  const places = new Map<string, ParsedLine[]>();
  for (const line of margins.filter(({ money }) => money.length === 0)) {
    // Rows of two days may have the same words; the day in a header is the same on every page.
    const words = leadingDay(line, dateLefts) ? line.text : line.text.replace(/\d+/g, '#');
    const key = `${Math.round(line.down * 60)} ${words}`;
    places.set(key, [...(places.get(key) ?? []), line]);
  }
  const repeated = [...places.values()].filter((same) => new Set(same.map(({ page }) => page)).size > 1);
  return new Set(repeated.flat());
}

const isFull = (row: PdfRow): boolean => row.cells.some((cell) => cell !== undefined);

/**
 * Rows whose second day stands on the line below, with more of their words; such a line is below each of them. The amount stands beside the
 * first day of every such row or beside the second.
 */
function withDaysBelow(rows: readonly PdfRow[], pages: ReadonlyMap<number, number>): PdfRow[] {
  const isPair = (at: number, isFirstFull: boolean): boolean => {
    const [above, row] = [rows[at - 1], rows[at]];
    if (!row || !above || above.otherDay || isFull(above) !== isFirstFull || isFull(row) === isFirstFull)
      return false;
    const turned = (pages.get(row.row) ?? 0) - (pages.get(above.row) ?? 0);
    return turned === 0 ? row.row - above.row <= LINES_OF_ROW_MAX : turned === 1;
  };
  const full = rows.filter(isFull).length;
  const pairs = (isFirstFull: boolean): number => rows.filter((_, at) => isPair(at, isFirstFull)).length;
  const more = pairs(true) - pairs(false);
  const [first] = rows;
  const isFirstFull = more === 0 ? first !== undefined && isFull(first) : more > 0;
  if (pairs(isFirstFull) < Math.max(2, DAYS_BELOW_SHARE * full)) return [...rows];
  return rows.flatMap((row, at): PdfRow[] => {
    if (isPair(at, isFirstFull)) return [];
    const next = isPair(at + 1, isFirstFull) ? rows[at + 1] : undefined;
    const cells = next && !isFull(row) ? next.cells : row.cells;
    return [next ? { ...row, cells, otherDay: next.day, texts: [...row.texts, ...next.texts] } : row];
  });
}

/** Rows without any amount are said to be unreadable where they stand between readable ones. */
function settleEmpty({ rows: found, hasDateless, doubtful }: Progress, { lines }: TableShape): CollectedRows {
  const pages = new Map(lines.map(({ row, page }) => [row, page]));
  const rows = withDaysBelow(found, pages);
  const full = rows.filter(isFull);
  const [first, last] = [full[0], full.at(-1)];
  const empty = rows.filter(
    (row) => !isFull(row) && first && last && row.row > first.row && row.row < last.row,
  );
  const near = empty.filter((row) => full.some((other) => pages.get(other.row) === pages.get(row.row)));
  const rejected = near.map(({ row }) => ({
    row,
    reason: { code: 'day-without-amount' as const },
  }));
  return { rows: full, rejected: [...rejected, ...doubtful], hasDateless };
}
