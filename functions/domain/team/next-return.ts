import { addMonths } from '../../../shared/civil-date.ts';
import type { CivilDate } from '../../../shared/civil-date.ts';
import { salesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import type { BookSettings } from '../../../shared/model/organization.ts';
import { filingPeriods } from '../reports/sales-tax/filing-periods.ts';

/** A return by the days that it is of, and the day by which it is due. */
export interface DueReturn {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly dueOn: CivilDate;
}

/** The longest period is a year, and its return is due within half a year: whatever is due from today on began after that. */
const MONTHS_BACK = 18;

/** The earliest sales tax return of books whose day has not passed; undefined where they file none by the normal method. */
export function nextReturn(
  { country: kept, profession, salesTax }: Pick<BookSettings, 'country' | 'profession' | 'salesTax'>,
  today: CivilDate,
): DueReturn | undefined {
  const { country } = templateFor(kept, profession);
  if (salesTax?.method !== 'normal' || !salesTaxRules(country)) return undefined;
  const range = { from: addMonths(today, -MONTHS_BACK) ?? today, to: today };
  const due = filingPeriods(range, salesTax, country).find(({ file }) => file >= today);
  return due && { from: due.from, to: due.to, dueOn: due.file };
}
