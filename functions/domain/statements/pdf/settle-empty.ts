import { median } from './page-lines.ts';
import { isFull, type CollectedRows, type PdfRow } from './printed-row.ts';
import type { TableShape } from './table-shape.ts';

/** A second day stands so few lines under the first; and under nearly every one, or the lines between are rows that could not be read. */
const LINES_OF_ROW_MAX = 2;
const DAYS_BELOW_SHARE = 0.9;
/** Lines this much nearer to each other, in fractions of the page's width, belong together. */
const SAME_STEP = 0.002;

/** Where each line stands. */
type Places = ReadonlyMap<number, { readonly page: number; readonly middle: number }>;

/** Rows without any amount are said to be unreadable where they stand between readable ones. */
export function settleEmpty(
  { rows: found, rejected: doubtful, hasDateless }: CollectedRows,
  { lines }: TableShape,
): CollectedRows {
  const places = new Map(lines.map(({ row, page, middle }) => [row, { page, middle }]));
  const pages = new Map(lines.map(({ row, page }) => [row, page]));
  const rows = withDaysBelow(found, places);
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

function stepsBetween(above: PdfRow | undefined, below: PdfRow | undefined, places: Places): number[] {
  const [upper, lower] = [above, below].map((row) => row && places.get(row.row));
  return upper && lower && upper.page === lower.page ? [lower.middle - upper.middle] : [];
}

/**
 * Rows whose second day stands on the line below, with more of their words; such a line is below each of them. The amount stands beside the
 * first day of every such row or beside the second.
 */
function withDaysBelow(rows: readonly PdfRow[], places: Places): PdfRow[] {
  const pageOf = ({ row }: PdfRow): number => places.get(row)?.page ?? 0;
  const isPair = (at: number, isFirstFull: boolean): boolean => {
    const [above, row] = [rows[at - 1], rows[at]];
    if (!row || !above || above.otherDay || isFull(above) !== isFirstFull || isFull(row) === isFirstFull)
      return false;
    const turned = pageOf(row) - pageOf(above);
    return turned === 0 ? row.row - above.row <= LINES_OF_ROW_MAX : turned === 1;
  };
  const full = rows.filter(isFull).length;
  const pairs = (isFirstFull: boolean): number => rows.filter((_, at) => isPair(at, isFirstFull)).length;
  /** How far apart the two lines of such rows stand. */
  const apart = (isFirstFull: boolean): number =>
    median(
      rows.flatMap((_, at) => (isPair(at, isFirstFull) ? stepsBetween(rows[at - 1], rows[at], places) : [])),
    );
  const more = pairs(true) - pairs(false);
  const nearer = apart(false) - apart(true);
  const [first] = rows;
  const isFirst = more === 0 ? first !== undefined && isFull(first) : more > 0;
  const isFirstFull = Math.abs(more) <= 1 && Math.abs(nearer) > SAME_STEP ? nearer > 0 : isFirst;
  if (pairs(isFirstFull) < Math.max(2, DAYS_BELOW_SHARE * full)) return [...rows];
  return rows.flatMap((row, at): PdfRow[] => {
    if (isPair(at, isFirstFull)) return [];
    const next = isPair(at + 1, isFirstFull) ? rows[at + 1] : undefined;
    const cells = next && !isFull(row) ? next.cells : row.cells;
    return [next ? { ...row, cells, otherDay: next.day, texts: [...row.texts, ...next.texts] } : row];
  });
}
