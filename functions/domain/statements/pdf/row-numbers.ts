import type { PageLine } from './page-lines.ts';
import { daysOn } from './printed-day.ts';
import { moneyOn } from './printed-money.ts';

const ROWS_MIN = 3;
const SAME_RIGHT = 0.01;

/** The lines of pages without the numbers that count their rows ("Sl. No."), which are no part of what the rows say. */
export function withoutRowNumbers(lines: readonly PageLine[]): PageLine[] {
  const counted = countedLines(lines);
  if (counted.size < ROWS_MIN) return [...lines];
  return lines.map((line) => {
    const words = counted.has(line) ? line.words.slice(1) : line.words;
    if (words === line.words) return line;
    return {
      ...line,
      words,
      left: words[0]?.left ?? line.left,
      text: words.map(({ text }) => text).join(' '),
    };
  });
}

/** Lines that begin with one number more than the last such line, before their day; none where any of them does not. */
function countedLines(lines: readonly PageLine[]): ReadonlySet<PageLine> {
  const counted = new Set<PageLine>();
  // Checks in a list have numbers that follow each other, too: other rows of their statement begin with a day.
  const hasOtherRows = lines.some(
    ({ words }) => daysOn(words, true)[0]?.from === 0 && moneyOn(words, false).length > 0,
  );
  let [last, right] = [0, 0];
  for (const line of lines) {
    const [first, next] = line.words;
    if (!first || !next || daysOn(line.words.slice(1, 5), true)[0]?.from !== 0) continue;
    if (!/^\d{1,5}\.?$/.test(first.text) || daysOn(line.words, true)[0]?.from === 0) return new Set();
    const isNext =
      counted.size === 0 ||
      (Number.parseInt(first.text, 10) === last + 1 && Math.abs(first.right - right) < 4 * SAME_RIGHT);
    const isOfCheck = counted.size === 0 && hasOtherRows && Number.parseInt(first.text, 10) !== 1;
    if (!isNext || isOfCheck) return new Set();
    [last, right] = [Number.parseInt(first.text, 10), first.right];
    counted.add(line);
  }
  return counted;
}
