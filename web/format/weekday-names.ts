import { addDays } from '../../shared/civil-date.ts';
import type { WeekStart } from '../../shared/week-start.ts';
import { usual } from './format.ts';

const SOME_FIRST = { monday: '2001-01-01', sunday: '2001-01-07' } as const;
const DAYS_A_WEEK = 7;

/** The days of the week from its first on, in the language that is spoken. */
export function weekdayNames(start: WeekStart): { readonly short: string; readonly long: string }[] {
  const named = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(usual().names, { weekday, timeZone: 'UTC' });
  const [short, long] = [named('short'), named('long')];
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => {
    const day = new Date(`${addDays(SOME_FIRST[start], at)}T00:00:00Z`);
    return { short: short.format(day), long: long.format(day) };
  });
}
