import { withDaysAround } from './days-around.ts';
import { median, type LineWord, type PageLine } from './page-lines.ts';
import { monthNumber } from '../../text/month-names.ts';
import { daysOn } from './printed-day.ts';
import { moneyOn } from './printed-money.ts';
import { WRAP_HEIGHTS } from './table-shape.ts';

const MARK = /^(?:CR|DR)\.?$/i;
const SAME_EDGE = 0.02;
/** How many rows show that days stand below their amounts, and how much nearer to these than to the next ones. */
const PAIRS_MIN = 3;
const PAIRED_SHARE = 0.8;
const NEARER = 0.93;
/** Days from below get a column of their own, left of the page. */
const OFF_THE_PAGE = 0.5;

/** The lines of pages with what stands below an amount in its own line: CR or DR, and the day of a row or its month. */
export function joinedLines(lines: readonly PageLine[]): PageLine[] {
  return withDaysBelow(withMonthsBelow(withDaysAround(withMarksBelow(lines))));
}

const isBelow = (line: PageLine, above: PageLine | undefined): above is PageLine =>
  above?.page === line.page &&
  line.middle - above.middle < WRAP_HEIGHTS * Math.max(above.height, line.height);

function withMarksBelow(lines: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const mark = markBelow(line, above);
    if (above && mark) joined.splice(-1, 1, withWords(above, [...above.words, mark]));
    else joined.push(line);
  }
  return joined;
}

/** A mark that stands alone under the amount that ends the line above, moved up behind it. */
function markBelow(line: PageLine, above: PageLine | undefined): LineWord | undefined {
  const [mark, ...others] = line.words;
  const last = above?.words.at(-1);
  if (!mark || !last || others.length > 0 || !MARK.test(mark.text) || !isBelow(line, above)) return undefined;
  const isUnder = Math.abs(mark.right - last.right) < SAME_EDGE;
  if (!isUnder || moneyOn(above.words, false).at(-1)?.to !== above.words.length) return undefined;
  const left = last.right + 0.2 * last.height;
  return { ...mark, left, right: left + (mark.right - mark.left) };
}

const DAY = /^\d{1,2}(?:st|nd|rd|th|\.)?$/;
/** A column is at least so far from the words before it, in heights of its letters. */
const COLUMN_GAP = 0.8;
const SAME_LEFT = 0.004;

/** Days broken in a narrow column, "22nd" above "Sep", in one line, where other rows begin at the same edge with a whole day. */
function withMonthsBelow(lines: readonly PageLine[]): PageLine[] {
  const edges = lines.flatMap(({ words }) => {
    const [day] = daysOn(words, true);
    return day?.from === 0 && moneyOn(words, false).length > 0 ? [day.left] : [];
  });
  edges.push(...brokenEdges(lines));
  const joined: PageLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [first, ...others] = line.words;
    if (
      !above ||
      !first ||
      !isBrokenDay(above, line) ||
      !edges.some((edge) => isSameLeft(edge, first.left))
    ) {
      joined.push(line);
      continue;
    }
    const begun = dayBegun(above);
    const day = begun.at(-1);
    if (!day) continue;
    const behind = above.words.slice(begun.length);
    const left = day.right + 0.2 * day.height;
    const rest = { ...first, left, right: Math.max(left, Math.min(left + 0.01, behind[0]?.left ?? left)) };
    joined.splice(-1, 1, withWords(above, [...begun, rest, ...behind]));
    if (others.length > 0) joined.push(withWords(line, others));
  }
  return joined;
}

/** So many days broken at one edge are a column of them, where none is whole. */
const BROKEN_MIN = 3;

function brokenEdges(lines: readonly PageLine[]): number[] {
  const edges: { left: number; count: number }[] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    if (!above || !isBrokenDay(above, line)) return;
    const edge = edges.find(({ left }) => isSameLeft(left, line.left));
    if (edge) edge.count += 1;
    else edges.push({ left: line.left, count: 1 });
  });
  return edges.filter(({ count }) => count >= BROKEN_MIN).map(({ left }) => left);
}

