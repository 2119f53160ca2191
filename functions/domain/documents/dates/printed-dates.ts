import { civilDate, type CivilDate } from '../../../../shared/civil-date.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import { monthNumber } from '../../text/month-names.ts';

/** A date as printed: the day it means in each order that gives one. A date with a month's name means the same in all. */
export interface PrintedDate {
  from: number;
  to: number;
  readings: Partial<Record<DateOrder, CivilDate>>;
  /** Whether it is but likely. */
  isOpen?: boolean;
}

/** A month by its name, in any language known. */
const MONTH = String.raw`(\p{L}{3,12})`;
/** Short names that are words of goods too: a year of two figures behind them is a number of something. */
const WORDS_TOO = /^(?:sub|pro|set|mart|out|led|dis|mac|lis|paz|gen|noi|ara|mag|per|tem|kas)$/i;
const SEPARATOR = String.raw`\s?[-/.,]\s?`;
const MARK = '[-/.,]';
/** A time may be glued to the year ("25/06/1811:18"): then two figures are the year. Before a comma and a year they are the day. */
const YEAR = String.raw`((?:19|20)\d\d|\d\d)(?!\d(?!\d?:)|[-/.]\d|\s?,\s?(?:19|20)\d\d(?!\d))`;

const FIGURES = new RegExp(
  String.raw`(?<!\d)(?<!\d\.)(\d{1,2})\s?(${MARK})\s?(\d{1,2})\s?\2\s?${YEAR}`,
  'gi',
);
/** Danes and Swedes write day and month with a slant and a dash before the year: "19/6-2026". */
const SLANT_AND_DASH = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\s?-\s?((?:19|20)\d\d)(?![\d/-])/g;
const YEAR_FIRST = new RegExp(
  String.raw`(?<!\d)((?:19|20)\d\d)(${SEPARATOR}|年)(\d{1,2})(?:\2|月)(\d{1,2})(?!\d(?!\d?:))(?<!\D\d(?=\.\d(?!\d)))`,
  'gi',
);
const DAY_NAME = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})(?:st|nd|rd|th|er|[ºª°]|\.)?(\s*[-/. ]?\s*)(?:de\s)?${MONTH}\.?,?(\s*[-/. ]?\s*)(?:de\s)?['’‘´]?${YEAR}(?=\s*(\p{L}{3,12})?)`,
  'giu',
);
const NAME_DAY = new RegExp(
  String.raw`(?<!\p{L})${MONTH}\.?\s*(\d{1,2})(?:st|nd|rd|th)?(?:\s*,?\s+|\.\s+(?=20\d\d)|(?=20\d\d)|\s,(?=20\d\d)|\s?['’‘´](?=\d\d(?!\d))|,(?=20\d\d)|\s?\/\s?(?=\d))${YEAR}`,
  'giu',
);

const YEAR_NAME = new RegExp(String.raw`(?<![\d.,])((?:19|20)\d\d)[ -]${MONTH}\.?[ -](\d{1,2})(?!\d)`, 'giu');

/** Of thin or faded print one of the two marks may be lost: "05 02-18". */
const FADED = new RegExp(
  String.raw`(?<![\d.,:/-])(\d{2})([-/.]\s?| )(\d{2})([-/.]\s?| )((?:20)?\d\d)(?![\d.,:/-])`,
  'g',
);

/** A crease may print a mark into the day: "8/2.8/26". The figures around it are likely, and no more. */
const CREASED =
  /(?<![\d.,:/-])(\d{1,2})\/([0-3])\.(\d)\/((?:20)?\d\d)(?![\d.,:/-])|(?<![\d.,:/-])(20\d\d)-(\d\d)-([0-3])\.(\d)(?![\d.,:/-])/g;

/** Recognition takes the O of a month for a zero: "0ct", "N0v". */
const ZERO_FOR_O = /(?<![\d\p{L}])0(?=(?:ct|kt|ut)(?!\p{L}{6}))|(?<=(?<!\p{L})n)0(?=v)/giu;

const EARLIEST_YEAR = 1970;

