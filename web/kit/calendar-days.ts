import { addDays, addMonths, daysBetween, daysOfMonth } from '../../shared/civil-date.ts';
import type { CivilDate } from '../../shared/civil-date.ts';
import { daysIntoWeek } from '../../shared/week-start.ts';
import type { WeekStart } from '../../shared/week-start.ts';

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

/** The weeks of a month `yyyy-MM`; undefined stands for the days of its neighbours. */
export function weeksOf(month: string, start: WeekStart): (CivilDate | undefined)[][] {
  const { from, to } = daysOfMonth(month);
  const first = addDays(from, -daysIntoWeek(from, start));
  const weeks = Math.floor(daysBetween(first, to) / DAYS_A_WEEK) + 1;
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, at) => {
      const day = addDays(first, week * DAYS_A_WEEK + at);
      return from <= day && day <= to ? day : undefined;
    }),
  );
}

/** A key and whether shift is held with it. */
interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Where a key leads from a day of a calendar: a day, a week, to an end of the week, a month or (with shift) a year; undefined of any other key. */
export function dayByKey(
  day: CivilDate,
  { key, shiftKey: isShift }: Pressed,
  start: WeekStart,
): CivilDate | undefined {
  const months = isShift ? MONTHS_A_YEAR : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_A_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_A_WEEK);
    case 'Home':
      return addDays(day, -daysIntoWeek(day, start));
    case 'End':
      return addDays(day, DAYS_A_WEEK - 1 - daysIntoWeek(day, start));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
}

/** The month so many after another, `yyyy-MM`; itself at the ends of the calendar. */
export const monthAfter = (month: string, by: number): string =>
  addMonths(`${month}-01`, by)?.slice(0, 7) ?? month;
