import { monthNumber } from '../../text/month-names.ts';
import type { LineWord, PageLine } from './page-lines.ts';
import { moneyOn } from './printed-money.ts';

const DAY = /^\d{1,2}\.?$/;
const YEAR = /^20\d\d$/;
const SAME_LEFT = 0.004;
/** A column is at least so far from the words before it, in heights of its letters. */
const COLUMN_GAP = 0.8;
/** Lines of a description that may stand between the parts of a day. */
const BETWEEN_MAX = 2;
/** So many such days are a column of them. */
const COUNT_MIN = 2;

/** The lines of a row whose day a narrow column breaks: where the day of the month stands, its month, and its year. */
interface BrokenDay {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/**
 * Days broken over three lines, the row's amounts beside the month in the middle of them: "28" above, "Jan. … 4,95 €", and "2025" below.
 * What of the description stands between the first two goes behind the row.
 */
export function withDaysAround(lines: readonly PageLine[]): PageLine[] {
  const broken = lines.flatMap((_, at) => brokenDay(lines, at) ?? []);
  if (broken.length < COUNT_MIN) return [...lines];
  const byDay = new Map(broken.map((it) => [it.day, it]));
  const dropped = new Set(broken.map(({ year }) => year));
  const joined: PageLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const found = byDay.get(at);
    const line = lines[at];
    if (found) {
      const row = wholeRow(lines, found);
      const between = lines.slice(at + 1, found.month).map((it) => ({ ...it, middle: row.middle }));
      joined.push(row, ...between);
      at = found.month;
    } else if (line && !dropped.has(at)) joined.push(line);
  }
  return joined;
}

function brokenDay(lines: readonly PageLine[], month: number): BrokenDay | undefined {
  const line = lines[month];
  const [name, next] = line?.words ?? [];
  if (!line || !name || monthNumber(name.text.replace(/\.$/, '')) === undefined) return undefined;
  if (!next || next.left - name.right < COLUMN_GAP * name.height) return undefined;
  if (moneyOn(line.words, false).length === 0) return undefined;
  const isPart = (at: number, pattern: RegExp): boolean => {
    const [only, ...others] = lines[at]?.words ?? [];
    return (
      only !== undefined &&
      others.length === 0 &&
      lines[at]?.page === line.page &&
      pattern.test(only.text) &&
      Math.abs(only.left - name.left) < SAME_LEFT
    );
  };
  const apart = Array.from({ length: BETWEEN_MAX + 1 }, (_, n) => n + 1);
  const day = apart.find((n) => isPart(month - n, DAY));
  const year = apart.find((n) => isPart(month + n, YEAR));
  return day === undefined || year === undefined
    ? undefined
    : { day: month - day, month, year: month + year };
}

/** The line of the amounts with its whole day before it, drawn together so that it stays left of the next column. */
function wholeRow(lines: readonly PageLine[], { day, month, year }: BrokenDay): PageLine {
  const [first, row, last] = [lines[day], lines[month], lines[year]] as [PageLine, PageLine, PageLine];
  const [name, ...rest] = row.words;
  const parts = [first.words[0], name, last.words[0]].filter((word) => word !== undefined);
  const left = name?.left ?? row.left;
  const width = ((rest[0]?.left ?? left) - left) / (parts.length + 1);
  const words: LineWord[] = parts.map((word, at) => ({
    ...word,
    middle: row.middle,
    left: left + at * width,
    right: left + (at + 0.9) * width,
  }));
  const all = [...words, ...rest];
  return { ...row, words: all, left, text: all.map(({ text }) => text).join(' ') };
}
