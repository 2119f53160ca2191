import { addDays, todayIn, type CivilDate } from '../../../shared/civil-date.ts';
import { instantOfHour } from '../days/hour-of-day.ts';

/** One person's daily mail: the day it is of, and the instant from which on it goes. */
export interface DailyMail {
  readonly day: CivilDate;
  readonly dueAt: string;
}

/** The first daily mail that goes after an instant, where mails go at this hour. */
export function nextDailyMail(at: Date, hour: number, timeZone: string): DailyMail {
  const today = todayIn(timeZone, at);
  const due = instantOfHour(today, hour, timeZone);
  return due > at.toISOString() ? { day: today, dueAt: due } : dailyMailOf(addDays(today, 1), hour, timeZone);
}

/** The daily mail of a day. */
export const dailyMailOf = (day: CivilDate, hour: number, timeZone: string): DailyMail => ({
  day,
  dueAt: instantOfHour(day, hour, timeZone),
});
