import type { LineWord, PageLine } from './page-lines.ts';
import { daysOn } from './printed-day.ts';
import { moneyOn } from './printed-money.ts';

/**
 * Cheques and daily balances are printed several beside each other: "1041 01/05 150.00  1042 01/09 75.00". Gives such a line
 * as one line each, all with the place of the first; any other line as it is.
 */
export function splitLines(lines: readonly PageLine[]): PageLine[] {
  return lines.flatMap((line) => {
    const parts = partsOf(line.words);
    return parts.length === 0 ? [line] : parts.map((words) => partLine(line, words));
  });
}

function partsOf(words: readonly LineWord[]): LineWord[][] {
  const ends = moneyOn(words, false).map(({ to }) => to);
  const parts = ends.map((end, at) => words.slice(ends[at - 1] ?? 0, end));
  const isAll = ends.at(-1) === words.length && parts.every(isFiguresOnly);
  const isNumberFirst = /^[\d*#^]+$/.test(words[0]?.text ?? '');
  return isAll && (parts.length > 1 || isNumberFirst) ? parts : [];
}

/** A day, an amount and at most two numbers between or before, as of a cheque and its image: no text, and nothing else. */
function isFiguresOnly(words: readonly LineWord[]): boolean {
  const days = daysOn(words, words.length > 4);
  const [day] = days;
  const [money] = moneyOn(words, false);
  if (days.length !== 1 || !day || !money || money.from < day.to) return false;
  const rest = words.filter((_, at) => (at < day.from || at >= day.to) && at < money.from);
  return rest.length <= 2 && rest.every(({ text }) => /^[\d*#^]+$/.test(text));
}

/** Moved to where the first part stands, so that columns hold for all of them. */
function partLine(line: PageLine, words: readonly LineWord[]): PageLine {
  const shift = (words[0]?.left ?? 0) - line.left;
  const moved = words.map((word) => ({ ...word, left: word.left - shift, right: word.right - shift }));
  return { ...line, isFigures: true, words: moved, text: moved.map(({ text }) => text).join(' ') };
}
