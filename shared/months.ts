import { daysOfMonth, monthNumber, monthOf } from './civil-date.ts';
import type { CivilDate } from './civil-date.ts';
import type { DateRange } from './model/export.ts';

/** The month (yyyy-MM) that lies so many before another; the first there is where that one is too near to it. */
function monthBefore(month: string, by: number): string {
  const number = Math.max(12, Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - by);
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** So many months, oldest first, up to one and with it. */
export function monthsUntil(last: string, count: number): string[] {
  const months = Array.from({ length: count }, (_, at) => monthBefore(last, count - 1 - at));
  return [...new Set(months)];
}

/** Each month that has days of a range, oldest first, with those days: all of a month but for the first and the last. */
export function monthsWithin({ from, to }: DateRange): { month: string; from: CivilDate; to: CivilDate }[] {
  return monthsUntil(monthOf(to), monthNumber(to) - monthNumber(from) + 1).map((month) => {
    const days = daysOfMonth(month);
    return { month, from: days.from < from ? from : days.from, to: days.to > to ? to : days.to };
  });
}
