import { zoneFormats } from './zone-formats.ts';

/** A day of the calendar without time or zone, `yyyy-MM-dd` (ISO 8601). */
export type CivilDate = string;

const MS_PER_DAY = 86_400_000;
const MONTHS_A_YEAR = 12;

/** Whether `text` is `yyyy-MM-dd` and names a day that exists. */
export function isCivilDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts !== null && isDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || year < 0 || year > 9999 || !Number.isInteger(day) || day < 1) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0));
}

/** The civil date of year, month (1–12) and day, or undefined where the calendar has no such day. */
export function civilDate(year: number, month: number, day: number): CivilDate | undefined {
  return isDay(year, month, day) ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : undefined;
}

/** Whole days from `a` to `b`; negative when `b` is earlier. */
export function daysBetween(a: CivilDate, b: CivilDate): number {
  return Math.round((Date.parse(`${b}T00:00:00Z`) - Date.parse(`${a}T00:00:00Z`)) / MS_PER_DAY);
}

/** The day `days` after `date` (before it when negative). */
export function addDays(date: CivilDate, days: number): CivilDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/**
 * The same day so many months after `date` (before it when negative), or the last day of a month that is too short for it; undefined beyond
 * the calendar.
 */
export function addMonths(date: CivilDate, months: number): CivilDate | undefined {
  const number = monthNumber(date) + months;
  const first = civilDate(Math.floor(number / MONTHS_A_YEAR), (number % MONTHS_A_YEAR) + 1, 1);
  if (first === undefined) return undefined;
  const month = monthOf(first);
  const same = `${month}-${date.slice(8)}`;
  const { to: last } = daysOfMonth(month);
  return same < last ? same : last;
}

/** Months since the year 0. */
export function monthNumber(date: CivilDate): number {
  return Number(date.slice(0, 4)) * MONTHS_A_YEAR + Number(date.slice(5, 7)) - 1;
}

/** Whether a day lies after the one on which a document came; the next one may still be that day elsewhere on earth. */
export const isAhead = (day: CivilDate, arrivedOn: CivilDate): boolean => day > addDays(arrivedOn, 1);

/** `yyyy-MM` of a day. */
export function monthOf(date: CivilDate): string {
  return date.slice(0, 7);
}

/** First and last day of a month `yyyy-MM`. */
export function daysOfMonth(month: string): { from: CivilDate; to: CivilDate } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${pad(last, 2)}` };
}

const dayFormats = zoneFormats({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** Today in an IANA time zone, at the instant `now`. */
export function todayIn(timeZone: string, now: Date): CivilDate {
  return dayFormats(timeZone).format(now);
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
