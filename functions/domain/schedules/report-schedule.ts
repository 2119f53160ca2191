import * as z from 'zod';
import { addDays, daysOfMonth, monthOf, todayIn, type CivilDate } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { CivilDay } from '../../../shared/model/common.ts';
import { ScheduleDue, ScheduleFrequency, ScheduleTerms } from '../../../shared/model/report-schedule.ts';
import { rangeNamed } from '../../../shared/report-ranges.ts';
import { instantOfHour } from '../days/hour-of-day.ts';

/** A schedule of reports, as the books keep it. */
export const KeptReportSchedule = ScheduleTerms.extend({
  id: z.string(),
  organizationId: z.string(),
  /** Who said last what it sends to whom: it goes on while they may. */
  userId: z.string(),
  /** What it was set up by: sent again it is the same. */
  asked: z.string(),
  isPaused: z.boolean(),
  /** What would have been due before this instant is let pass: from when it was set up, or goes on after a pause. */
  openFrom: z.string(),
  /** The last day of the latest period that was decided, mailed or not, for each rhythm that it ever had. */
  doneUntil: z.partialRecord(ScheduleFrequency, CivilDay),
  /** The period that is mailed next. */
  due: ScheduleDue,
  createdAt: z.string(),
  deletedAt: z.string().optional(),
  version: z.int(),
});
export type KeptReportSchedule = z.infer<typeof KeptReportSchedule>;

/** What of a schedule says which period is next. */
type Timing = Pick<KeptReportSchedule, 'frequency' | 'day' | 'hour' | 'timeZone' | 'openFrom' | 'doneUntil'>;

const rangeOf = { monthly: 'this-month', quarterly: 'this-quarter', yearly: 'this-year' } as const;

/**
 * The period that is mailed next: the one after the latest that was decided, so that each is mailed once whatever is changed of day, hour or
 * zone, and all that were missed go one after the other; never one that was due before the schedule was open. Where the fiscal year was
 * moved it is the first that ends after what was decided: no day is left out, some may be told again.
 */
export function dueNext(timing: Timing, fiscalYearStart: string): ScheduleDue {
  const { frequency, timeZone, openFrom, doneUntil } = timing;
  const periodWith = (day: CivilDate) => rangeNamed(rangeOf[frequency], { today: day, fiscalYearStart });
  const done = doneUntil[frequency];
  const today = todayIn(timeZone, new Date(openFrom));
  const first = done === undefined ? addDays(periodWith(today).from, -1) : addDays(done, 1);
  for (let period = periodWith(first); ; period = periodWith(addDays(period.to, 1))) {
    const due = dueOf(period, timing);
    if (due.dueAt >= openFrom) return due;
  }
}

function dueOf({ from, to }: DateRange, { day, hour, timeZone }: Timing): ScheduleDue {
  return { from, to, dueAt: instantOfHour(sendingDay(to, day), hour, timeZone) };
}

/** The first such day of a month after the end of a period. */
function sendingDay(end: CivilDate, day: Timing['day']): CivilDate {
  const inMonth = (month: string) =>
    day === 'last' ? daysOfMonth(month).to : `${month}-${String(day).padStart(2, '0')}`;
  const month = monthOf(addDays(end, 1));
  const soonest = inMonth(month);
  return soonest > end ? soonest : inMonth(monthOf(addDays(daysOfMonth(month).to, 1)));
}

/** It with what is due next, by the organisation's fiscal year. */
export const placed = (
  schedule: Omit<KeptReportSchedule, 'due'>,
  fiscalYearStart: string,
): KeptReportSchedule => ({ ...schedule, due: dueNext(schedule, fiscalYearStart) });

/** It once a period is decided. */
export const decided = (
  schedule: KeptReportSchedule,
  { to }: DateRange,
  fiscalYearStart: string,
): KeptReportSchedule =>
  placed({ ...schedule, doneUntil: { ...schedule.doneUntil, [schedule.frequency]: to } }, fiscalYearStart);

/** It going on after a while in which nothing was mailed: from today on, what was due earlier is not made up for. */
export function goingOnAt(
  schedule: KeptReportSchedule,
  now: Date,
  fiscalYearStart: string,
): KeptReportSchedule {
  const { timeZone } = schedule;
  const today = instantOfHour(todayIn(timeZone, now), 0, timeZone);
  const openFrom = schedule.openFrom > today ? schedule.openFrom : today;
  return placed({ ...schedule, openFrom }, fiscalYearStart);
}

/** Whether it mails anything: not while it is paused, nor once it is deleted. */
export const isActive = ({ isPaused, deletedAt }: KeptReportSchedule): boolean =>
  !isPaused && deletedAt === undefined;

/** Whether its next period is to be mailed by now. */
export const isDue = (schedule: KeptReportSchedule, now: Date): boolean =>
  isActive(schedule) && schedule.due.dueAt <= now.toISOString();
