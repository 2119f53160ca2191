import { daysBetween } from './civil-date.ts';
import type { CivilDate } from './civil-date.ts';

/** The day on which a country's calendars begin a week. */
export type WeekStart = 'sunday' | 'monday';

/** By Unicode's CLDR, `weekData`: Sunday in the USA and Canada, Monday in the other countries; books without a country are those of the USA. */
export const weekStartIn = (country: string | null): WeekStart =>
  country === null || country === 'USA' || country === 'Canada' ? 'sunday' : 'monday';

const DAYS_A_WEEK = 7;
const SOME_FIRST = { monday: '0001-01-01', sunday: '0001-01-07' } as const;

/** How many days after the first of its week a day is, 0 to 6. */
export const daysIntoWeek = (day: CivilDate, start: WeekStart): number =>
  (daysBetween(SOME_FIRST[start], day) + DAYS_A_WEEK) % DAYS_A_WEEK;
