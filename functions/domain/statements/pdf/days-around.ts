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
/** So many such days at one edge are a column of them. */
const COUNT_MIN = 2;

/** A row with the lines around it on which the parts of its day stand, and those parts. */
interface BrokenDay {
  readonly above: number;
  readonly row: number;
  readonly below: number;
  readonly left: number;
  readonly words: readonly LineWord[];
}

/**
 * Days that a narrow column breaks around the line of their row's amounts: "28" above, "Jan. … 4,95 €" and "2025" below, or "28 Jan." above
 * and the year below. They are read as if they stood before the amounts; what of the row stands beside their parts goes behind it.
 */
export function withDaysAround(lines: readonly PageLine[]): PageLine[] {
  const found = lines.flatMap((_, at) => brokenDay(lines, at) ?? []);
  const broken = found.filter(({ left }) => found.filter((it) => isSame(it.left, left)).length >= COUNT_MIN);
  const byAbove = new Map(broken.map((it) => [it.above, it]));
  const joined: PageLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const day = byAbove.get(at);
    const line = lines[at];
    if (day) {
      joined.push(...wholeRow(lines, day));
      at = day.below;
    } else if (line) joined.push(line);
  }
  return joined;
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < SAME_LEFT;

/** The words that begin a line and stand alone in its first column. */
function firstColumn(line: PageLine | undefined): readonly LineWord[] {
  const words = line?.words ?? [];
  const end = words.findIndex((word, at) => {
    const before = words[at - 1];
    return before !== undefined && word.left - before.right >= COLUMN_GAP * word.height;
  });
  return end < 0 ? words : words.slice(0, end);
}

const isMonth = (word: LineWord | undefined): boolean =>
  word !== undefined && monthNumber(word.text.replace(/\.$/, '')) !== undefined;

function brokenDay(lines: readonly PageLine[], row: number): BrokenDay | undefined {
  const line = lines[row];
  if (!line || moneyOn(line.words, false).length === 0) return undefined;
  const own = firstColumn(line);
  const month = own.length === 1 && isMonth(own[0]) ? own[0] : undefined;
  const parts = (at: number): readonly LineWord[] =>
    lines[at]?.page === line.page && moneyOn(lines[at].words, false).length === 0
      ? firstColumn(lines[at])
      : [];
  const isDay = ([day, name, ...more]: readonly LineWord[]): boolean =>
    DAY.test(day?.text ?? '') && more.length === 0 && (month ? name === undefined : isMonth(name));
  const isYear = ([year, ...more]: readonly LineWord[]): boolean =>
    YEAR.test(year?.text ?? '') && more.length === 0;
  const above = nearest(lines, row, -1, (at) => isDay(parts(at)));
  const below = nearest(lines, row, 1, (at) => isYear(parts(at)));
  const words = [...parts(above), ...(month ? [month] : []), ...parts(below)];
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || Number.isNaN(above + below) || !isSame(first.left, last.left)) return undefined;
  const isBeside = month ? isSame(month.left, first.left) : line.left - first.left > 2 * first.height;
  return isBeside ? { above, row, below, left: first.left, words } : undefined;
}

/** The nearest line of a kind above or below a row, before any other row's amounts; NaN where there is none. */
function nearest(
  lines: readonly PageLine[],
  row: number,
  step: -1 | 1,
  isWanted: (at: number) => boolean,
): number {
  for (let apart = 1; apart <= BETWEEN_MAX + 1; apart += 1) {
    const at = row + step * apart;
    if (isWanted(at)) return at;
    if (moneyOn(lines[at]?.words ?? [], false).length > 0) break;
  }
  return Number.NaN;
}

/** The row with its whole day before it, drawn together so that it stays left of the next column, and then its other lines. */
function wholeRow(lines: readonly PageLine[], { above, row, below, left, words }: BrokenDay): PageLine[] {
  const own = lines[row];
  if (!own) return [];
  const rest = own.words.filter((word) => !words.includes(word));
  const width = ((rest[0]?.left ?? left) - left) / (words.length + 1);
  const day = words.map((word, at) => ({
    ...word,
    middle: own.middle,
    left: left + at * width,
    right: left + (at + 0.9) * width,
  }));
  const others = lines.slice(above, below + 1).flatMap((line) =>
    line === own
      ? []
      : lineOf(
          { ...line, middle: own.middle },
          line.words.filter((word) => !words.includes(word)),
        ),
  );
  return [...lineOf(own, [...day, ...rest]), ...others];
}

/** A line of some words; none where there are none. */
const lineOf = (line: PageLine, words: LineWord[]): PageLine[] =>
  words.length === 0
    ? []
    : [{ ...line, words, left: words[0]?.left ?? line.left, text: words.map(({ text }) => text).join(' ') }];
