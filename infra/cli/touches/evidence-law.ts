import type { Country } from '../../../shared/model/template.ts';
import type { YearRow } from './year-book.ts';

/**
 * Below these, in minor units, law asks for no document of an expense: IRS Pub. 463 ch. 5 ($75 but for lodging), ATO ($82.50 with GST). The others
 * have simpler documents for small amounts, none without one.
 */
const SMALL: Partial<Record<Country, number>> = { USA: 7500, Australia: 8250 };

/** Whether the law of a country wants a document of an expense beside the bank's statement. Written apart from the product's own rule. */
export function isReceiptWantedByLaw({ truth, cause, amount }: YearRow, country: Country): boolean {
  if (truth === 'bank-charges' || truth === 'interest' || truth === 'wages') return false;
  if (cause === 'card payments' || cause === 'transfers' || cause === 'payroll' || cause === 'taxes')
    return false;
  const small = SMALL[country];
  if (small === undefined) return true;
  return country === 'USA' ? truth === 'travel' || -amount >= small : -amount > small;
}
