import { civilDate, type CivilDate } from '../../../../shared/civil-date.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import { printedDates } from '../../documents/dates/printed-dates.ts';
import { foldText } from '../../text/fold-text.ts';
import { cellText, type TableRow } from './table.ts';

/** First and last day of a statement. */
export interface TablePeriod {
  from: CivilDate;
  to: CivilDate;
}

const PERIOD =
  /\b(period\w*|zeitraum|auszugszeitraum|date range|dates?|from|between|von|vom|du|desde|dal|van|periodo|statement|umsatze|activity|transactions?)\b/;
/** A line of two days and no word, folded. */
const ONLY_DAYS = /^[\d ]+$/;
const FROM =
  /^(von|from|start|start date|from date|date from|beginn|du|date de debut|desde|fecha desde|fecha inicio|dal|data inizio|van|vanaf|od|fra|fran)\b/;
const TO =
  /^(bis|to|end|end date|to date|date to|until|through|ende|au|date de fin|hasta|fecha hasta|fecha fin|al|data fine|tot|tot en met|do|til|till)\b/;

/** The days that the lines above a table say it is of, on one line or one below the other; undefined where they say none. */
export function periodAbove(preamble: readonly TableRow[], order: DateOrder): TablePeriod | undefined {
  const lines = preamble.map((row) => ({ words: wordsOf(row), days: daysIn(row, order) }));
  for (const [at, { words, days }] of lines.entries()) {
    const [from, to, ...others] = withoutDayMade(days);
    if (
      from !== undefined &&
      to !== undefined &&
      others.length === 0 &&
      from <= to &&
      (PERIOD.test(words) || ONLY_DAYS.test(words))
    )
      return { from, to };
    const next = lines[at + 1];
    const [end] = next?.days ?? [];
    const areTwo = FROM.test(words) && TO.test(next?.words ?? '') && days.length === 1;
    if (areTwo && from !== undefined && end !== undefined && from <= end) return { from, to: end };
  }
  return undefined;
}

/** The day a file was made may stand on the line of its period, behind it or before it. */
function withoutDayMade(days: readonly CivilDate[]): readonly CivilDate[] {
  const [a, b, c, ...others] = days;
  if (a === undefined || b === undefined || c === undefined || others.length > 0) return days;
  if (c >= b && b >= a) return [a, b];
  return a >= c && c >= b ? [b, c] : days;
}

/** The days on a line, those of one kind of writing in an order alike; without one those of eight digits, the year first. */
export function daysIn(row: TableRow, order: DateOrder): CivilDate[] {
  const text = textOf(row);
  const printed = printedDates(text).flatMap(({ readings }) => readings[order] ?? []);
  if (printed.length > 0) return printed;
  return [...text.matchAll(EIGHT_DIGITS)].flatMap(
    ([, year, month, day]) => civilDate(Number(year), Number(month), Number(day)) ?? [],
  );
}

const EIGHT_DIGITS = /(?<!\d)(20\d{2})([01]\d)([0-3]\d)(?!\d)/g;

const textOf = (row: TableRow): string => row.cells.map((_, column) => cellText(row, column)).join(' ');

const wordsOf = (row: TableRow): string => foldText(textOf(row));
