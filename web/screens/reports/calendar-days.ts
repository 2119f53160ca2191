import { addDays, addMonths, daysBetween, daysOfMonth } from '../../../shared/civil-date.ts';
import type { CivilDate } from '../../../shared/civil-date.ts';

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;
const SOME_MONDAY = '0001-01-01';

/** How many days after its week's Monday a day is. */
const weekday = (day: CivilDate): number => daysBetween(SOME_MONDAY, day) % DAYS_A_WEEK;

/** The weeks of a month `yyyy-MM` from Monday to Sunday; undefined stands for the days of its neighbours. */
export function weeksOf(month: string): (CivilDate | undefined)[][] {
  const { from, to } = daysOfMonth(month);
  const monday = addDays(from, -weekday(from));
  const weeks = Math.floor(daysBetween(monday, to) / DAYS_A_WEEK) + 1;
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, at) => {
      const day = addDays(monday, week * DAYS_A_WEEK + at);
      return from <= day && day <= to ? day : undefined;
    }),
  );
}

/** Where a key leads from a day of a calendar: a day, a week, to an end of the week, a month or (with shift) a year; undefined of any other key. */
export function dayByKey(day: CivilDate, key: string, isShift = false): CivilDate | undefined {
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
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, DAYS_A_WEEK - 1 - weekday(day));
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
