import {
  addDays,
  addMonths,
  daysBetween,
  daysOfMonth,
  isCivilDate,
  monthNumber,
  monthOf,
  type CivilDate,
} from './civil-date.ts';
import type { DateRange } from './model/export.ts';
import { daysIntoWeek } from './week-start.ts';
import type { WeekStart } from './week-start.ts';

/** The ranges of reports that today chooses; any other is chosen by its days. */
export const namedRanges = ['this-week', 'this-month', 'last-month', 'this-quarter', 'this-year'] as const;
export type NamedRange = (typeof namedRanges)[number];

/** From where ranges are counted: today in the organisation's time zone, the day `MM-DD` on which its fiscal years begin, and that of its weeks. */
export interface RangeBasis {
  readonly today: CivilDate;
  readonly fiscalYearStart: string;
  /** Monday unless said; only this week asks for it. */
  readonly weekStart?: WeekStart;
}

/**
 * The first and last day of a range, whole, whatever of it is still ahead. Weeks are those of the country's calendars. Years are those of the
 * organisation, and quarters a quarter of them: from 6 April in the UK, as its tax is counted. Where a month has no such day as the
 * one that a year begins on, its quarter begins on the month's last.
 */
export function rangeNamed(
  name: NamedRange,
  { today, fiscalYearStart, weekStart = 'monday' }: RangeBasis,
): DateRange {
  const begin = `${today.slice(0, 4)}-${fiscalYearStart}`;
  switch (name) {
    case 'this-week':
      return weekOf(today, weekStart);
    case 'this-month':
      return daysOfMonth(monthOf(today));
    case 'last-month':
      return daysOfMonth(monthOf(addDays(`${monthOf(today)}-01`, -1)));
    case 'this-quarter':
      return turnWith(today, begin, MONTHS_A_QUARTER);
    case 'this-year':
      return turnWith(today, begin, MONTHS_A_YEAR);
  }
}

const DAYS_A_WEEK = 7;
const MONTHS_A_QUARTER = 3;
const MONTHS_A_YEAR = 12;

function weekOf(today: CivilDate, weekStart: WeekStart): DateRange {
  const first = addDays(today, -daysIntoWeek(today, weekStart));
  return { from: first, to: addDays(first, DAYS_A_WEEK - 1) };
}

/** Of the turns of so many months that begin on a day of this year, the one that holds today. */
function turnWith(today: CivilDate, begin: CivilDate, months: number): DateRange {
  const turns = Math.floor((monthNumber(today) - monthNumber(begin)) / months);
  const starts = [turns - 1, turns, turns + 1, turns + 2].flatMap(
    (turn) => addMonths(begin, turn * months) ?? [],
  );
  const from = starts.findLast((start) => start <= today) ?? today;
  const next = starts.find((start) => start > today);
  return { from, to: next === undefined ? today : addDays(next, -1) };
}

/**
 * What a range is compared with: the one of its kind that ends the day before it begins. As many months before as it has, from whichever day of
 * them it begins (a month with the month before, a fiscal year with the last one), else as many days. Undefined where none can be written.
 */
export function rangeBefore({ from, to }: DateRange): DateRange | undefined {
  const months = wholeMonthsOf({ from, to });
  const first = months === undefined ? addDays(from, -(daysBetween(from, to) + 1)) : addMonths(from, -months);
  return first !== undefined && isCivilDate(first) ? { from: first, to: addDays(from, -1) } : undefined;
}

/**
 * The same days of the year before. Whole months stay whole, so that a February is compared with all of the one before it; in any other
 * range the 29th of February stands beside the 28th. Undefined where none can be written.
 */
export function rangeYearBefore({ from, to }: DateRange): DateRange | undefined {
  const [first, last] = [addMonths(from, -MONTHS_A_YEAR), addMonths(to, -MONTHS_A_YEAR)];
  if (first === undefined || last === undefined) return undefined;
  const isOfMonths = from.endsWith('-01') && to === daysOfMonth(monthOf(to)).to;
  return { from: first, to: isOfMonths ? daysOfMonth(monthOf(last)).to : last };
}

/** How many months a range has, from whichever day of them it begins; undefined where it is not just so many. */
function wholeMonthsOf({ from, to }: DateRange): number | undefined {
  const next = addDays(to, 1);
  const months = monthNumber(next) - monthNumber(from);
  return months > 0 && addMonths(from, months) === next ? months : undefined;
}

/** What a range is compared with: the period before it, and the same days of the year before. */
export interface Comparison {
  readonly before: DateRange | undefined;
  readonly yearBefore: DateRange | undefined;
}

/** A range's comparison, which while it runs has as much of either period as is over of the range by today. */
export function comparedWith(range: DateRange, today: CivilDate): Comparison {
  const before = rangeBefore(range);
  if (today < range.from || today >= range.to) return { before, yearBefore: rangeYearBefore(range) };
  return {
    before: before && { from: before.from, to: sameDayBefore(range, before, today) },
    yearBefore: rangeYearBefore({ from: range.from, to: today }),
  };
}

/** The day of the period before that is as far on in it as today is in the range. */
function sameDayBefore(range: DateRange, before: DateRange, today: CivilDate): CivilDate {
  const months = wholeMonthsOf(range);
  const day = months === undefined ? undefined : addMonths(today, -months);
  const same = day ?? addDays(before.from, daysBetween(range.from, today));
  return same < before.to ? same : before.to;
}

/** How many months of a range have begun by today, the first with its first day; at least one. */
export function monthsBegun({ from, to }: DateRange, today: CivilDate): number {
  const last = today >= from && today < to ? today : to;
  const months = monthNumber(last) - monthNumber(from);
  const turn = addMonths(from, months);
  return Math.max(1, turn !== undefined && turn <= last ? months + 1 : months);
}
