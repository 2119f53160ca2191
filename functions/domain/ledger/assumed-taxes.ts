import { isDeepStrictEqual } from 'node:util';
import { standingIn } from '../../../shared/countries/book-categories.ts';
import type { CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { salesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import { standardTaxes } from '../../../shared/countries/standard-taxes.ts';
import type { RatedTax } from '../../../shared/countries/standard-taxes.ts';
import { restOf } from '../../../shared/entry-lines.ts';
import { shareOf } from '../../../shared/exchange.ts';
import { unsortedCategoryIds } from '../../../shared/unsorted-categories.ts';
import { taxesIncluded } from '../../../shared/included-tax.ts';
import type { BookSettings } from '../../../shared/model/organization.ts';
import type { SalesTaxRegistration } from '../../../shared/model/sales-tax.ts';
import { isInsurancePayout } from './insurance-payout.ts';
import { namesForeignMoney } from './names-foreign-money.ts';
import { claimRules } from '../reports/sales-tax/claim-rules.ts';
import type { LedgerRow, RowPart } from './ledger-row.ts';
import { withTaxesOfProvince } from './taxes-of-province.ts';

/** The books that tell which tax their sales have in them. */
export type TaxedBooks = CategorisingBooks & Pick<BookSettings, 'currency' | 'region' | 'salesTax'>;

/** What the answers of a registered business make of the sales tax that no document and no person states. */
export interface AssumedTaxes {
  /** The row with the tax that is assumed to be in its sales, in place of what was assumed before; the same row where nothing changes. */
  readonly assumed: (row: LedgerRow) => LedgerRow;
  /**
   * The tax at the usual rates in those sales of a row of which nobody has said whether it is in them, in minor units, less than nothing
   * where it was given back; undefined where there are none. 0 where no rate is known.
   */
  readonly undecided: (row: LedgerRow) => number | undefined;
  /**
   * What of the assumed tax is of money that nobody has given a category, in minor units; undefined where there is none. It may be a refund, or
   * no income at all.
   */
  readonly unsorted: (row: LedgerRow) => number | undefined;
}

type Treatment = 'taxed' | 'untaxed' | 'undecided';

/** A line of a row before what is personal is taken off; `tax`: what a person said of it. */
export interface Line {
  readonly kind: LedgerRow['kind'];
  readonly categoryId: string;
  readonly amount: number;
  readonly tax?: number | undefined;
}

/**
 * Money that comes in for a sale has its tax in it, whether the price included it or had it added. So it is assumed of every sale from the
 * registration on of which neither a document nor a person says its tax, unless the business said that its category has none, a person of
 * its payer's latest sale, or the own invoice that it is linked to. Of a purchase in Canada, another province's tax is told from the
 * business's own, whether it is registered or not. Sales in foreign currencies go abroad: nothing is assumed of them, and of what the bank
 * converted, or an insurer paid for a claim, a person says. By a simplified method no tax is worked out of sales at all.
 */
export function assumedTaxes(books: TaxedBooks): AssumedTaxes {
  const { salesTax, currency, region } = books;
  const { country } = templateFor(books.country, books.profession);
  const { sideOf } = claimRules(books);
  const standing = standingIn(books.categories);
  const isPurchase = ({ kind, categoryId }: LedgerRow) =>
    kind !== 'transfer' && sideOf(standing(categoryId), kind) === 'expense';
  const placed = (row: LedgerRow) =>
    country === 'Canada' && isPurchase(row) ? withTaxesOfProvince(row, region) : row;
  if (salesTax?.method !== 'normal' || !salesTaxRules(country))
    return {
      assumed: (row) => sameOr(row, placed(withoutAssumed(row))),
      ...{ undecided: () => undefined, unsorted: () => undefined },
    };
  const treatmentOf = saleTreatment(books, salesTax);
  // What its payer's earlier invoices state, a province's tax among it, is charged again.
  const ratesOf = ({ date, ratesAsBefore }: Pick<LedgerRow, 'date' | 'ratesAsBefore'>): readonly RatedTax[] =>
    ratesAsBefore ?? standardTaxes(country, region, { currency, date });
  // What an insurer pays for a damage is a taxed sale in New Zealand (GST Act, s 5(13)).
  const mayBeNoSale = (row: LedgerRow) => country !== 'New Zealand' && isInsurancePayout(row);
  const isOpen = (row: LedgerRow) =>
    row.kind !== 'transfer' &&
    row.date >= salesTax.since &&
    row.currency === currency &&
    row.taxFreeAsBefore === undefined &&
    row.taxFreeByInvoice === undefined &&
    (row.taxesAssumed === true || (row.taxes === undefined && row.taxesSaid === undefined));
  return {
    assumed: (row) => {
      const bare = placed(withoutAssumed(row));
      if (!isOpen(bare)) return sameOr(row, bare);
      const rates = ratesOf(bare);
      if (namesForeignMoney(bare) || mayBeNoSale(bare)) return sameOr(row, bare);
      const taxesOf = (line: Line) => (treatmentOf(line) === 'taxed' ? taxesIn(line, rates) : []);
      return sameOr(row, withTaxesOfLines(bare, taxesOf, rates));
    },
    undecided: (row) => {
      if (!isOpen(row)) return undefined;
      const rates = ratesOf(row);
      const isUndecided = (line: Line) => {
        const treatment = line.tax === undefined ? treatmentOf(line) : 'untaxed';
        return treatment === 'undecided' || (treatment === 'taxed' && row.taxesAssumed === undefined);
      };
      const taxes = linesOf(row)
        .filter(isUndecided)
        .map((line) => Math.sign(line.amount) * taxIn(line, rates));
      // Of a few cents the tax may be none.
      const isNothing = rates.length > 0 && taxes.every((tax) => tax === 0);
      return taxes.length === 0 || isNothing ? undefined : taxes.reduce((sum, tax) => sum + tax, 0);
    },
    unsorted: (row) => {
      if (row.taxesAssumed !== true) return undefined;
      const lines = linesOf(row).filter(
        (line) =>
          line.tax === undefined &&
          unsortedCategoryIds.includes(line.categoryId) &&
          treatmentOf(line) === 'taxed',
      );
      const rates = ratesOf(row);
      return lines.length === 0 ? undefined : lines.reduce((sum, line) => sum + taxIn(line, rates), 0);
    },
  };
}

/** What the business said of the sales in each category. Interest is exempt in every country; what is on another form is no sale. */
function saleTreatment(
  books: TaxedBooks,
  { sales, byCategory = {} }: SalesTaxRegistration,
): (line: Pick<Line, 'kind' | 'categoryId'>) => Treatment {
  const { sideOf, isOfBusiness } = claimRules(books);
  const standing = standingIn(books.categories);
  return ({ kind, categoryId }) => {
    const id = standing(categoryId);
    if (kind === 'transfer' || sideOf(id, kind) === 'expense') return 'untaxed';
    if (!isOfBusiness(id)) return 'untaxed';
    if (sales === undefined) return 'undecided';
    if (sales !== 'mixed') return 'taxed';
    const said = byCategory[id];
    if (said === undefined) return 'undecided';
    return said === 'included' || said === 'added' ? 'taxed' : 'untaxed';
  };
}

/** The row with nothing assumed of it. */
export function withoutAssumed(row: LedgerRow): LedgerRow {
  const { taxes, taxesAssumed, parts, ...bare } = row;
  return {
    ...bare,
    ...(taxes && !taxesAssumed ? { taxes } : {}),
    ...(parts ? { parts: parts.map(withoutAssumedTax) } : {}),
  };
}

function withoutAssumedTax({ taxAssumed, ...part }: RowPart): RowPart {
  if (!taxAssumed) return part;
  const { tax: _tax, ...bare } = part;
  return bare;
}

/** The row's own line and its parts. */
function linesOf({ kind, categoryId, amount, parts = [] }: LedgerRow): Line[] {
  return [
    { kind, categoryId, amount: restOf(amount, parts) },
    ...parts.map(({ tax, taxAssumed, ...part }) => ({ ...part, ...(taxAssumed ? {} : { tax }) })),
  ];
}

/** The taxes at these rates that are included in a line; positive. */
export const taxesIn = ({ amount }: Pick<Line, 'amount'>, rates: readonly RatedTax[]): number[] =>
  taxesIncluded(
    Math.abs(amount),
    rates.map(({ rate }) => rate),
  );

/** All of them. */
const taxIn = (line: Pick<Line, 'amount'>, rates: readonly RatedTax[]): number => sumOf(taxesIn(line, rates));

const sumOf = (taxes: readonly number[]): number => taxes.reduce((sum, tax) => sum + tax, 0);

/**
 * The row with the taxes of its lines, said of its parts or assumed; as it is where none is assumed. `taxesOf`: at each rate, without a
 * sign; empty for none.
 */
export function withTaxesOfLines(
  row: LedgerRow,
  taxesOf: (line: Line) => readonly number[],
  rates: readonly RatedTax[],
): LedgerRow {
  const [own, ...others] = linesOf(row);
  const assumed = others.map((line) => (line.tax === undefined ? taxesOf(line) : undefined));
  const ofOwn = own ? taxesOf(own) : [];
  if (sumOf(ofOwn) === 0 && assumed.every((taxes = []) => sumOf(taxes) === 0)) return row;
  const lines = [ofOwn, ...others.map(({ tax = 0 }, at) => assumed[at] ?? byRate(tax, rates))];
  const taxes = rates.map(({ kind, rate }, at) => ({
    kind,
    rate,
    amount: sumOf(lines.map((each) => each[at] ?? 0)),
  }));
  const parts = row.parts?.map((part, at) => {
    const ofPart = assumed[at];
    return ofPart === undefined || part.kind === 'transfer'
      ? part
      : { ...part, tax: sumOf(ofPart), taxAssumed: true as const };
  });
  return { ...row, ...(parts ? { parts } : {}), taxes, taxesAssumed: true };
}

/** An amount of tax, said as one, by the taxes that it is made of. */
function byRate(all: number, rates: readonly RatedTax[]): number[] {
  // Rates in thousandths of a percent, as tax laws write them, are whole numbers.
  const thousandths = ({ rate }: RatedTax) => Math.round(rate * 1000);
  const whole = rates.reduce((sum, tax) => sum + thousandths(tax), 0);
  let [rated, given] = [0, 0];
  return rates.map((tax) => {
    rated += thousandths(tax);
    const amount = shareOf(all, rated, whole) - given;
    given += amount;
    return amount;
  });
}

/** The first row where the second says the same, so that nobody takes it for a change. */
const sameOr = (row: LedgerRow, other: LedgerRow): LedgerRow => (isDeepStrictEqual(row, other) ? row : other);
