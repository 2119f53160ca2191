import { foldText } from '../../text/fold-text.ts';
import { monthNumber } from '../../text/month-names.ts';
import { writtenDate, type WrittenDate } from '../../text/written-date.ts';
import type { LineWord } from './page-lines.ts';

/** A day as a statement prints it: complete, or without the year that the statement's period tells. */
export type DayText =
  | { kind: 'complete'; written: WrittenDate }
  | { kind: 'named'; month: number; day: number }
  | { kind: 'pair'; numbers: readonly [number, number]; separator: string };

/** Where a day stands in a line: words `from` up to, not including, `to`. */
export interface PrintedDay {
  from: number;
  to: number;
  left: number;
  right: number;
  day: DayText;
}

const PAIR = /^(\d{1,2})([/.-])(\d{1,2})[.,*]?$/;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th|er|º)?[ ./-]*(\p{L}{3,10})[.,]?$/u;
const MONTH_DAY = /^(\p{L}{3,10})\.?[ /-]*(\d{1,2})(?:st|nd|rd|th)?[.,]?$/u;
/** Six digits, as Swedish banks write days of this decade. */
const SHORT_COMPACT = /^(2\d)(0[1-9]|1[0-2])([0-3]\d)$/;
const WORDS_MAX = 4;
const DAYS_PER_LINE_MAX = 8;

/** The days on a line from left to right, with their years where `hasYears`; a day of two numbers only is told apart later. */
export function daysOn(words: readonly LineWord[], hasYears: boolean): PrintedDay[] {
  const days: PrintedDay[] = [];
  for (let from = 0; from < words.length && days.length < DAYS_PER_LINE_MAX; from += 1) {
    const found = dayAt(words, from, hasYears);
    if (!found) continue;
    days.push(found);
    from = found.to - 1;
  }
  return days;
}

function dayAt(words: readonly LineWord[], from: number, hasYears: boolean): PrintedDay | undefined {
  const first = words[from]?.text ?? '';
  if (!/^[\p{L}\d]/u.test(first) || isOtherWord(first)) return undefined;
  const most = words[from + 1]?.text.toLowerCase() === 'de' ? WORDS_MAX + 1 : WORDS_MAX;
  const lengths = Array.from({ length: most }, (_, at) => most - at);
  for (const length of lengths) {
    const span = words.slice(from, from + length);
    if (span.length < length || !isTight(span)) continue;
    if (runsIntoNextDay(span, words[from + length])) continue;
    const day = dayOf(span.map(({ text }) => text).join(' '), hasYears || length === 1);
    const last = span.at(-1);
    if (day?.kind === 'named' && isBeforeRange(words.slice(from + length))) continue;
    if (day && last) return { from, to: from + length, left: words[from]?.left ?? 0, right: last.right, day };
  }
  return undefined;
}

const isMonth = (word: LineWord | undefined): boolean =>
  word !== undefined && /^\p{L}{3,}\.?$/u.test(word.text) && monthNumber(foldText(word.text)) !== undefined;

/** A day by itself, in numbers. */
const WHOLE_DAY = /^\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})$/;

/** Whether what looks like a year is the second of two days beside each other: "20 Dec 21 Dec", "Aug 10 Aug 12". */
function runsIntoNextDay(span: readonly LineWord[], next: LineWord | undefined): boolean {
  const isShortYear = span.length > 2 && /^\d{1,2}$/.test(span.at(-1)?.text ?? '');
  const hasSecond = span.some(({ text }, at) => at > 0 && WHOLE_DAY.test(text));
  return (
    hasSecond || span.filter(isMonth).length > 1 || (isShortYear && isMonth(next) && isMonth(span.at(-2)))
  );
}

/** Whether a day of the month and a dash follow, so that a month before them is theirs: "Page 1 of 2 September 1 - September 30, 2026". */
const isBeforeRange = ([day, dash]: readonly LineWord[]): boolean =>
  /^\d{1,2}$/.test(day?.text ?? '') && /^(?:[-–—]|to|through)$/.test(dash?.text ?? '');

/** The first letters of the days of a week. */
const WEEKDAY =
  /^(?:mo|tu|we|th|fr(?!om)|sa|su|di|mi|do|so|lu|ma|me|je|ve|gi|vr|wo|za|zo|ti|on|to|lo|so|pn|po|wt|sr|cz|pt|pi|sb|nd|ni|se|te|qu)/;

/** A word of letters that begins no day: "Period Dec 15, 2025". */
function isOtherWord(text: string): boolean {
  const words = foldText(text);
  return /^\p{L}+$/u.test(words) && monthNumber(words) === undefined && !WEEKDAY.test(words);
}

/** The parts of one day stand a blank apart, not a column apart. */
function isTight(span: readonly LineWord[]): boolean {
  return span.every((word, at) => {
    const before = span[at - 1];
    return before === undefined || word.left - before.right < 1.1 * word.height;
  });
}

/** One dash with blanks around it leads from a day to another: "1 - September 30" is none of 2030. */
const RANGE = /^[^–—-]*\s[–—-]\s[^–—-]*$/;

/** On a scan the short word of a day grows to its number or its year: "4de Julho de2025". */
const apartOfDe = (text: string): string =>
  text.replace(/^(\d{1,2})de /, '$1 de ').replace(/ de((?:19|20)\d{2})$/, ' de $1');

/** Reads a text that is a day and nothing else. */
function dayOf(printed: string, hasYear: boolean): DayText | undefined {
  const text = apartOfDe(printed.replace(/ DE /g, ' de '));
  if (/:/.test(text) || RANGE.test(text)) return undefined;
  const whole = text.replace(SHORT_COMPACT, '20$1-$2-$3').replace(/[,.*]$/, '');
  const complete = hasYear ? writtenDate(whole) : undefined;
  if (complete && (complete.kind === 'numbers' || complete.date !== undefined))
    return { kind: 'complete', written: complete };
  const pair = PAIR.exec(text);
  if (pair) return pairOf(Number(pair[1]), pair[2] ?? '', Number(pair[3]));
  const dayFirst = DAY_MONTH.exec(text);
  if (dayFirst) return named(dayFirst[2], Number(dayFirst[1]));
  const monthFirst = MONTH_DAY.exec(text);
  return monthFirst ? named(monthFirst[1], Number(monthFirst[2])) : undefined;
}

function pairOf(a: number, separator: string, b: number): DayText | undefined {
  const isDay = Math.min(a, b) >= 1 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31;
  return isDay ? { kind: 'pair', numbers: [a, b], separator } : undefined;
}

function named(name: string | undefined, day: number): DayText | undefined {
  const month = monthNumber(name ?? '');
  return month !== undefined && day >= 1 && day <= 31 ? { kind: 'named', month, day } : undefined;
}
