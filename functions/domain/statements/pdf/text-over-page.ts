import { columnDays, leadingDay, type ParsedLine } from './parsed-lines.ts';
import type { PdfRow } from './printed-row.ts';
import { isAtText, isHeading, isNextTo, isStated, isWrapOf } from './table-lines.ts';
import type { TableShape } from './table-shape.ts';

/**
 * The last row of the page before, whose description goes on with this line: below the row stands nothing but a footer, and this line stands
 * under the description, right above a row or a balance or right under the columns' headings, and on no other page.
 */
export function textOverPage(
  line: ParsedLine,
  shape: TableShape,
  { rows, rowEnd }: { readonly rows: readonly PdfRow[]; readonly rowEnd: ParsedLine | undefined },
  furniture: ReadonlySet<ParsedLine>,
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

/** Whether the last of some lines stands right above a row or a balance of the table. */
function isFollowed(last: ParsedLine | undefined, next: ParsedLine | undefined, shape: TableShape): boolean {
  if (!last || !next || !isNextTo(last, next)) return false;
  return leadingDay(next, shape.dateLefts) !== undefined || isStated(next);
}

const isAtHeight = (a: ParsedLine, b: ParsedLine): boolean => Math.abs(a.down - b.down) < 0.01;
