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
    return parts.length === 0 ? [line] : parts.map((words) => partLine(line, words, parts[0] ?? words));
  });
}

function partsOf(words: readonly LineWord[]): LineWord[][] {
  const ends = moneyOn(words, false).map(({ to }) => to);
  const parts = ends.map((end, at) => words.slice(ends[at - 1] ?? 0, end));
  const isAll = ends.at(-1) === words.length && parts.every(isFiguresOnly);
  const isNumberFirst = MARK.test(words[0]?.text ?? '');
  if (isAll && (parts.length > 1 || isNumberFirst)) return parts;
  return ends.length > 1 || /^\d{3,8}[*#^]?$/.test(words[0]?.text ?? '') ? amountFirst(words) : [];
}

const MARK = /^[\d*#^]+$/;

/** Cheques with their numbers first, their amounts before their days and perhaps a reference behind: "301 600.00 03/09 0878". */
function amountFirst(words: readonly LineWord[]): LineWord[][] {
  const starts = moneyOn(words, false).map(({ from }) => {
    const number = /^[*#^]$/.test(words[from - 1]?.text ?? '') ? from - 2 : from - 1;
    return /^\d{1,8}[*#^]?$/.test(words[number]?.text ?? '') ? number : -1;
  });
  if (starts[0] !== 0 || starts.includes(-1)) return [];
  const parts = starts.map((start, at) => words.slice(start, starts[at + 1] ?? words.length));
  return parts.every(isCheckAmountFirst) ? parts : [];
}

function isCheckAmountFirst(words: readonly LineWord[]): boolean {
  const [day, ...others] = daysOn(words, false);
  const [money] = moneyOn(words, false);
  if (!day || others.length > 0 || !money || day.from !== money.to) return false;
  const rest = words.slice(day.to);
  return rest.length < 2 && rest.every(({ text }) => MARK.test(text));
}

/** A day, an amount and at most two numbers between or before, as of a cheque and its image: no text, and nothing else. */
function isFiguresOnly(words: readonly LineWord[]): boolean {
  const [money] = moneyOn(words, false);
  // An amount may look like a day: 11.24.
  const days = daysOn(words, words.length > 4).filter(({ from }) => from !== money?.from);
  const [day] = days;
  if (days.length !== 1 || !day || !money || money.from < day.to) return false;
  const rest = words.filter((_, at) => (at < day.from || at >= day.to) && at < money.from);
  return rest.length <= 2 && rest.every(({ text }) => MARK.test(text));
}

/** Moved so that its amount stands where that of the first part does: columns hold for all of them then, however wide they are. */
function partLine(line: PageLine, words: readonly LineWord[], first: readonly LineWord[]): PageLine {
  const endOf = (part: readonly LineWord[]): number => moneyOn(part, false)[0]?.right ?? 0;
  const shift = endOf(words) - endOf(first);
  const moved = words.map((word) => ({ ...word, left: word.left - shift, right: word.right - shift }));
  return { ...line, isFigures: true, words: moved, text: moved.map(({ text }) => text).join(' ') };
}
