import type { BookSettings } from '../model/organization.ts';
import { templateFor } from './index.ts';
import { salesTaxRules } from './sales-tax-rules.ts';
import { standardTaxes } from './standard-taxes.ts';

type Books = Pick<BookSettings, 'country' | 'profession'>;

/** Whether a business's return asks for the tax on services that it buys from abroad: a registered one's, of a country that has it so. */
export const hasReverseCharge = ({ salesTax, ...books }: Books & Pick<BookSettings, 'salesTax'>): boolean =>
  salesTax?.method === 'normal' && isReversed(books);

/** What the buyer of such a service owes on a day, in percent of its price: the country's usual rate; 0 where nothing is asked. */
export function reverseRate(books: Books, date: string): number {
  if (!isReversed(books)) return 0;
  const { country, templateData } = templateFor(books.country, books.profession);
  return standardTaxes(country, null, { currency: templateData.currency, date })[0]?.rate ?? 0;
}

const isReversed = ({ country, profession }: Books): boolean =>
  salesTaxRules(templateFor(country, profession).country)?.isReversed === true;
