import { createContext, use } from 'react';
import { todayIn } from '../../shared/civil-date.ts';
import type { CivilDate } from '../../shared/civil-date.ts';
import type { WeekStart } from '../../shared/week-start.ts';

/** What a calendar rests on where the books are kept; the app's frame sets it. */
interface Calendar {
  readonly weekStart: WeekStart;
  readonly timeZone: string;
}

export const CalendarContext = createContext<Calendar>({ weekStart: 'sunday', timeZone: 'UTC' });

/** The day on which weeks begin where the books are kept. */
export const useWeekStart = (): WeekStart => use(CalendarContext).weekStart;

/** Today's civil day in the organization's time zone. */
export const useCalendarDay = (): CivilDate => todayIn(use(CalendarContext).timeZone, new Date());
