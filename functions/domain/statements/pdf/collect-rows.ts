import { balanceKind, headingWords, isHandedOver, sumAhead } from './heading-words.ts';
import type { PrintedDay } from './printed-day.ts';
import { columnDays, leadingDay, type ParsedLine } from './parsed-lines.ts';
import { isFull, withColumnsRead, type CollectedRows, type PdfRow } from './printed-row.ts';
import { repeatedLines } from './repeated-lines.ts';
import { isRange } from './range-line.ts';
import { withoutRepeatedChecks } from './repeated-checks.ts';
import { APART, endRow, isNear, type Progress, type Reading } from './row-progress.ts';
import { sectionAt } from './row-sections.ts';
import { isSumOfColumn } from './section-sum.ts';
import { settleEmpty } from './settle-empty.ts';
import {
  cellsIn,
  isAtText,
  isHeading,
  isMoveWithBalance,
  isOfBothSides,
  restText,
  textOfRest,
} from './table-lines.ts';
import { type TableShape, WRAP_HEIGHTS } from './table-shape.ts';
import { inTextColumns, textColumns } from './text-columns.ts';
import { isBalanceOnly, takeAmounts, takeText } from './under-rows.ts';

/**
 * Walks down the pages: a line with a day begins a row, lines under its description continue it, headings between rows open
 * sections, sums and balances end a row. `isDatelessRead`: an amount without a day is a further row of the day above it. `isNamedRead`: so is one
 * that is called as a sum or a balance, which a shop may be.
 */
export function collectRows(
  shape: TableShape,
  {
    isDatelessRead,
    isCard,
    isNamedRead = false,
  }: { isDatelessRead: boolean; isCard: boolean; isNamedRead?: boolean },
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
    heading: undefined,
    isBox: false,
    hasDateless: false,
    summed: undefined,
    headed: undefined,
    doubtful: [],
  };
  const reading: Reading = {
    isDatelessRead,
    isNamedRead,
    isAmountLast,
    isCard,
    furniture,
    textLefts: textColumns(shape),
    next: new Map(shape.lines.map((line, at) => [line, shape.lines[at + 1]])),
  };
  for (const line of shape.lines) if (!furniture.has(line)) takeLine(line, shape, progress, reading);
  const { rows, doubtful: rejected, hasDateless } = progress;
  return settleEmpty(
    {
      rows: withoutRepeatedChecks(rows.map(withColumnsRead)).filter((row) => !statesBalance(row, shape)),
      rejected,
      hasDateless,
    },
    shape,
  );
}

/** Whether a row is nothing but a balance whose name is broken: "Opening" above "balance". */
const statesBalance = ({ texts, cells }: PdfRow, shape: TableShape): boolean =>
  isFull({ cells }) &&
  isBalanceOnly(cells, shape) &&
  /^(opening|closing)$/.test(balanceKind(texts.join(' ')) ?? '');

function takeLine(line: ParsedLine, shape: TableShape, progress: Progress, reading: Reading): void {
  const days = columnDays(line, shape.dateLefts);
  const isDated = leadingDay(line, shape.dateLefts) !== undefined && !isRange(line);
  const section = isDated ? undefined : sectionAt(line, shape, progress);
  const named = section === 'ignored' ? undefined : balanceKind(restText(line, shape));
  const isMove = isDated && isMoveWithBalance(line, shape);
  const isOfShop =
    isMove && (named === 'any' || (isNewBalance(line, shape) && movesBalance(line, shape, progress)));
  const kind = isOfShop || (!isDated && movesBalance(line, shape, progress)) ? undefined : named;
  // The name of a bank or a service ("Payments") heads no rows that the statement's days stand above.
  if (line.row < shape.firstRow && line.days.length > 0 && section === undefined)
    progress.section = undefined;
  // A box of facts above the rows has titles of its own.
  const isFactAbove = line.row < shape.firstRow && (kind === 'opening' || kind === 'closing');
  if (isFactAbove && progress.section === 'ignored') progress.section = undefined;
  if (endsBox(line, section, shape, progress)) progress.section = undefined;
  if (headsRows(line, shape, progress, reading)) return;
  if (isNameBroken(line, progress)) return takeText(line, shape, progress, reading);
  const isSum =
    kind === 'total' && progress.rows.length > 1 && isSumOfColumn(cellsIn(line, shape), progress.rows);
  const isUndatedKind =
    kind !== undefined && (!isDated || kind === 'any' || isSum || isOfBothSides(line, shape));
  const isShop = isUndatedKind && isCalledAsSum(line, kind, { shape, progress, reading });
  if (kind === 'opening' || kind === 'closing' || (isUndatedKind && !isShop)) return endRow(progress);
  if (isDated) {
    const [own, other] = rowDays(days, shape, reading);
    const isOfDayAbove = !reading.isCard && shape.isDayOnce && days[0] === undefined;
    const above = isOfDayAbove ? progress.rows.at(-1)?.day : undefined;
    return startRow(line, shape, progress, {
      days: above && own ? [{ ...own, day: above }, own] : [own, other],
      reading,
    });
  }
  if (line.money.length > 0 && isHandedOver(restText(line, shape))) return;
  if (section) {
    endRow(progress);
    Object.assign(progress, { section, heading: headingWords(line.text) });
    return;
  }
  if (isHeading(line)) return endRow(progress);
  const cells = cellsIn(line, shape);
  if (cells.some((cell) => cell !== undefined)) return takeAmounts(line, shape, progress, cells, reading);
  takeText(line, shape, progress, reading);
}

