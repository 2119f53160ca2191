import { monthOf } from '../../../shared/civil-date.ts';
import { standingIn } from '../../../shared/countries/book-categories.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { salesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import { shareOf } from '../../../shared/exchange.ts';
import type { TaxedBooks } from '../ledger/assumed-taxes.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { claimableTax, taxedLines } from '../ledger/taxed-lines.ts';
import type { TaxedLine } from '../ledger/taxed-lines.ts';
import { claimRules } from '../reports/sales-tax/claim-rules.ts';

/** Whether any report of some books leaves sales tax out. */
export const areNetOfTax = ({ salesTax, country, profession }: TaxedBooks): boolean =>
  salesTax?.method === 'normal' && salesTaxRules(templateFor(country, profession).country) !== undefined;

/**
 * Tells of rows, each once and in the order of their days, what of each of their lines reports leave out as sales tax: signed as the line's
 * amount, undefined where it is nothing. All that was charged on sales, and what may be claimed of purchases, from the registration on. A share
 * is rounded by what a month's lines of a category come to, as reports round it, so that lines less their tax add up to the report.
 */
export function reportedTaxes(books: TaxedBooks): (row: LedgerRow) => readonly (number | undefined)[] {
  if (!areNetOfTax(books)) return (row) => taxedLines(row).map(() => undefined);
  const { currency, salesTax } = books;
  const { sideOf, isOfBusiness, percentOf } = claimRules(books);
  const standing = standingIn(books.categories);
  const claims = new Map<string, { stated: number; told: number }>();
  const claimed = (line: TaxedLine, categoryId: string, month: string): number => {
    const key = `${month} ${categoryId}`;
    const before = claims.get(key) ?? { stated: 0, told: 0 };
    const stated = before.stated + sumOf(claimableTax(line, currency));
    const told = shareOf(stated, percentOf(categoryId), 100);
    claims.set(key, { stated, told });
    return told - before.told;
  };
  return (row) =>
    taxedLines(row).map((line) => {
      if (row.date < (salesTax?.since ?? '') || line.taxes.length === 0 || line.kind === 'transfer')
        return undefined;
      const categoryId = standing(line.categoryId);
      if (sideOf(categoryId, line.kind) === 'income')
        return isOfBusiness(categoryId) ? sumOf(line.taxes) || undefined : undefined;
      return row.currency === currency
        ? claimed(line, categoryId, monthOf(row.date)) || undefined
        : undefined;
    });
}

const sumOf = (taxes: readonly { readonly amount: number }[]): number =>
  taxes.reduce((sum, { amount }) => sum + amount, 0);
