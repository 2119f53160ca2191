import { addDays, addMonths } from './civil-date.ts';
import type { DateRange } from './model/export.ts';

/** What a business claims of an allowance by the first day of each of its years, in minor units of its books' currency. */
type AllowanceClaims = Readonly<Record<string, number>>;

/** Whether days are a year from their first one on, for which an allowance is claimed. */
export function isYear({ from, to }: DateRange): boolean {
  const next = addMonths(from, 12);
  return next !== undefined && to === addDays(next, -1);
}

/** What is claimed of an allowance for the year that these days are; undefined where nobody has said, or where they are no year. */
export const allowanceClaimed = (claims: AllowanceClaims | undefined, days: DateRange): number | undefined =>
  isYear(days) ? claims?.[days.from] : undefined;
