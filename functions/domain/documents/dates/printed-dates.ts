import { civilDate, type CivilDate } from '../../../../shared/civil-date.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';

/** A date as printed: the day it means in each order that gives one. A date with a month's name means the same in all. */
export interface PrintedDate {
  from: number;
  to: number;
  readings: Partial<Record<DateOrder, CivilDate>>;
}

/** First letters of the months in English, French, German, Dutch, Spanish and Malay, enough to tell them apart. */
const MONTHS = [
  'jan|ene',
  'feb|fév|fev',
  'mar|mär|mrt|mac|mrz',
  'apr|avr|abr',
  'mai|may|mei',
  'jun|juin',
  'jul|juil|julai',
  'aug|aoû|aou|ago|ogos|ogo',
  'sep',
  'oct|okt|out',
  'nov',
  'dec|déc|dez|dic|dis',
];
const MONTH = `(${MONTHS.join('|')})[a-zéûäç]*`;
const SEPARATOR = String.raw`\s?[-/.,]\s?`;
/** A time may be glued to the year ("25/06/1811:18"): then two figures are the year. */
const YEAR = String.raw`((?:19|20)\d\d|\d\d)(?!\d(?!\d?:)|[-/.]\d)`;

const FIGURES = new RegExp(String.raw`(?<![\d.])(\d{1,2})(${SEPARATOR})(\d{1,2})\2${YEAR}`, 'gi');
const YEAR_FIRST = new RegExp(
  String.raw`(?<!\d)((?:19|20)\d\d)(${SEPARATOR}|年)(\d{1,2})(?:\2|月)(\d{1,2})(?!\d(?!\d?:))`,
  'gi',
);
const DAY_NAME = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})(?:st|nd|rd|th|\.)?(\s*[-/. ]?\s*)(?:de\s)?${MONTH}\.?,?(\s*[-/. ]?\s*)(?:de\s)?'?${YEAR}(?!\s*(?:${MONTHS.join('|')}))`,
  'gi',
);
const NAME_DAY = new RegExp(
  String.raw`(?<![a-z])${MONTH}\.?\s*(\d{1,2})(?:st|nd|rd|th)?\s*,?\s+${YEAR}`,
  'gi',
);

/** Of thin or faded print one of the two marks may be lost: "05 02-18". */
const FADED = new RegExp(
  String.raw`(?<![\d.,:/-])(\d{2})([-/.]\s?| )(\d{2})([-/.]\s?| )((?:20)?\d\d)(?![\d.,:/-])`,
  'g',
);

const EARLIEST_YEAR = 1990;

/** All dates printed in a line of text, in the order they stand, overlaps dropped. */
export function printedDates(text: string): PrintedDate[] {
  const found = [
    ...matches(text, YEAR_FIRST, ([, year, , month, day]) => everyOrder(year, month, day)),
    ...matches(text, DAY_NAME, ([, day, before, month, after, year]) =>
      year?.length === 2 && arePeriod(before, after) ? {} : everyOrder(year, monthNumber(month), day),
    ),
    ...matches(text, NAME_DAY, ([, month, day, year]) => everyOrder(year, monthNumber(month), day)),
    ...matches(text, FIGURES, ([, first, , second, year]) => figureReadings(first, second, year)),
    ...matches(text, FADED, ([, first, one, second, other, year]) =>
      one?.trim() === other?.trim() || `${one}${other}`.trim() === ''
        ? {}
        : figureReadings(first, second, year),
    ),
  ];
  const kept: PrintedDate[] = [];
  for (const date of found)
    if (!kept.some((other) => date.from < other.to && other.from < date.to)) kept.push(date);
  return kept.sort((a, b) => a.from - b.from);
}

/** Between the two days of a period stands a dash with room around it: "July 1 - July 31" names the day 31, not a year. */
const arePeriod = (before = '', after = ''): boolean =>
  [before, after].some((between) => /\s-|-\s/.test(between)) && before.includes('-') !== after.includes('-');

function matches(
  text: string,
  pattern: RegExp,
  read: (groups: readonly (string | undefined)[]) => PrintedDate['readings'],
): PrintedDate[] {
  return [...text.matchAll(pattern)]
    .map((match) => ({ from: match.index, to: match.index + match[0].length, readings: read([...match]) }))
    .filter(({ readings }) => Object.keys(readings).length > 0);
}

function everyOrder(year?: string, month?: string, day?: string): PrintedDate['readings'] {
  const date = asDate(year, month, day);
  return date === undefined ? {} : { dmy: date, mdy: date, ymd: date };
}

function figureReadings(first?: string, second?: string, third?: string): PrintedDate['readings'] {
  const dmy = asDate(third, second, first);
  const mdy = asDate(third, first, second);
  const ymd = third?.length === 2 ? asDate(first, second, third) : undefined;
  return { ...(dmy && { dmy }), ...(mdy && { mdy }), ...(ymd && { ymd }) };
}

function asDate(year = '', month = '', day = ''): CivilDate | undefined {
  const full = year.length <= 2 ? 2000 + Number(year) : Number(year);
  return full < EARLIEST_YEAR ? undefined : civilDate(full, Number(month), Number(day));
}

function monthNumber(name = ''): string {
  const lower = name.toLowerCase();
  return String(MONTHS.findIndex((starts) => starts.split('|').includes(lower)) + 1);
}
