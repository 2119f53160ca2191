import { templateFor } from '../../../shared/countries/index.ts';
import { standardTaxes } from '../../../shared/countries/standard-taxes.ts';
import { isCivilDate } from '../../../shared/civil-date.ts';
import { taxAdded } from '../../../shared/included-tax.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { taxName } from '../entry/panel/tax-name.ts';

/** A new income as far as it decides whether tax comes on top of its price. */
interface Sale {
  readonly kind: string;
  readonly categoryId: string;
  readonly currency: string;
  readonly date: string;
}

/** The taxes that come on top of a price, by name, and what they make of an amount before tax, in minor units. */
export interface TaxOnTop {
  readonly names: string;
  readonly withTax: (amountMinor: number) => number;
}

/**
 * What the business adds to the price of a sale on its day; undefined where its prices include the tax, where the sale has none, and where
 * neither can be told.
 */
export function useTaxOnTop(): (sale: Sale) => TaxOnTop | undefined {
  const { country, profession, region, currency: home, salesTax } = useSignedIn().organization;
  return ({ kind, categoryId, currency, date }) => {
    const isRegistered = salesTax?.method === 'normal' && isCivilDate(date) && salesTax.since <= date;
    if (kind !== 'income' || currency !== home || !isRegistered) return undefined;
    const pricing = salesTax.sales === 'mixed' ? salesTax.byCategory?.[categoryId] : salesTax.sales;
    if (pricing !== 'added') return undefined;
    const taxes = standardTaxes(templateFor(country, profession).country, region, { currency, date });
    const rates = taxes.map(({ rate }) => rate);
    return {
      names: taxes.map(taxName).join(' + '),
      withTax: (amount) => amount + taxAdded(amount, rates),
    };
  };
}
