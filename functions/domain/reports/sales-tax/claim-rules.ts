import { bookCategories } from '../../../../shared/countries/book-categories.ts';
import type { CategorisingBooks } from '../../../../shared/countries/book-categories.ts';
import { categorySides } from '../../../../shared/countries/category-sides.ts';
import type { SideOf } from '../../../../shared/countries/category-sides.ts';
import { isOfBusiness, linesOnlyFor, templateFor } from '../../../../shared/countries/index.ts';
import type { Country } from '../../../../shared/model/template.ts';
import type { BookSettings } from '../../../../shared/model/organization.ts';
import type { Purpose } from '../../../../shared/countries/purpose.ts';
import type { SalesTaxKind } from '../../../../shared/sales-tax-kinds.ts';
import { reverseRate } from '../../../../shared/countries/reverse-charge.ts';
import { isInsurancePayout } from '../../ledger/insurance-payout.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { claimedPercent } from '../../../../shared/countries/sales-tax-rules.ts';

/** What some books' categories mean for their sales tax; categories by the ids that stand. */
export interface ClaimRules {
  /** What of the tax on what was bought in a category may be claimed, in percent. */
  readonly percentOf: (categoryId: string) => number;
  /** On which side of the return an entry's line belongs: what is given back of a sale is less of it, and of a purchase too. */
  readonly sideOf: SideOf;
  readonly purposeOf: (categoryId: string) => Purpose | undefined;
  /** Whether what came in is the business's sale: interest is exempt from every country's sales tax, or told on another form. */
  readonly isOfBusiness: (categoryId: string) => boolean;
  /**
   * What becomes of a sale without tax in a category that the business said is exempt: Australia tells it apart (input-taxed sales, ATO, G4), New
   * Zealand's return has no such sale at all (Inland Revenue, IR375), elsewhere it is one of those without tax.
   */
  readonly exemptSale: (categoryId: string) => 'apart' | 'left-out' | undefined;
  /**
   * Whether money in was said to have no tax because it is no sale at all: what an insurer paid for a damage is on no country's return but
   * New Zealand's.
   */
  readonly isNoSale: (row: LedgerRow) => boolean;
  /** What the buyer owes on what was paid for a purpose on a day, in percent of its price. */
  readonly reverseRate: (date: string, purpose: Purpose | undefined) => number;
  /** Whether what was paid of a tax is this business's to claim: the QST is only where it is of Québec. */
  readonly isOwnTax: (kind: SalesTaxKind) => boolean;
}

export function claimRules(
  books: CategorisingBooks & Partial<Pick<BookSettings, 'salesTax' | 'region'>>,
): ClaimRules {
  const { country } = templateFor(books.country, books.profession);
  const [income, expense] = [bookCategories(books, 'income'), bookCategories(books, 'expense')];
  // A category of the books' own tells what it is for by its line, where that takes nothing else.
  const mealLines = linesOnlyFor(country, ['meals', 'entertainment']);
  const purposes = new Map(
    expense.map(({ id, purpose, formLine }) => [
      id,
      purpose ?? (formLine && mealLines.includes(formLine) ? ('meals' as const) : undefined),
    ]),
  );
  const purposeOf = (id: string) => purposes.get(id);
  // Meals that count on no line are the owner's own: what was paid of tax on these is not the business's to claim.
  const ownMeals = new Set(
    expense.flatMap(({ id, purpose, formLine }) => (purpose === 'meals' && !formLine ? [id] : [])),
  );
  const apart = new Set(
    income
      .filter(
        ({ purpose, formLine }) =>
          purpose === 'interest-income' || (formLine && !isOfBusiness(country, formLine)),
      )
      .map(({ id }) => id),
  );
  const exempt = exemptCategories(books);
  return {
    purposeOf,
    isOfBusiness: (id) => !apart.has(id),
    isNoSale: (row) =>
      country !== 'New Zealand' && row.taxesSaid === true && !row.taxes && isInsurancePayout(row),
    reverseRate: (date, purpose) =>
      country === 'Ireland' && purpose === 'construction-subcontractors'
        ? IRISH_BUILDING
        : reverseRate(books, date),
    isOwnTax: (kind) => kind !== 'QST' || (country === 'Canada' && books.region === 'QC'),
    exemptSale: (id) => (exempt.has(id) ? EXEMPT_SALES[country] : undefined),
    percentOf: (id) => (ownMeals.has(id) ? 0 : claimedPercent(country, purposeOf(id))),
    sideOf: categorySides(books),
  };
}

/** The rate of building work in Ireland, in percent (VATCA, Schedule 3). */
const IRISH_BUILDING = 13.5;

const EXEMPT_SALES: Readonly<Partial<Record<Country, 'apart' | 'left-out'>>> = {
  Australia: 'apart',
  'New Zealand': 'left-out',
};

function exemptCategories({ salesTax }: Partial<Pick<BookSettings, 'salesTax'>>): ReadonlySet<string> {
  if (salesTax?.sales !== 'mixed') return new Set();
  const said = Object.entries(salesTax.byCategory ?? {});
  return new Set(said.flatMap(([id, treatment]) => (treatment === 'exempt' ? [id] : [])));
}
