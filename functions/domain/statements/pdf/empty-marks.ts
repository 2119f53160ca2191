import type { PageLine } from './page-lines.ts';
import { moneyOn } from './printed-money.ts';

/** What some banks print where a column has no amount, for who has pages read aloud. */
const EMPTY = /^blank\.?$/;
/** One such word may be part of a description. */
const LINES_MIN = 2;

/** The lines of pages without the word that stands for an amount that is not there. */
export function withoutEmptyMarks(lines: readonly PageLine[]): readonly PageLine[] {
  const marked = new Set(
    lines.filter(
      ({ words }) => words.some(({ text }) => EMPTY.test(text)) && moneyOn(words, false).length > 0,
    ),
  );
  if (marked.size < LINES_MIN) return lines;
  return lines.map((line) => {
    if (!marked.has(line)) return line;
    const words = line.words.filter(({ text }) => !EMPTY.test(text));
    return {
      ...line,
      words,
      left: words[0]?.left ?? line.left,
      text: words.map(({ text }) => text).join(' '),
    };
  });
}