/** Whether the headings of the rows end a box of facts above them: "Balance summary", with figures and no days under it. */
function endsBox(
  line: ParsedLine,
  section: ReturnType<typeof sectionAt>,
  { firstRow }: TableShape,
  progress: Progress,
): boolean {
  const isIgnored = progress.section === 'ignored' && section === undefined && line.row < firstRow;
  progress.isBox = isIgnored && (progress.isBox || (line.money.length > 0 && line.days.length === 0));
  return progress.isBox && isHeading(line);
}

/**
 * Whether a line that is called as a sum or a balance could be of a shop, "Total Tools": wrapped words of a description, or where such names
 * are read as rows a single amount that is not what the rows above come to.
 */
function isCalledAsSum(
  line: ParsedLine,
  kind: ReturnType<typeof balanceKind>,
  { shape, progress, reading }: { shape: TableShape; progress: Progress; reading: Reading },
): boolean {
  if (kind !== 'total' && kind !== 'any') return false;
  if (line.money.length === 0) return isNameWrapped(line, shape, progress, reading);
  if (!reading.isNamedRead) return false;
  const isMoved = (at: number): boolean => !/^(balance|other)$/.test(String(shape.money[at]?.role));
  const moved = cellsIn(line, shape).map((cell, at) => (isMoved(at) ? cell : undefined));
  return moved.filter((cell) => cell !== undefined).length === 1 && !isSumOfColumn(moved, progress.rows);
}

/** Whether words right below a row begin with the name of a sum, and no figure stands on the next line for them to name. */
function isNameWrapped(line: ParsedLine, shape: TableShape, progress: Progress, reading: Reading): boolean {
  const next = reading.next.get(line);
  const isOverFigure = next !== undefined && next.money.length > 0 && restText(next, shape) === '';
  return (
    progress.open !== undefined &&
    line.days.length === 0 &&
    line.words.length > 1 &&
    isAtText(line, shape) &&
    isNear(line, progress, WRAP_HEIGHTS) &&
    !isOverFigure
  );
}

/** Whether a line's amount leads from the balance of the row above to its own: "Total" is a shop's name then. */
function movesBalance(line: ParsedLine, shape: TableShape, { rows }: Progress): boolean {
  if (!isMoveWithBalance(line, shape)) return false;
  const at = shape.money.findIndex(({ role }) => role === 'balance');
  const cells = cellsIn(line, shape);
  const figureOf = (cell: PdfRow['cells'][number]): number =>
    Number(cell?.written.core.replace(/\D/g, '') ?? NaN);
  const [before, after] = [figureOf(rows.at(-1)?.cells[at]), figureOf(cells[at])];
  const [moved, ...others] = cells
    .filter((cell, column) => cell !== undefined && column !== at)
    .map(figureOf);
  return others.length === 0 && (Math.abs(after - before) === moved || after + before === moved);
}

/** The name of a balance, and of a shop: beside an amount that leads to its balance it is the shop's, beside the sum of a column it is not. */
const isNewBalance = (line: ParsedLine, shape: TableShape): boolean =>
  /\bnew balance$/i.test(restText(line, shape));