/** Whether a line with an amount begins with a part of a day, alone in its column, and the one right below it with the rest. */
function isBrokenDay(above: PageLine, line: PageLine): boolean {
  const [below, other] = line.words;
  if (!below || !isBelow(line, above) || !isSameLeft(above.left, below.left)) return false;
  const [day, month] = dayBegun(above);
  const isRest =
    month === undefined
      ? isDayAndMonth(day, below) || isDayAndMonth(below, day)
      : isDayAndMonth(day, month) && YEAR.test(below.text);
  return (
    isRest &&
    (other === undefined || isColumnBetween(below, other)) &&
    moneyOn(above.words, false).length > 0 &&
    moneyOn(line.words, false).length === 0
  );
}

const YEAR = /^(?:(?:19|20)?\d{2})$/;

const isDayAndMonth = (day: LineWord | undefined, month: LineWord | undefined): boolean =>
  DAY.test(day?.text ?? '') && monthNumber(month?.text ?? '') !== undefined;

const isColumnBetween = (word: LineWord, after: LineWord): boolean =>
  after.left - word.right > COLUMN_GAP * word.height;

/** The one or two words that stand alone in the first column of a line; none where more do. */
function dayBegun({ words: [first, second, third] }: PageLine): LineWord[] {
  if (!first) return [];
  if (!second || isColumnBetween(first, second)) return [first];
  return third && isColumnBetween(second, third) ? [first, second] : [];
}

const isSameLeft = (a: number, b: number): boolean => Math.abs(a - b) < SAME_LEFT;

/**
 * Rows whose amount stands in the first line and whose day begins the second, as in Wise's statements: the day is read as if it stood
 * before the first. A day above its rows stands nearer to those below it.
 */
function withDaysBelow(lines: readonly PageLine[]): PageLine[] {
  const [days, hasMoney] = [
    lines.map(dayThatBegins),
    lines.map(({ words }) => moneyOn(words, false).length > 0),
  ];
  const isDated = (at: number): boolean => days[at] !== undefined;
  const isPaired = (at: number): boolean => {
    const line = lines[at];
    const isRow = hasMoney[at - 1] === true && !isDated(at - 1);
    return (
      isDated(at) && hasMoney[at] === false && isRow && line !== undefined && isBelow(line, lines[at - 1])
    );
  };
  const dated = lines.map((_, at) => at).filter(isDated);
  const paired = dated.filter(isPaired);
  const [first = 0] = paired;
  const below = dated.filter((at) => at >= first);
  const isLayout = paired.length >= PAIRS_MIN && paired.length >= PAIRED_SHARE * below.length;
  if (!isLayout || gap(lines, paired, 0) > NEARER * gap(lines, paired, 1)) return [...lines];
  const moved = new Set(paired);
  return lines.flatMap((line, at) => {
    const [next, end] = [lines[at + 1], days[at + 1]];
    if (next && end !== undefined && moved.has(at + 1))
      return [withWords(line, [...next.words.slice(0, end).map(offThePage), ...line.words])];
    const rest = moved.has(at) ? line.words.slice(days[at]) : line.words;
    return rest.length === 0 ? [] : [withWords(line, rest)];
  });
}

/** Where the day ends with which a line begins; undefined where it begins with none. */
const dayThatBegins = ({ words }: PageLine): number | undefined => {
  const [day] = daysOn(words, true);
  return day?.from === 0 && day.day.kind === 'complete' ? day.to : undefined;
};

/** The usual distance of some lines to those before them (0), or of those behind them (1). */
function gap(lines: readonly PageLine[], some: readonly number[], below: 0 | 1): number {
  const gaps = some.flatMap((at) => {
    const [above, line] = [lines[at + below - 1], lines[at + below]];
    return above && line?.page === above.page ? [line.middle - above.middle] : [];
  });
  return median(gaps);
}

const offThePage = (word: LineWord): LineWord => ({
  ...word,
  left: word.left - OFF_THE_PAGE,
  right: word.right - OFF_THE_PAGE,
});

const withWords = (line: PageLine, words: LineWord[]): PageLine => ({
  ...line,
  words,
  left: words[0]?.left ?? line.left,
  text: words.map(({ text }) => text).join(' '),
});
