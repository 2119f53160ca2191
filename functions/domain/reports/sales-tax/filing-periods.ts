import { addMonths, daysOfMonth, monthNumber, monthOf } from '../../../../shared/civil-date.ts';
import type { CivilDate } from '../../../../shared/civil-date.ts';
import type { DateRange } from '../../../../shared/model/export.ts';
import { filingMonths } from '../../../../shared/model/sales-tax.ts';
import type { SalesTaxRegistration } from '../../../../shared/model/sales-tax.ts';
import type { Country } from '../../../../shared/model/template.ts';

/** One filing period with the days by which its return and its money are due. */
export interface FilingDays extends DateRange {
  readonly file: CivilDate;
  readonly pay: CivilDate;
}

/** The filing periods that have days of a range, oldest first; the first one begins with the registration. */
export function filingPeriods(
  { from, to }: DateRange,
  { since, period, endsIn }: Pick<SalesTaxRegistration, 'since' | 'period' | 'endsIn'>,
  country: Country,
): FilingDays[] {
  const start = from < since ? since : from;
  const months = filingMonths[period];
  const found: FilingDays[] = [];
  let first = firstOfPeriod(start, months, endsIn);
  while (first !== undefined && first <= to && start <= to) {
    const last = lastOf(addMonths(first, months - 1) ?? first);
    found.push({ from: first < since ? since : first, to: last, ...dueDays(last, months, country) });
    first = addMonths(first, months);
  }
  return found;
}

/** The first day of the period of so many months that a day lies in, where one ends with this month of a year. */
function firstOfPeriod(day: CivilDate, months: number, endsIn: number): CivilDate | undefined {
  const past = (((monthNumber(day) - endsIn) % months) + months) % months;
  return addMonths(`${monthOf(day)}-01`, -past);
}

const lastOf = (day: CivilDate): CivilDate => daysOfMonth(monthOf(day)).to;

/**
 * By when a period's return and its payment are due. Canada: a month after it, of a year three, but for a calendar year's individuals on
 * 15 June, paid by 30 April (GST/HST filing deadlines, CRA). United Kingdom: a month and seven days (VAT Notice 700/12). Ireland: the 19th of
 * the next month (Revenue; ROS allows the 23rd). Australia: 28 October, 28 February, 28 April, 28 July, months by the 21st (ATO). New Zealand:
 * the 28th of the next month, but 7 May and 15 January (Inland Revenue).
 */
function dueDays(last: CivilDate, months: number, country: Country): { file: CivilDate; pay: CivilDate } {
  const after = (by: number): string => monthOf(addMonths(`${monthOf(last)}-01`, by) ?? last);
  const on = (day: CivilDate) => ({ file: day, pay: day });
  const monthEnds = Number(last.slice(5, 7));
  switch (country) {
    case 'Canada':
      if (months < 12) return on(daysOfMonth(after(1)).to);
      return monthEnds === 12
        ? { file: `${after(6)}-15`, pay: `${after(4)}-30` }
        : on(daysOfMonth(after(3)).to);
    case 'UK':
      return on(`${after(2)}-07`);
    case 'Ireland':
      return on(`${after(1)}-19`);
    case 'Australia':
      if (months === 1) return on(`${after(1)}-21`);
      return on(`${after(monthEnds === 12 ? 2 : 1)}-28`);
    default:
      if (monthEnds === 3) return on(`${after(2)}-07`);
      return on(monthEnds === 11 ? `${after(2)}-15` : `${after(1)}-28`);
  }
}
