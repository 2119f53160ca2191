import { addDays, civilDate, type CivilDate } from '../../../shared/civil-date.ts';
import type { DateOrder } from '../../../shared/model/statement.ts';
import { monthNumber } from './month-names.ts';

/** A day as written: settled (undefined where no such day exists), or three numbers whose order the column decides. */
export type WrittenDate =
  | { kind: 'settled'; date: CivilDate | undefined }
  | { kind: 'numbers'; numbers: readonly [number, number, number]; separator: string; hasLongYear: boolean };

const LENGTH_MAX = 40;
const TIME = String.raw`\.?(?:[T ,]+\d{1,2}[:.h]\d{2}.*|Z|[+-]\d{2}:\d{2}| \d{6}| г\.?| as of .*)?$`;
const TIME_BEFORE = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?,? +/i;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.]|\. | )(\d{1,2})\2(\d{1,2})${TIME}`);
const EAST_ASIAN = /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/;
/** Years of Reiwa, which began in 2019. */
const JAPANESE_ERA = /^(?:令和|R) ?(\d{1,2})[年./-](\d{1,2})[月./-](\d{1,2})日?$/;
const COMPACT = new RegExp(String.raw`^((?:19|20)\d{2})(\d{2})(\d{2})(?:T?\d{6}Z?)?${TIME}`);
/** Day or month first, without anything between: of years that hardly any other number of eight digits ends in. */
const COMPACT_BACK = /^(\d{2})(\d{2})(20[0-3]\d)$/;
const NUMBERS = new RegExp(String.raw`^(\d{1,2})([-/.]|\. | )(\d{1,2})\2(\d{4}|\d{2})${TIME}`);
const DAY_NAME = new RegExp(
  String.raw`^(?:\p{L}{2,9}[.,]?\s+)?(\d{1,2})(?:st|nd|rd|th|er)?[-/. ]*(?:de |d')?(\p{L}{3,12})\.?[-/., ]*(?:de |del )?(\d{4}|\d{2})${TIME}`,
  'u',
);
const NAME_DAY = new RegExp(
  String.raw`^(?:\p{L}{2,9}[.,]?\s+)?(\p{L}{3,12})\.?[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[,\-/. ]+(\d{4}|\d{2})${TIME}`,
  'u',
);

/** Takes many days' texts apart, each neighbour that repeats once: enough to decide their order. */
export function writtenDates(texts: Iterable<string>): WrittenDate[] {
  const dates: WrittenDate[] = [];
  let previous = '';
  for (const text of texts) {
    const date = text === previous ? undefined : writtenDate(text);
    if (date !== undefined) dates.push(date);
    previous = text;
  }
  return dates;
}

/** Takes a day's text apart; undefined where it is no day. Times before or after it, and zones, are dropped: a bank's day is its own. */
export function writtenDate(text: string): WrittenDate | undefined {
  if (text.length < 6 || text.length > LENGTH_MAX || !/\d/.test(text)) return undefined;
  const shown = /^[\x20-\x7e]*$/.test(text) ? text.trim() : text.normalize('NFKC').trim();
  // An apostrophe before it keeps spreadsheets from counting it.
  const trimmed = shown.startsWith("'") ? shown.slice(1) : shown.replace(TIME_BEFORE, '');
  const fixed = YEAR_FIRST.exec(trimmed);
  if (fixed) return settled(fixed[1], fixed[3], fixed[4]);
  const era = JAPANESE_ERA.exec(trimmed);
  if (era) return settled(String(2018 + Number(era[1])), era[2], era[3]);
  const eastern = EAST_ASIAN.exec(trimmed);
  if (eastern) return settled(eastern[1], eastern[2], eastern[3]);
  const compact = COMPACT.exec(trimmed);
  if (compact) return compactDate(compact) ?? compactBack(trimmed);
  const back = compactBack(trimmed);
  if (back) return back;
  const numeric = NUMBERS.exec(trimmed);
  if (numeric) return numbersOf(numeric);
  return namedDate(trimmed);
}

function settled(year?: string, month?: string | number, day?: string): WrittenDate {
  return { kind: 'settled', date: civilDate(fullYear(year ?? ''), Number(month), Number(day)) };
}

/** Eight digits that make no day are a number. */
function compactDate([, year, month, day]: readonly string[]): WrittenDate | undefined {
  const date = civilDate(Number(year), Number(month), Number(day));
  return date === undefined ? undefined : { kind: 'settled', date };
}

/** Eight digits that make no day in either order are a number, too. */
function compactBack(text: string): WrittenDate | undefined {
  const [, a = '', b = '', year = ''] = COMPACT_BACK.exec(text) ?? [];
  const [first, second] = [Number(a), Number(b)];
  const isDay =
    Math.min(first, second) >= 1 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
  if (!isDay) return undefined;
  return { kind: 'numbers', numbers: [first, second, Number(year)], separator: '', hasLongYear: true };
}

function numbersOf([, a, separator = '', b, c = '']: readonly string[]): WrittenDate {
  return {
    kind: 'numbers',
    numbers: [Number(a), Number(b), Number(c)],
    separator,
    hasLongYear: c.length === 4,
  };
}

function namedDate(text: string): WrittenDate | undefined {
  const dayFirst = DAY_NAME.exec(text);
  const dayFirstMonth = dayFirst && monthNumber(dayFirst[2] ?? '');
  if (dayFirst && dayFirstMonth) return settled(dayFirst[3], dayFirstMonth, dayFirst[1]);
  const nameFirst = NAME_DAY.exec(text);
  const month = nameFirst && monthNumber(nameFirst[1] ?? '');
  return nameFirst && month ? settled(nameFirst[3], month, nameFirst[2]) : undefined;
}

/** Two-digit years are of 1970 to 2069; years of the Buddhist era run 543 ahead. */
function fullYear(year: string | number): number {
  const value = Number(year);
  if (value >= 2500 && value < 2650) return value - 543;
  if (String(year).length > 2 || value > 99) return value;
  return value < 70 ? 2000 + value : 1900 + value;
}

/** The day written, read in `order`; undefined where that order makes no such day. */
export function dateInOrder(written: WrittenDate, order: DateOrder): CivilDate | undefined {
  if (written.kind === 'settled') return written.date;
  const [a, b, c] = written.numbers;
  if (order === 'ymd') return written.hasLongYear ? undefined : civilDate(fullYear(a), b, c);
  return order === 'dmy' ? civilDate(fullYear(c), b, a) : civilDate(fullYear(c), a, b);
}

/** The day of a spreadsheet's serial number (days from 30 December 1899), for plausible statements: 1982 to 2064. */
export function dateFromSerial(text: string): CivilDate | undefined {
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  return serial >= 30_000 && serial < 60_000 ? addDays('1899-12-30', serial) : undefined;
}
