import type { Box } from '../../../../shared/model/document.ts';
import { COLUMN_GAP, unionBox, type PlacedWord, type TextLine } from '../../text/text-line.ts';

/** Words of a line that stand together, apart from its other columns. */
export interface Column {
  words: readonly PlacedWord[];
  text: string;
  box: Box;
}

/** How far from a value's column a heading may stand that doesn't overlap it, in parts of the page's width. */
const ASIDE_MAX = 0.06;

/** The columns of a line, left to right. */
export function columnsOf(line: TextLine): Column[] {
  const columns: Column[] = [];
  let from = 0;
  for (const text of line.text.split(COLUMN_GAP)) {
    const to = from + text.length;
    const words = line.words.filter((word) => word.from >= from && word.to <= to);
    if (words.length > 0) columns.push({ words, text, box: unionBox(words.map(({ box }) => box)) });
    from = to + COLUMN_GAP.length;
  }
  return columns;
}

/**
 * The words of a row of headings that stand over each of the values (boxes, left to right): those that overlap it, else those next to
 * it. Headings printed so near each other that they look like one are parted at their widest gaps.
 */
export function headingsOver(values: readonly Box[], headings: TextLine): PlacedWord[][] {
  const over = values.map((): PlacedWord[] => []);
  for (const { words, box } of columnsOf(headings)) {
    const under = values.flatMap((value, index) => (apart(value, box) < 0 ? [index] : []));
    if (under.length === 0) over[nearest(values, box) ?? -1]?.push(...words);
    else partedAt(words, under.length).forEach((part, index) => over[under[index] ?? -1]?.push(...part));
  }
  return over;
}

/** White between two boxes side by side; negative where they overlap. */
export function apart(a: Box, b: Box): number {
  return Math.max(a[0], b[0]) - Math.min(a[0] + a[2], b[0] + b[2]);
}

function nearest(values: readonly Box[], box: Box): number | undefined {
  const ranked = values
    .map((value, index) => ({ index, gap: apart(value, box) }))
    .toSorted((a, b) => a.gap - b.gap);
  return ranked[0] && ranked[0].gap <= ASIDE_MAX ? ranked[0].index : undefined;
}

/** The words in so many parts, cut where the widest gaps are. */
function partedAt(words: readonly PlacedWord[], parts: number): PlacedWord[][] {
  const gaps = words
    .slice(1)
    .map((word, index) => ({ at: index + 1, gap: apart(word.box, words[index]?.box ?? word.box) }));
  const cuts = gaps
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, parts - 1)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
  return [0, ...cuts].map((from, index) => words.slice(from, cuts[index]));
}
