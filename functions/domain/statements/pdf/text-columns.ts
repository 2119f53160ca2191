import type { LineWord } from './page-lines.ts';
import { columnAt } from './figure-columns.ts';
import { COLUMN_GAP, type ParsedLine } from './parsed-lines.ts';
import type { TextColumn } from './printed-row.ts';
import { isHeading, restWords } from './table-lines.ts';
import { cellsOf } from './table-headings.ts';
import { INDENT_SLACK, type TableShape } from './table-shape.ts';

/** Cells begin under their heading, or hardly beside it. */
const SAME_LEFT = 0.006;
const ROWS_SHARE = 0.5;
/** Each page has its own, alike. */
const HEADINGS_MAX = 30;

/** Where headed columns of words begin behind the one with the descriptions, most of the rows having some there. */
export function textColumns(shape: TableShape): number[] {
  const headings = shape.lines.filter(isHeading).slice(0, HEADINGS_MAX);
  const lefts = headings.flatMap((line) => cellsOf(line).map(({ left }) => left));
  const behind = lefts.filter((left) => left > shape.wordsLeft + INDENT_SLACK);
  const once = behind.filter((left, at) => behind.findIndex((other) => isSame(other, left)) === at);
  const rows = shape.lines.filter(
    (line) =>
      !line.isFigures && line.days.length > 0 && line.money.some((it) => columnAt(it, shape.money) >= 0),
  );
  return once.filter((left) => {
    const filled = rows.filter((line) => beginsAt(restWords(line, shape), left) > 0);
    return filled.length > 1 && filled.length >= ROWS_SHARE * rows.length;
  });
}

/** The words of a line's description, and those of each column behind it. */
export function inTextColumns(
  line: ParsedLine,
  shape: TableShape,
  lefts: readonly number[],
): { words: LineWord[]; columns: TextColumn[] } {
  const words = restWords(line, shape);
  const starts = lefts
    .map((left) => ({ left, at: beginsAt(words, left) }))
    .filter(({ at }) => at > 0)
    .toSorted((a, b) => a.at - b.at);
  const columns = starts.map(({ left, at }, index) => {
    const cell = words.slice(at, starts[index + 1]?.at);
    return { left, texts: [cell.map(({ text }) => text).join(' ')] };
  });
  return { words: words.slice(0, starts[0]?.at), columns };
}

/** Which word begins a cell of a column, apart from the words before it; −1: none. */
const beginsAt = (words: readonly LineWord[], left: number): number =>
  words.findIndex((word, at) => {
    const before = words[at - 1];
    return (
      isSame(word.left, left) && before !== undefined && word.left - before.right > COLUMN_GAP * word.height
    );
  });

/** The column behind the descriptions under which a line of words begins. */
export const columnUnder = (
  left: number,
  columns: readonly TextColumn[] | undefined,
): TextColumn | undefined => columns?.find((column) => isSame(column.left, left));

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < SAME_LEFT;
