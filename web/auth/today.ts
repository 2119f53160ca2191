import { daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import type { CivilDate } from '../../shared/civil-date.ts';
import { useSignedIn } from './me-context.ts';

/** Today's civil day in the organisation's time zone. */
export function useToday(): CivilDate {
  return todayIn(useSignedIn().organization.timeZone, new Date());
}

/** First and last day of the month that a day lies in. */
export function monthAround(day: CivilDate): { from: CivilDate; to: CivilDate } {
  return daysOfMonth(monthOf(day));
}

/** First and last day of the calendar year that a day lies in. */
export function yearAround(day: CivilDate): { from: CivilDate; to: CivilDate } {
  return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
}

/** The twelve months that end with the month of a day, from the first day to the last. */
export function yearUpTo(day: CivilDate): { from: CivilDate; to: CivilDate } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month === 12 ? `${year}-01-01` : `${year - 1}-${String(month + 1).padStart(2, '0')}-01`;
  return { from: first, to: monthAround(day).to };
}