/** All dates printed in a line of text, in the order they stand, overlaps dropped. */
export function printedDates(printed: string): PrintedDate[] {
  const text = printed.replace(ZERO_FOR_O, 'o');
  const found = [
    ...matches(text, YEAR_FIRST, ([, year, , month, day]) => everyOrder(year, month, day)),
    ...matches(text, DAY_NAME, ([, day, before, month, after, year, next]) =>
      year?.length === 2 &&
      (arePeriod(before, after) || WORDS_TOO.test(month ?? '') || monthNumber(next ?? ''))
        ? {}
        : everyOrder(year, monthOf(month), day),
    ),
    ...matches(text, YEAR_NAME, ([, year, month, day]) => everyOrder(year, monthOf(month), day)),
    ...matches(text, NAME_DAY, ([glued, month, day, year]) =>
      /\d{5,6}$/.test(glued ?? '') && WORDS_TOO.test(month ?? '')
        ? {}
        : everyOrder(year, monthOf(month), day),
    ),
    ...matches(text, FIGURES, ([, first, mark, second, year]) => figureReadings([first, second, year], mark)),
    ...matches(text, SLANT_AND_DASH, ([, day, month, year]) => everyOrder(year, month, day)),
    ...matches(text, FADED, ([, first, one, second, other, year]) =>
      one?.trim() === other?.trim() || `${one}${other}`.trim() === ''
        ? {}
        : figureReadings([first, second, year], one?.trim()),
    ),
  ];
  const creased = matches(text, CREASED, ([, first, tens, ones, year, fullYear, month, decade, day]) =>
    fullYear === undefined
      ? figureReadings([first, `${tens}${ones}`, year], '/')
      : everyOrder(fullYear, month, `${decade}${day}`),
  );
  found.push(...creased.map((date) => ({ ...date, isOpen: true as const })));
  const kept: PrintedDate[] = [];
  for (const date of found)
    if (!kept.some((other) => date.from < other.to && other.from < date.to)) kept.push(date);
  return kept.sort((a, b) => a.from - b.from);
}

/** Between the two days of a period stands a dash with room around it: "July 1 - July 31" names the day 31, not a year. */
const arePeriod = (before = '', after = ''): boolean =>
  [before, after].some((between) => /\s-|-\s/.test(between)) && before.includes('-') !== after.includes('-');

/** What a pattern finds; where it means no day, another one may begin within: "1 July - 31 July 2025". */
function matches(
  text: string,
  pattern: RegExp,
  read: (groups: readonly (string | undefined)[]) => PrintedDate['readings'],
): PrintedDate[] {
  const found: PrintedDate[] = [];
  const search = new RegExp(pattern);
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const readings = read([...match]);
    const isDay = Object.keys(readings).length > 0;
    if (isDay) found.push({ from: match.index, to: match.index + match[0].length, readings });
    else search.lastIndex = match.index + 1;
  }
  return found;
}

function everyOrder(year?: string, month?: string, day?: string): PrintedDate['readings'] {
  const date = asDate(year, month, day);
  return date === undefined ? {} : { dmy: date, mdy: date, ymd: date };
}

/** No country that parts its days by dots writes a year of two figures first. */
function figureReadings(
  [first, second, third]: readonly (string | undefined)[],
  mark: string | undefined,
): PrintedDate['readings'] {
  const dmy = asDate(third, second, first);
  const mdy = asDate(third, first, second);
  const mayBeYear = third?.length === 2 && (mark !== '.' || !(dmy ?? mdy));
  const ymd = mayBeYear ? asDate(first, second, third) : undefined;
  return { ...(dmy && { dmy }), ...(mdy && { mdy }), ...(ymd && { ymd }) };
}

function asDate(year = '', month = '', day = ''): CivilDate | undefined {
  const full = year.length <= 2 ? 2000 + Number(year) : Number(year);
  return full < EARLIEST_YEAR ? undefined : civilDate(full, Number(month), Number(day));
}

function monthOf(name = ''): string {
  return String(monthNumber(name) ?? '');
}
