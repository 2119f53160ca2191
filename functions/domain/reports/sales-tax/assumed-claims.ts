import { standingIn } from '../../../../shared/countries/book-categories.ts';
import { templateFor } from '../../../../shared/countries/index.ts';
import type { Purpose } from '../../../../shared/countries/purpose.ts';
import { standardTaxes } from '../../../../shared/countries/standard-taxes.ts';
import { entryLines } from '../../../../shared/entry-lines.ts';
import { shareOf } from '../../../../shared/exchange.ts';
import { taxesIncluded } from '../../../../shared/included-tax.ts';
import type { Country } from '../../../../shared/model/template.ts';
import type { TaxedBooks } from '../../ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { claimRules } from './claim-rules.ts';

/** What is nearly always sold with tax at the usual rate, wherever a business is. */
const TAXED: readonly Purpose[] = [
  'advertising',
  'delivery',
  'entertainment',
  'equipment',
  'equipment-rental',
  'materials',
  'meals',
  'office',
  'phone',
  'professional-fees',
  'repairs',
  'software',
  'supplies',
  'vehicle',
];

/** What is taxed so as well where rents, journeys and heating are neither exempt nor at rates of their own. */
const TAXED_IN: Readonly<Partial<Record<Country, readonly Purpose[]>>> = {
  Canada: ['rent', 'travel', 'utilities'],
  Australia: ['rent', 'travel', 'utilities'],
  'New Zealand': ['rent', 'travel', 'utilities'],
};

/**
 * What a registered business could claim of an entry with no tax on record, in minor units: the tax at the usual rates in what is
 * usually bought with it, as far as the law lets it be claimed. 0 where there is nothing, or where the tax is known.
 */
export function assumedClaims(books: TaxedBooks): (row: LedgerRow) => number {
  const { salesTax, currency, region, profession } = books;
  if (salesTax?.method !== 'normal') return () => 0;
  const { country } = templateFor(books.country, profession);
  const { sideOf, purposeOf, percentOf } = claimRules(books);
  const standing = standingIn(books.categories);
  const taxed: ReadonlySet<Purpose | undefined> = new Set([...TAXED, ...(TAXED_IN[country] ?? [])]);
  return (row) => {
    const isOpen = row.date >= salesTax.since && row.currency === currency && !row.taxes && !row.taxesSaid;
    if (!isOpen || row.kind === 'transfer') return 0;
    const rates = standardTaxes(country, region, { currency, date: row.date }).map(({ rate }) => rate);
    return entryLines(row).reduce((sum, { kind, categoryId: own, amount, tax, isPersonal }) => {
      const categoryId = standing(own);
      if (kind === 'transfer' || isPersonal || tax !== undefined) return sum;
      if (sideOf(categoryId, kind) !== 'expense' || !taxed.has(purposeOf(categoryId))) return sum;
      const included = taxesIncluded(Math.abs(amount), rates).reduce((all, one) => all + one, 0);
      return sum - Math.sign(amount) * shareOf(included, percentOf(categoryId), 100);
    }, 0);
  };
}
