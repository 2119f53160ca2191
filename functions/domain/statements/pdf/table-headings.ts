import { headingRole, sectionKind, type PdfRole, type SectionKind } from './heading-words.ts';
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
    if (line.money.length > 0 || leadingDay(line, dateLefts) || isOverFigures(lines, at)) return [];
    const cells = stackedCells(lines, at);
    const roles = new Set(cells.map(({ role }) => role));
    const isHeading =
      roles.size >= 2 && ['debit', 'credit', 'amount', 'balance'].some((it) => roles.has(it as PdfRole));
    return isHeading ? cells : [];
  });
}

/** Beside a column of purchases, payments are what a card gets. */
const CARD_SIDES: Readonly<Partial<Record<SectionKind, PdfRole>>> = {
  purchases: 'debit',
  payments: 'credit',
  in: 'credit',
};

/** Whether nothing but amounts stands right under a line: it names the figures of a summary, not columns. */
function isOverFigures(lines: readonly ParsedLine[], at: number): boolean {
  const [line, below] = [lines[at], lines[at + 1]];
  if (!line || below?.page !== line.page || below.money.length < 2 || below.days.length > 0) return false;
  return below.words.every((_, word) => below.money.some(({ from, to }) => word >= from && word < to));
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
  const cells = cellsOf(line);
  const hasPurchases = cells.some(({ text }) => sectionKind(text) === 'purchases');
  return cells.flatMap(({ left, right, text }) => {
    const over = upper.filter((it) => it.left < right && it.right > left).map((it) => it.text);
    const paired = hasPurchases ? CARD_SIDES[sectionKind(text) ?? 'neutral'] : undefined;
    const role = paired ?? headingRole([...over, text].join(' ')) ?? headingRole(text);
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
