import { sectionKind, type PdfRole, type SectionKind } from './heading-words.ts';
import { COLUMN_GAP, type ParsedLine } from './parsed-lines.ts';
import type { PrintedMoney } from './printed-money.ts';
import { partsOver, type HeadingCell } from './table-headings.ts';

/** Where amounts recur, and what their headings call them. */
export interface MoneyColumn {
  left: number;
  right: number;
  role: PdfRole | undefined;
}

const SAME_EDGE = 0.014;
/** Amounts that begin at one edge do so exactly. */
const SAME_LEFT = 0.004;

/**
 * The columns of amounts among the rows, from left to right, with what their headings call them. `others`: lines without a day
 * of their own, which may be the only ones to fill a column that has a heading.
 */
export function moneyColumns(
  rows: readonly ParsedLine[],
  others: readonly ParsedLine[],
  all: readonly HeadingCell[],
): MoneyColumn[] {
  const headings = overRows(all, rows);
  const named = columnsOf(rows, headings);
  const most = Math.max(...named.map(({ count }) => count));
  const further = columnsOf(others, headings).filter(
    (column) => isMoney(column.role) && named.every((it) => overlap(it, column) < 0),
  );
  const kept = named.filter(({ role, count }) => role !== undefined || count >= Math.min(2, most));
  const usual = commonest(rows.map((line) => cellsIn(kept, line)));
  const lone = named.filter(
    (column) =>
      !kept.includes(column) && rows.some((line) => lacksColumn(line, column, cellsIn(kept, line) < usual)),
  );
  const columns = withoutForeign([...kept, ...lone, ...further], rows).sort((a, b) => a.right - b.right);
  return withEmptySide(withOneBalance(withOtherSide(columns, rows)), headings);
}

/** Headings of a few lines stand so close together. */
const HEADING_LINES = 2;

/** The headings below which rows stand before the next ones: a list of charges under the rows has headings of its own. All where none has. */
function overRows(headings: readonly HeadingCell[], rows: readonly ParsedLine[]): readonly HeadingCell[] {
  const starts = [...new Set(headings.map(({ row }) => row))].toSorted((a, b) => b - a);
  const kept = new Set<number>();
  let next = Infinity;
  let isKept = false;
  let last = rows.length - 1;
  for (const start of starts) {
    while ((rows[last]?.row ?? -1) >= next) last -= 1;
    isKept = (rows[last]?.row ?? -1) > start || (isKept && next - start <= HEADING_LINES);
    if (isKept) kept.add(start);
    next = start;
  }
  return kept.size === 0 ? headings : headings.filter(({ row }) => kept.has(row));
}

/** The column of money in or out that has a heading beside the other side's, and no amount: without it the other could be of either way. */
function withEmptySide(columns: readonly MoneyColumn[], headings: readonly HeadingCell[]): MoneyColumn[] {
  const sides = columns.filter(({ role }) => role === 'debit' || role === 'credit');
  const [full, ...others] = sides;
  if (!full || others.length > 0) return [...columns];
  const empty = headings.find(
    (cell) =>
      (cell.role === 'debit' || cell.role === 'credit') &&
      cell.role !== full.role &&
      columns.every((column) => overlap(column, cell) < 0) &&
      headings.some(
        (other) => other.role === full.role && other.row === cell.row && overlap(full, other) > 0,
      ),
  );
  const { left = 0, right = 0, role } = empty ?? {};
  return empty ? [...columns, { left, right, role }].sort((a, b) => a.right - b.right) : [...columns];
}

/**
 * Of two columns under the heading of balances, beside one of money in or out, the first is left open where no row fills it and that one: it
 * may be the other side, whose heading ran into the next.
 */
function withOtherSide(columns: readonly MoneyColumn[], rows: readonly ParsedLine[]): MoneyColumn[] {
  const balances = columns.filter(({ role }) => role === 'balance');
  const [side, ...sides] = columns.filter(({ role }) => role !== 'balance' && isMoney(role));
  const [first] = balances;
  const isSide = side?.role === 'debit' || side?.role === 'credit';
  if (!first || balances.length !== 2 || !isSide || sides.length > 0) return [...columns];
  const inBoth = rows.some(({ money }) =>
    [first, side].every((column) => money.some((it) => columns[columnAt(it, columns)] === column)),
  );
  return columns.map((column) => (column === first && !inBoth ? { ...column, role: undefined } : column));
}

/** Where one heading seems to stand over two columns and none names amounts, the last of them has the balance and the others are left open. */
function withOneBalance(columns: readonly MoneyColumn[]): MoneyColumn[] {
  const last = columns.findLastIndex(({ role }) => role === 'balance');
  const hasAmounts = columns.some(({ role }) => role !== 'balance' && isMoney(role));
  if (hasAmounts) return [...columns];
  return columns.map((column, at) =>
    column.role === 'balance' && at !== last ? { ...column, role: undefined } : column,
  );
}

/** Beside amounts that every row has, a column that some rows fill has what these were in another money, or a charge: "Accrued bank charges". */
function withoutForeign(columns: readonly MoneyColumn[], rows: readonly ParsedLine[]): MoneyColumn[] {
  const amounts = columns.filter(({ role }) => role === 'amount');
  const sides = columns.filter(({ role }) => role === 'debit' || role === 'credit');
  const foreign = [...amounts, ...(sides.length === 1 ? sides : [])];
  if (amounts.length === 0 || foreign.length < 2) return [...columns];
  const has = ({ money }: ParsedLine, column: MoneyColumn): boolean =>
    money.some((it) => columns[columnAt(it, columns)] === column);
  const [full, ...others] = amounts.filter((column) => rows.every((line) => has(line, column)));
  if (!full || others.length > 0) return [...columns];
  return columns.map((column) =>
    foreign.includes(column) && column !== full ? { ...column, role: 'other' as const } : column,
  );
}

