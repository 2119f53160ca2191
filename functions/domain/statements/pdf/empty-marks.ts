import type { LineWord, PageLine } from './page-lines.ts';
import { moneyOn } from './printed-money.ts';

/** What some banks print where a column has no amount, for who has pages read aloud. */
const EMPTY = /^blank\.?$/;
const DASH = /^[-–—]$/;
/** One such word may be part of a description. */
const LINES_MIN = 2;
/** A dash for an amount that is not there ends where the amounts of its column do. */
const SAME_RIGHT = 0.006;
/** A sign in a column of its own stands nearer to its amount, in heights of its letters. */
const SIGN_HEIGHTS = 3;

/** The lines of pages without the words and dashes that stand for an amount that is not there. */
export function withoutEmptyMarks(lines: readonly PageLine[]): readonly PageLine[] {
  const amounts = new Map(lines.map((line) => [line, moneyOn(line.words, false)]));
  const rights = columnEnds([...amounts.values()].flat().map(({ right }) => right));
  const isMark = (word: LineWord, line: PageLine): boolean =>
    EMPTY.test(word.text) ||
    (DASH.test(word.text) &&
      rights.some((end) => Math.abs(end - word.right) < SAME_RIGHT) &&
      (amounts.get(line) ?? []).every((money) => isFar(word, money)));
  const marked = new Set(
    lines.filter(
      (line) => (amounts.get(line)?.length ?? 0) > 0 && line.words.some((word) => isMark(word, line)),
    ),
  );
  if (marked.size < LINES_MIN) return lines;
  return lines.map((line) => {
    if (!marked.has(line)) return line;
    const words = line.words.filter((word) => !isMark(word, line));
    return {
      ...line,
      words,
      left: words[0]?.left ?? line.left,
      text: words.map(({ text }) => text).join(' '),
    };
  });
}

/** Whether a dash stands too far from an amount to be its sign. */
const isFar = ({ left, right, height }: LineWord, money: { left: number; right: number }): boolean =>
  left - money.right > SIGN_HEIGHTS * height || money.left - right > SIGN_HEIGHTS * height;

/** Where several amounts end. */
function columnEnds(rights: readonly number[]): number[] {
  const counts = Map.groupBy(rights, (right) => Math.round(right / SAME_RIGHT));
  return [...counts.values()].flatMap(([first, ...more]) =>
    first !== undefined && more.length > 0 ? [first] : [],
  );
}
