import { balanceKind, headingRole } from './heading-words.ts';
import { leadingDay, type ParsedLine } from './parsed-lines.ts';
import { cellsOf } from './table-headings.ts';
import { INDENT_SLACK, type TableShape, WRAP_HEIGHTS } from './table-shape.ts';

/**
 * What a statement says above and below its rows, and in headings and balances between them: under the rows stand the names,
 * numbers and currencies of others.
 */
export function linesAround({ lines, dateLefts, firstRow, textLeft, step }: TableShape): ParsedLine[] {
  const last = lines.findLastIndex((line) => leadingDay(line, dateLefts));
  const after = lines.findIndex(
    (line, at) => at > last && !isUnder(line, lines[at - 1], { textLeft, step }) && line.row > firstRow,
  );
  return lines.filter((line, at) => line.row < firstRow || (after >= 0 && at >= after) || isOwn(line));
}

/** A line this much farther below the last than lines mostly stand goes on with nothing. */
const APART = 1.45;

/** Whether a line goes on under the description of the one above it. */
function isUnder(
  line: ParsedLine,
  above: ParsedLine | undefined,
  { textLeft, step }: Pick<TableShape, 'textLeft' | 'step'>,
): boolean {
  const isNear =
    above?.page === line.page &&
    line.middle - above.middle < WRAP_HEIGHTS * Math.max(above.height, line.height) &&
    line.middle - above.middle < APART * step;
  return isNear && line.left >= textLeft - INDENT_SLACK && !isOwn(line);
}

function isOwn(line: ParsedLine): boolean {
  const isHeading = cellsOf(line).filter(({ text }) => headingRole(text) !== undefined).length > 1;
  return isHeading || balanceKind(line.text) !== undefined;
}
