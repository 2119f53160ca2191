import { addDays, addMonths, daysBetween, monthNumber, type CivilDate } from './civil-date.ts';
import type { Frequency } from './model/frequency.ts';

/** When something comes again: at this rhythm, counted from the day on which it is first due. */
export interface Rhythm {
  readonly firstDueDate: CivilDate;
  readonly frequency: Frequency;
  /** The last day on which it may be due. */
  readonly endDate?: CivilDate | undefined;
}

const DAYS_OF_WEEK = 7;
const monthsOf = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/**
 * The first due day on or after `day` that is not skipped; undefined where none is left. Months are counted from the first due day, never
 * from the last one: what began on a 31st comes on the last day of a short month and on the 31st again after it.
 */
export function dueFrom(
  rhythm: Rhythm,
  day: CivilDate,
  skipped: readonly CivilDate[] = [],
): CivilDate | undefined {
  for (let turn = turnsBefore(rhythm, day); ; turn += 1) {
    const due = dueDay(rhythm, turn);
    if (due === undefined || (rhythm.endDate !== undefined && due > rhythm.endDate)) return undefined;
    if (due >= day && !skipped.includes(due)) return due;
  }
}

/**
 * The day from which the months of what is next due on `wanted` are counted: the first of these days that leads there, else `wanted`
 * itself. So a 31st stays one although a short month comes next.
 */
export const countedFrom = (wanted: CivilDate, frequency: Frequency, days: readonly CivilDate[]): CivilDate =>
  days.find((day) => day <= wanted && dueFrom({ firstDueDate: day, frequency }, wanted) === wanted) ?? wanted;

/** The first due day after a day. */
export const dueAfter = (
  rhythm: Rhythm,
  day: CivilDate,
  skipped?: readonly CivilDate[],
): CivilDate | undefined => dueFrom(rhythm, addDays(day, 1), skipped);

/** A number of turns after which the due day lies on or before `day`, by one at most. */
function turnsBefore({ firstDueDate, frequency }: Rhythm, day: CivilDate): number {
  const turns =
    frequency === 'weekly'
      ? daysBetween(firstDueDate, day) / DAYS_OF_WEEK
      : (monthNumber(day) - monthNumber(firstDueDate)) / monthsOf[frequency];
  return Math.max(0, Math.floor(turns));
}

/** The day on which it is due for the n-th time after the first; undefined beyond the calendar. */
function dueDay({ firstDueDate, frequency }: Rhythm, turn: number): CivilDate | undefined {
  if (frequency === 'weekly') return inCalendar(addDays(firstDueDate, turn * DAYS_OF_WEEK));
  return addMonths(firstDueDate, turn * monthsOf[frequency]);
}

/** Days after the year 9999 are written with a sign and more digits: they are none of ours. */
const inCalendar = (day: CivilDate): CivilDate | undefined => (day.startsWith('+') ? undefined : day);
