import { addDays } from '../../../shared/civil-date.ts';
import { usual } from '../../format/format.ts';

const SOME_MONDAY = '2001-01-01';
const DAYS_A_WEEK = 7;

/** The days of the week from Monday on, in the language that is spoken. */
export function weekdayNames(): { readonly short: string; readonly long: string }[] {
  const named = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(usual().names, { weekday, timeZone: 'UTC' });
  const [short, long] = [named('short'), named('long')];
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => {
    const day = new Date(`${addDays(SOME_MONDAY, at)}T00:00:00Z`);
    return { short: short.format(day), long: long.format(day) };
  });
}
