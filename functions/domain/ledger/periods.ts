import {
  addDays,
  addMonths,
  daysBetween,
  daysOfMonth,
  monthNumber,
  monthOf,
} from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';

/** A range cut at month borders: the whole months in the middle and the days left over at its edges. */
export interface MonthSplit {
  /** First and last whole month `yyyy-MM`, if there is one. */
  readonly months: { from: string; to: string } | undefined;
  readonly edges: DateRange[];
}

/** Splits a range so that its cost does not grow with its length: at most two partial months remain as days. */
export function splitAtMonths({ from, to }: DateRange): MonthSplit {
  const firstWhole = from.endsWith('-01') ? from : addDays(daysOfMonth(monthOf(from)).to, 1);
  const lastWhole = to === daysOfMonth(monthOf(to)).to ? to : addDays(`${monthOf(to)}-01`, -1);
  if (firstWhole > lastWhole) return { months: undefined, edges: [{ from, to }] };
  const edges = [
    ...(from < firstWhole ? [{ from, to: addDays(firstWhole, -1) }] : []),
    ...(lastWhole < to ? [{ from: addDays(lastWhole, 1), to }] : []),
  ];
  return { months: { from: monthOf(firstWhole), to: monthOf(lastWhole) }, edges };
}

/** The last day that can be written. */
const LAST_DAY = '9999-12-31';

/** All days after this one. */
export const daysAfter = (day: string): DateRange => ({ from: addDays(day, 1), to: LAST_DAY });

/** The months that a range touches. */
export function monthsOf({ from, to }: DateRange): { from: string; to: string } {
  return { from: monthOf(from), to: monthOf(to) };
}

/**
 * What a period is compared with. Whole months with as many before; while the last of them runs, up to the same day. A part of a month
 * with the same days of the month before; any other range with as many days just before it. Nothing lies before the first day that can be written.
 */
export function periodBefore({ from, to }: DateRange, today: string = to): DateRange | undefined {
  if (monthNumber(from) - MONTHS_A_YEAR <= monthNumber(to) - monthNumber(from)) return undefined;
  const { months, edges } = splitAtMonths({ from, to });
  if (months && edges.length === 0) {
    const before = monthCount(months);
    if (today < from || today >= to) return { from: earlier(from, before), to: addDays(from, -1) };
    return { from: earlier(from, before), to: earlier(today, before) };
  }
  if (monthOf(from) === monthOf(to)) return { from: earlier(from, 1), to: earlier(to, 1) };
  const end = addDays(from, -1);
  return { from: addDays(end, -daysBetween(from, to)), to: end };
}

/** The calendar month or year of `today`. */
export function periodOf(type: 'monthly' | 'yearly', today: string): DateRange {
  if (type === 'monthly') return daysOfMonth(monthOf(today));
  return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
}

function monthCount({ from, to }: { from: string; to: string }): number {
  return monthNumber(to) - monthNumber(from) + 1;
}

const MONTHS_A_YEAR = 12;

/** The same day so many months before: `periodBefore` asks for none that lies before the calendar. */
const earlier = (day: string, months: number): string => addMonths(day, -months) ?? day;
