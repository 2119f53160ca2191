import { bookCategories } from '../../../shared/countries/book-categories.ts';
import type { CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { capitalRuleOf, isExpenseAtOnce } from '../../../shared/countries/capital-purchases.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { shareOf } from '../../../shared/exchange.ts';
import type { CapitalPurchase } from '../../../shared/model/capital-purchases.ts';
import { bookNames } from '../books/book-names.ts';
import type { NamedBooks } from '../books/book-names.ts';
import { claimableTax, taxedLines } from '../ledger/taxed-lines.ts';
import type { TaxedLine } from '../ledger/taxed-lines.ts';
import type { MonthTotal, Sums } from '../ledger/totals.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { formPlacement } from './form-placement.ts';

/**
 * Whether the entries of a category are such purchases: it is on the form's line for them, or is for equipment and on another line. What is on no
 * line is no expense there at all.
 */
export function capitalCategories(books: NamedBooks): (categoryId: string) => boolean {
  const { formLine: line } = ruleOf(books);
  const { lineOf } = formPlacement(books);
  const placed = bookCategories(books, 'expense').map(({ id, purpose }) => ({
    id,
    purpose,
    on: lineOf(id, 'expense'),
  }));
  const ids = new Set(
    placed.flatMap(({ id, purpose, on }) =>
      on === line || (on !== undefined && purpose === 'equipment') ? [id] : [],
    ),
  );
  const { standingCategory } = bookNames(books);
  return (categoryId) => ids.has(standingCategory(categoryId));
}

/** The days of a month on which totals have anything spent in some categories, in their order. */
export function daysSpentOn(
  totals: readonly MonthTotal[],
  isWanted: (categoryId: string) => boolean,
): string[] {
  const days = totals
    .filter(({ categoryId }) => isWanted(categoryId))
    .flatMap(({ month, days: sums }) =>
      Object.entries(sums).flatMap(([day, some]) => (hasSpent(some) ? [`${month}-${day}`] : [])),
    );
  return [...new Set(days)].toSorted();
}

/** Whether an expense may be among what is summed up: also one that what came back evens out. */
export const hasSpent = ({ expenses, spending, parts, personal }: Sums): boolean =>
  expenses !== 0 || spending !== 0 || parts !== 0 || personal !== 0;

/** The books of capital purchases; `percentOf` says how much of a category's tax is claimed, where it is at all on the day of the row. */
interface PurchaseBooks extends NamedBooks {
  readonly currency: string;
  readonly percentOf?: ((categoryId: string) => number) | undefined;
}

/**
 * A row as a purchase that is no expense of the year at once; undefined where it is none. Its cost, also held against a limit, is without the tax
 * that is claimed of it: an allowance is of that.
 */
export function capitalPurchase(
  row: LedgerRow,
  isCapital: (categoryId: string) => boolean,
  books: PurchaseBooks,
): (Omit<CapitalPurchase, 'category'> & { readonly categoryId: string }) | undefined {
  const lines = taxedLines(row).filter(({ kind, categoryId }) => kind === 'expense' && isCapital(categoryId));
  const [first] = lines;
  const home =
    row.currency === books.currency ? 'amount' : row.worth?.currency === books.currency ? 'worth' : undefined;
  const costOf = (line: TaxedLine) =>
    line[home ?? 'amount'] - (home === 'amount' ? claimedOf(line, books) : 0);
  const sumOf = (some: typeof lines) => some.reduce((sum, line) => sum + costOf(line), 0);
  const amount = sumOf(lines.filter(({ isPersonal }) => !isPersonal));
  if (!first || amount >= 0) return undefined;
  const { id, date, description } = row;
  if (home && isSmall({ cost: -sumOf(lines), date }, books)) return undefined;
  const currency = home ? books.currency : row.currency;
  return { id, date, description, categoryId: first.categoryId, amount, currency };
}

/** What of the tax of a line is claimed, with the line's sign. */
function claimedOf(line: TaxedLine, { currency, percentOf }: PurchaseBooks): number {
  const tax = claimableTax(line, currency).reduce((sum, { amount }) => sum + amount, 0);
  return percentOf ? shareOf(tax, percentOf(line.categoryId), 100) : 0;
}

/** A limit is in the country's currency: of books in another one nobody knows what is below it. */
function isSmall(
  purchase: { readonly cost: number; readonly date: string },
  books: CategorisingBooks & { readonly currency: string },
): boolean {
  const { templateData } = templateFor(books.country, books.profession);
  return books.currency === templateData.currency && isExpenseAtOnce(ruleOf(books), purchase);
}

const ruleOf = ({ country, profession }: CategorisingBooks) =>
  capitalRuleOf(templateFor(country, profession).country);
