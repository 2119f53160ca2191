import { columnsOf } from '../amounts/column-headings.ts';
import { monthNumber } from '../../text/month-names.ts';
import { COLUMN_GAP, unionBox, type PlacedWord, type TextLine } from '../../text/text-line.ts';

/** Words whose edges differ by less (parts of the page) stand below each other. */
const ALIGNED = 0.012;
/** How far apart, in heights, the lines of one cell stand. */
const LINE_HEIGHTS = 2.2;
const YEAR = /^20\d\d[.,]?$/;
const DAY = /^\d{1,2}(?:st|nd|rd|th|\.)?,?$/;
/** A day in figures up to the hyphen at which its cell ended, and what may follow. */
const BEFORE_HYPHEN = /^(?:20\d\d-(?:\d\d-)?|\d{1,2}-(?:\d{1,2}-)?)$/;
const WHOLE = /^(?:20\d\d-\d\d-\d\d|\d{1,2}-\d{1,2}-20\d\d)$/;
/** What Spanish and Portuguese days have between their parts: "21 de noviembre de 2026". */
const OF = /^del?$/i;

/** A word of a line with the blanks before it. */
interface Piece {
  readonly word: PlacedWord;
  readonly gap: string;
}

/** What a narrow cell broke off a day of the line above. */
interface Broken {
  readonly rest: PlacedWord;
  /** Which words of the line above it belongs to: the first and the last of them. */
  readonly first: number;
  readonly last: number;
}

/**
 * The lines of a document with what narrow cells broke off their days behind them: "14 August" above "2026", "2026-08-" above "14",
 * "14-08-" above "2026". Lines are counted anew from 0.
 */
export function withWholeDates(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const broken = above ? brokenOff(above, line) : [];
    if (above && broken.length > 0) whole[whole.length - 1] = joined(above, broken);
    const left = piecesOf(line).filter(({ word }) => !broken.some(({ rest }) => rest === word));
    if (left.length > 0) whole.push(broken.length > 0 ? lineOf(line, left) : line);
  }
  return whole.map((line, index) => ({ ...line, index }));
}

function brokenOff(above: TextLine, line: TextLine): Broken[] {
  const isNext = line.page === above.page && line.box[1] - above.box[1] < LINE_HEIGHTS * above.box[3];
  if (!isNext || !/\d/.test(line.text) || !/\d/.test(above.text)) return [];
  const days = openDays(above);
  if (days.length === 0) return [];
  return columnsOf(line).flatMap(({ words }) =>
    words.every(({ text }) => /^\d{1,4}(?:-\d{2,4})?[.,]?$/.test(text))
      ? words.flatMap((rest) => {
          const day = days.find(({ lefts, right, ends }) => {
            const isBelow = lefts.some((left) => isNear(left, rest.box[0])) || isNear(right, rightOf(rest));
            return isBelow && ends(rest.text);
          });
          return day ? [{ rest, first: day.first, last: day.last }] : [];
        })
      : [],
  );
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < ALIGNED;
const rightOf = ({ box }: PlacedWord): number => box[0] + box[2];

/** The days of a line that lack something at their end, with where their cells may begin and end and what may be that. */
function openDays(line: TextLine) {
  const { words } = line;
  const columns = columnsOf(line);
  return words.flatMap((word, last) => {
    const isCut = BEFORE_HYPHEN.test(word.text);
    const first = isCut ? last : dayBefore(words, last);
    const begins = words[first];
    if (!begins) return [];
    const next = words[last + 1]?.text ?? '';
    if (!isCut && (YEAR.test(next) || OF.test(next))) return [];
    const column = columns.find((one) => one.words.at(-1) === word);
    const ends = (rest: string) => (isCut ? WHOLE.test(`${word.text}${rest}`) : YEAR.test(rest));
    return [
      { first, last, ends, lefts: [begins.box[0], ...(column ? [column.box[0]] : [])], right: rightOf(word) },
    ];
  });
}

/** Where the day begins whose month or day is at `last`, or the "de" behind it; -1 where there is none. */
function dayBefore(words: readonly PlacedWord[], last: number): number {
  const textAt = (at: number) => words[at]?.text ?? '';
  const end = OF.test(textAt(last)) ? last - 1 : last;
  const start = OF.test(textAt(end - 1)) ? end - 2 : end - 1;
  return isDayAndMonth(textAt(start), textAt(end)) ? start : -1;
}

const isMonth = (text: string): boolean => monthNumber(text.replace(/[.,]+$/, '')) !== undefined;

const isDayAndMonth = (first: string, last: string): boolean =>
  (DAY.test(first) && isMonth(last)) || (isMonth(first) && DAY.test(last));

/** A line with the rests of its days behind them, each whole day in a column of its own: its cell ended there. */
function joined(line: TextLine, broken: readonly Broken[]): TextLine {
  const pieces = piecesOf(line).flatMap((piece, at): Piece[] => {
    const ends = broken.find(({ last }) => last === at);
    const isAfter = broken.some(({ last }) => last === at - 1);
    const isFirst = broken.some(({ first, rest }) => first === at && isNear(piece.word.box[0], rest.box[0]));
    const own = isAfter || isFirst ? { ...piece, gap: COLUMN_GAP } : piece;
    if (!ends) return [own];
    if (!BEFORE_HYPHEN.test(piece.word.text)) return [own, { word: ends.rest, gap: ' ' }];
    const text = `${piece.word.text}${ends.rest.text}`;
    return [{ ...own, word: { ...piece.word, text, box: unionBox([piece.word.box, ends.rest.box]) } }];
  });
  return lineOf(line, pieces);
}

const piecesOf = ({ text, words }: TextLine): Piece[] =>
  words.map((word, at) => ({ word, gap: text.slice(words[at - 1]?.to ?? word.from, word.from) }));

function lineOf(line: TextLine, pieces: readonly Piece[]): TextLine {
  const words: PlacedWord[] = [];
  let text = '';
  for (const { word, gap } of pieces) {
    if (words.length > 0) text += gap;
    words.push({ ...word, from: text.length, to: text.length + word.text.length });
    text += word.text;
  }
  return { ...line, text, words, box: unionBox(words.map(({ box }) => box)) };
}
