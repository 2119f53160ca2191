import { balanceKind, headingRole } from './heading-words.ts';
import { leadingDay, type ParsedLine } from './parsed-lines.ts';
import { cellsOf } from './table-headings.ts';
import type { TableShape } from './table-shape.ts';

/**
 * What a statement says above and below its rows, and in headings and balances between them: under the rows stand the names,
 * numbers and currencies of others.
 */
export function linesAround({ lines, dateLefts, firstRow }: TableShape): ParsedLine[] {
  const last = lines.findLast((line) => leadingDay(line, dateLefts))?.row ?? firstRow;
  return lines.filter((line) => line.row < firstRow || line.row > last || isOwn(line));
}

function isOwn(line: ParsedLine): boolean {
  const isHeading = cellsOf(line).filter(({ text }) => headingRole(text) !== undefined).length > 1;
  return isHeading || balanceKind(line.text) !== undefined;
}
