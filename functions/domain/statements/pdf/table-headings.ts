import { headingRole, type PdfRole } from './heading-words.ts';
import type { PageLine } from './page-lines.ts';
import { leadingDay, type ParsedLine } from './parsed-lines.ts';

/** Words of a heading that stand together over a column. */
export interface HeadingCell {
  row: number;
  left: number;
  right: number;
  role: PdfRole;
}

/** The cells of all heading lines: lines without figures that name at least two columns. */
export function headingCells(lines: readonly ParsedLine[], dateLefts: readonly number[]): HeadingCell[] {
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
