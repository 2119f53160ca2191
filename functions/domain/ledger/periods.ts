import { addDays, daysBetween, daysOfMonth, monthOf } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';

/** A range cut at month borders: the whole months in the middle (read as totals) and the days left over (read as rows). */
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

/** The period of the same length just before: whole months before whole months, otherwise as many days. */
export function periodBefore({ from, to }: DateRange): DateRange {
  const { months, edges } = splitAtMonths({ from, to });
  const end = addDays(from, -1);
  if (months && edges.length === 0)
    return { from: `${monthsBefore(months.from, monthCount(months))}-01`, to: end };
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

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

function monthsBefore(month: string, count: number): string {
  const number = monthNumber(month) - count;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}
