import { templateFor } from '../../../shared/countries/index.ts';
import { salesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import { isTaxNumber } from '../../../shared/countries/tax-number.ts';
import { bookCategories } from '../../../shared/countries/book-categories.ts';
import type { CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import type { Preferences } from '../../../shared/model/organization.ts';
import type { FieldTrouble } from '../../../shared/text/en/fields.ts';

/** What is wrong with a registration for sales tax in the country of some books; undefined where it can be, or none is said. */
export function registrationTrouble(
  { salesTax }: Preferences,
  books: CategorisingBooks,
): Readonly<Record<string, FieldTrouble>> | undefined {
  if (!salesTax) return undefined;
  const { country } = templateFor(books.country, books.profession);
  const rules = salesTaxRules(country);
  if (!rules) return { 'salesTax.number': { code: 'no-sales-tax' } };
  if (!isTaxNumber(country, salesTax.number))
    return { 'salesTax.number': { code: 'no-tax-number', country } };
  if (!rules.periods.includes(salesTax.period)) return { 'salesTax.period': { code: 'no-filing-period' } };
  const known = new Set(bookCategories(books, 'income').map(({ id }) => id));
  if (Object.keys(salesTax.byCategory ?? {}).some((id) => !known.has(id)))
    return { 'salesTax.byCategory': { code: 'category-not-offered' } };
  return undefined;
}
