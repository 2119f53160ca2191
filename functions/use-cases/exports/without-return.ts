import { templateFor } from '../../../shared/countries/index.ts';
import { salesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

/** Why no sales tax return of these books is computed, whatever their days hold, if none is. */
export function withoutReturn({
  country,
  profession,
  salesTax,
}: Pick<StoredOrganization, 'country' | 'profession' | 'salesTax'>): Refusal | undefined {
  const isComputed =
    salesTaxRules(templateFor(country, profession).country) !== undefined &&
    salesTax?.method !== 'simplified';
  return isComputed ? undefined : refuse('nothing-to-export', { because: { code: 'no-sales-tax-return' } });
}