const cellsIn = (columns: readonly MoneyColumn[], { money }: ParsedLine): number =>
  money.filter((it) => columnAt(it, columns) >= 0).length;

/**
 * Whether a row that has fewer amounts than others has one in a column that only it fills: without the column the row would be lost, or its
 * amount.
 */
const lacksColumn = (line: ParsedLine, { right }: Found, hasFewer: boolean): boolean =>
  hasFewer && line.money.some((it) => isCell(it, line) && it.right === right);

/** The commonest of some counts; of several the greatest. */
function commonest(counts: readonly number[]): number {
  const groups = Map.groupBy(counts, (count) => count);
  const [first] = [...groups].toSorted(([a, some], [b, others]) => others.length - some.length || b - a);
  return first?.[0] ?? 0;
}

function columnsOf(lines: readonly ParsedLine[], headings: readonly HeadingCell[]): (Found & MoneyColumn)[] {
  const cells = lines.flatMap((line) => line.money.filter((money) => isCell(money, line)));
  // Words may follow in columns of their own on either side of the amounts.
  const found =
    cells.length > 0 ? cells : lines.flatMap((line) => line.money.filter((money) => isApart(money, line)));
  const columns = overlapping(byRightEdge(found));
  const own = withCardSides(headings.flatMap((cell) => partsOver(cell, columns)));
  return columns.map((column) => ({ ...column, role: roleOver(column, own) }));
}

/** Payments are money out, but beside purchases they are what a card got. */
function withCardSides(headings: readonly HeadingCell[]): readonly HeadingCell[] {
  const kinds = headings.map(cardKind);
  if (!kinds.includes('purchases') || !kinds.includes('payments')) return headings;
  const sides = { purchases: 'debit', payments: 'credit' } as const;
  return headings.map((cell, at) => {
    const kind = kinds[at];
    return kind === 'purchases' || kind === 'payments' ? { ...cell, role: sides[kind] } : cell;
  });
}

/** What a heading says of a card's money; in small print it may have run on from the one before. */
const cardKind = ({ words }: HeadingCell): SectionKind | undefined =>
  sectionKind(words.map(({ text }) => text).join(' ')) ?? sectionKind(words.at(-1)?.text ?? '');

function isMoney(role: PdfRole | undefined): boolean {
  return role === 'debit' || role === 'credit' || role === 'amount' || role === 'balance';
}

/** Whether an amount goes on from a word before it, as one in a description does. */
function isInText({ from }: PrintedMoney, { words, money, days }: ParsedLine): boolean {
  const [before, word] = [words[from - 1], words[from]];
  if (!before || !word || [...money, ...days].some(({ to }) => to === from)) return false;
  return word.left - before.right < COLUMN_GAP * word.height;
}

/** An amount of its own column: all behind it are amounts and days, or all between it and the day before it. */
function isCell(money: PrintedMoney, line: ParsedLine): boolean {
  if (line.isFigures) return true;
  if (isInText(money, line)) return false;
  const isFigure = (at: number): boolean =>
    isLastNumber(line, at) ||
    line.money.some(({ from, to }) => at >= from && at < to) ||
    line.days.some(({ from, to }) => at >= from && at < to) ||
    /^[^\p{L}\d]*$/u.test(line.words[at]?.text ?? '');
  const day = line.days.findLast(({ to }) => to <= money.from);
  const isLast = line.words.every((_, at) => at < money.to || isFigure(at));
  return (
    isLast ||
    (day !== undefined && line.words.every((_, at) => at < day.to || at >= money.from || isFigure(at)))
  );
}

/** Whether an amount stands apart from the words on both its sides, as far as a column does. */
function isApart(money: PrintedMoney, line: ParsedLine): boolean {
  const [last, next] = [line.words[money.to - 1], line.words[money.to]];
  return !isInText(money, line) && (!last || !next || next.left - last.right > COLUMN_GAP * next.height);
}

/** A short number in a column of its own behind all amounts: that of a branch. */
function isLastNumber({ words }: ParsedLine, at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || at !== words.length - 1 || !/^\d{1,5}$/.test(word.text)) return false;
  return word.left - before.right > LAST_GAP * word.height;
}

/** No amount goes on with a number so far behind it: a blank is half as wide. */
const LAST_GAP = 0.5;

interface Extent {
  left: number;
  right: number;
}

interface Found extends Extent {
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
const overlap = (a: Extent, b: Extent): number => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** The commonest role among the headings that stand over a column. */
function roleOver(column: Found, headings: readonly HeadingCell[]): PdfRole | undefined {
  const over = headings.filter((cell) => cell.left < column.right + 0.01 && cell.right > column.left - 0.01);
  const away = ({ left, right }: HeadingCell): number =>
    Math.round(Math.min(Math.abs(right - column.right), Math.abs(left - column.left)) / SAME_LEFT);
  const nearest = over.toSorted((a, b) => away(a) - away(b));
  return nearest.find(({ role }) => role !== 'text' && role !== 'date' && role !== 'posting')?.role;
}

/** The column in which an amount stands, by its right edge, its width or its left edge; −1: none. */
export function columnAt(money: PrintedMoney, columns: readonly MoneyColumn[]): number {
  const tests: ((column: MoneyColumn) => boolean)[] = [
    ({ right }) => Math.abs(right - money.right) < SAME_EDGE,
    ({ left, right }) => money.left < right && money.right > left && money.right < right + SAME_EDGE,
    ({ left }) => Math.abs(left - money.left) < SAME_LEFT,
  ];
  return tests.map((test) => columns.findIndex(test)).find((at) => at >= 0) ?? -1;
}