/** Whether a line goes on with the name of a balance: "balance" below "Opening". */
const isNameBroken = (line: ParsedLine, progress: Progress): boolean =>
  line.money.length + line.days.length === 0 &&
  progress.open !== undefined &&
  isNear(line, progress, WRAP_HEIGHTS) &&
  /^(opening|closing)$/.test(balanceKind(`${progress.open.texts.join(' ')} ${line.text}`) ?? '') &&
  balanceKind(progress.open.texts.join(' ')) === undefined;

/** A day's sum of money in or out, with the rows below it: these are of its day and way, and it is none itself. */
function headsRows(line: ParsedLine, shape: TableShape, progress: Progress, reading: Reading): boolean {
  const way = line.money.length > 0 ? sumAhead(restText(line, shape).replace(/[\s+−–-]+$/, '')) : undefined;
  const days = columnDays(line, shape.dateLefts).filter((day) => day !== undefined);
  const day = days.length > 0 ? rowDays(days, shape, reading)[0]?.day : progress.summed;
  if (way === undefined || day === undefined) return false;
  const open: PdfRow = { row: line.row, day, texts: [], cells: cellsIn(line, shape), section: way };
  Object.assign(progress, {
    open,
    summed: day,
    headed: open,
    rowPage: line.page,
    waiting: [],
    last: line,
    hasDateless: true,
  });
  return true;
}

/** The day of a row and the other one beside it: a card's purchase is of the day it was made, an account's row of its booking. */
function rowDays(
  days: readonly (PrintedDay | undefined)[],
  { postingColumn, valueColumn }: TableShape,
  { isCard }: Reading,
): (PrintedDay | undefined)[] {
  // The day beside it may be that of value, which is none of a purchase.
  const isBeforePurchase = postingColumn === 0 && valueColumn !== 1;
  const own = isCard ? Number(isBeforePurchase) : (postingColumn ?? 0);
  const day = days[own] ?? days.find((other) => other !== undefined);
  return [day, days.find((other) => other !== undefined && other !== day)];
}

function startRow(
  line: ParsedLine,
  shape: TableShape,
  progress: Progress,
  {
    days: [day, otherDay],
    reading,
  }: { readonly days: readonly (PrintedDay | undefined)[]; readonly reading: Reading },
): void {
  if (!day || progress.section === 'ignored' || line.row < shape.firstRow) return endRow(progress);
  const cells = cellsIn(line, shape);
  if (cells.some((cell) => cell !== undefined) && isImprint(line, shape, progress)) {
    progress.doubtful.push({ row: line.row, reason: { code: 'unread-line' }, shown: line.text });
    return endRow(progress);
  }
  const { words, columns } = inTextColumns(line, shape, reading.textLefts);
  const row: PdfRow = {
    row: line.row,
    day: day.day,
    otherDay: otherDay?.day,
    texts: [line.isFigures ? `Check ${textOfRest(words)}` : textOfRest(words)],
    columns,
    cells,
    section: progress.section,
    heading: progress.heading,
    ...(line.isFigures ? { isFigures: true } : {}),
  };
  progress.rows.push(row);
  Object.assign(progress, { open: row, waiting: [], last: line, rowPage: line.page, rowEnd: line });
}

/** Below the last row of a page, and apart from it, a line with the bank's address on the web stands at the foot, though with a day and a figure. */
const isImprint = (line: ParsedLine, { step, lines, dateLefts }: TableShape, { last }: Progress): boolean =>
  /\b(www\.|https?:)/i.test(line.text) &&
  last?.page === line.page &&
  line.middle - last.middle > APART * step &&
  !lines.some((it) => it.page === line.page && it.row > line.row && leadingDay(it, dateLefts) !== undefined);

/** Whether rows print their amount below their first line rather than on it. */
function amountsFollow(shape: TableShape): boolean {
  const lines = shape.lines.filter(({ row }) => row >= shape.firstRow);
  const isDated = (line: ParsedLine): boolean => leadingDay(line, shape.dateLefts) !== undefined;
  const isEmpty = (line: ParsedLine): boolean => cellsIn(line, shape).every((cell) => cell === undefined);
  const followed = lines.filter((line, at) => {
    // A day alone heads the rows below it.
    if (!isDated(line) || !isEmpty(line) || restText(line, shape) === '') return false;
    const after = lines.slice(at + 1, at + 5);
    const next = after.findIndex(isDated);
    const own = next < 0 ? after : after.slice(0, next);
    return own.some((it) => it.page === line.page && !isEmpty(it));
  });
  return followed.length > 0.15 * lines.filter(isDated).length;
}
