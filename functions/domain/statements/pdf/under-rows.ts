import type { ParsedLine } from './parsed-lines.ts';
import { isFull, type PdfRow } from './printed-row.ts';
import { endRow, isNear, type Progress, type Reading } from './row-progress.ts';
import { isSumOfSection } from './section-sum.ts';
import { restText, textLeftOf, textOfRest, textStartOf, withoutDays } from './table-lines.ts';
import { INDENT_SLACK, type TableShape, WRAP_HEIGHTS } from './table-shape.ts';
import { columnUnder, inTextColumns } from './text-columns.ts';
import { textOverPage } from './text-over-page.ts';

/** An amount under a row that has none completes it; under a complete row it is the next one of that day. */
export function takeAmounts(
  line: ParsedLine,
  shape: TableShape,
  progress: Progress,
  cells: PdfRow['cells'],
  { isDatelessRead }: Reading,
): void {
  if (progress.section === 'ignored') return endRow(progress);
  const broken = rowOverPage(line, shape, progress);
  const open = broken ?? progress.open;
  // Columns may stand a little elsewhere on the next page.
  const own = progress.rowEnd && textStartOf(progress.rowEnd, shape);
  const isUnder =
    isNear(line, progress, WRAP_HEIGHTS * 1.6) &&
    textLeftOf(line, shape) >= Math.min(shape.textLeft, own ?? Infinity) - INDENT_SLACK;
  if (!open || !(broken || isUnder)) return endRow(progress);
  const text = restText(line, shape);
  if (open.cells.every((cell) => cell === undefined)) {
    open.cells = cells;
    open.texts.push(...progress.waiting, text);
    Object.assign(progress, { open, last: line, waiting: [], rowPage: line.page, rowEnd: line });
  } else if (isSumOfSection(cells, progress)) {
    progress.doubtful.push({ row: line.row, reason: { code: 'unread-line' }, shown: line.text });
    endRow(progress);
  } else if (/\p{L}/u.test(text + progress.waiting.join('')) && !isBalanceOnly(cells, shape)) {
    progress.hasDateless = true;
    if (!isDatelessRead) return;
    const row = { ...open, columns: [], row: line.row, texts: [...progress.waiting, text], cells };
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
  { rows, rowPage, hasDateless, headed, waiting, last: wrapped }: Progress,
): PdfRow | undefined {
  const above = rows.at(-1);
  // The sum of a day may end a page, and its rows begin the next one.
  const last = headed && headed.row > (above?.row ?? 0) ? headed : above;
  if (last === undefined || rowPage !== line.page - 1) return undefined;
  const isUnderWords = waiting.length > 0 && isNear(line, { last: wrapped }, WRAP_HEIGHTS);
  if (!isUnderWords && Math.abs(textLeftOf(line, shape) - shape.textLeft) >= INDENT_SLACK) return undefined;
  return hasDateless || !isFull(last) ? last : undefined;
}

/** Whether no amounts but balances are printed. */
export function isBalanceOnly(cells: PdfRow['cells'], { money }: TableShape): boolean {
  return cells.every((cell, at) => cell === undefined || money[at]?.role === 'balance');
}

/** Takes words under a row as part of its description, or has them wait for the amount below them. */
export function takeText(line: ParsedLine, shape: TableShape, progress: Progress, reading: Reading): void {
  const broken = textOverPage(line, shape, progress, reading.furniture);
  const open = broken ?? progress.open;
  const [money] = shape.money;
  const { left, text } = withoutDays(line, shape);
  if (!open && beginsPage(line, left, shape, progress)) {
    // The first words of a row of the day above it; its amount stands on a line below.
    Object.assign(progress, { waiting: [text], last: line });
    return;
  }
  const own = progress.rowEnd && textStartOf(progress.rowEnd, shape);
  const isUnder =
    (left >= shape.textLeft - INDENT_SLACK || (own !== undefined && Math.abs(left - own) < INDENT_SLACK)) &&
    (money === undefined || left < Math.max(money.left, shape.textLeft + 0.1));
  if (!open || !isUnder || !(broken || isNear(line, progress, WRAP_HEIGHTS))) return;
  const isComplete = open.cells.some((cell) => cell !== undefined);
  if (isComplete && reading.isAmountLast && !broken) progress.waiting.push(text);
  else addWrapped(line, open, { left, text }, { shape, reading });
  Object.assign(progress, { open, last: line, rowPage: line.page, rowEnd: line });
}

/** Whether words stand where descriptions begin, before the first row of a page, and days are printed once for several rows. */
const beginsPage = (
  line: ParsedLine,
  left: number,
  { textLeft }: TableShape,
  { hasDateless, rowPage, waiting }: Progress,
): boolean =>
  hasDateless &&
  waiting.length === 0 &&
  rowPage === line.page - 1 &&
  Math.abs(left - textLeft) < INDENT_SLACK;

/** Words under a row, each part to the column that it stands under. */
function addWrapped(
  line: ParsedLine,
  open: PdfRow,
  { left, text }: { readonly left: number; readonly text: string },
  { shape, reading }: { readonly shape: TableShape; readonly reading: Reading },
): void {
  const { words, columns } = inTextColumns(line, shape, reading.textLefts);
  const under = columns.map((column) => columnUnder(column.left, open.columns));
  if (columns.length > 0 && under.every((column) => column !== undefined)) {
    open.texts.push(textOfRest(words));
    columns.forEach(({ texts }, at) => under[at]?.texts.push(...texts));
  } else (columnUnder(left, open.columns)?.texts ?? open.texts).push(text);
}
