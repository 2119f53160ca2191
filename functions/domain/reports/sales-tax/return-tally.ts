import { monthOf } from '../../../../shared/civil-date.ts';
import { shareOf } from '../../../../shared/exchange.ts';
import type { BoxSource } from '../../../../shared/model/sales-tax.ts';
import type { EntryKind } from '../../../../shared/model/template.ts';
import type { Purpose } from '../../../../shared/countries/purpose.ts';
import { isClaimable, salesTaxKinds } from '../../../../shared/sales-tax-kinds.ts';
import type { SalesTaxKind, TaxRate } from '../../../../shared/sales-tax-kinds.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { taxedLines } from '../../ledger/taxed-lines.ts';
import type { TaxedLine } from '../../ledger/taxed-lines.ts';
import type { ClaimRules } from './claim-rules.ts';

/** The books that a return is made of. */
export interface FilingBooks extends ClaimRules {
  readonly currency: string;
  readonly standingCategory: (id: string) => string;
}

/**
 * A tax as a return tells it; `reversed`: the buyer owes it on services from abroad (`income`) and claims it (`expense`), and no price has
 * it in it.
 */
interface FiledTax extends TaxRate {
  readonly reversed?: true;
}

/** What one tax comes to on one side: positive, what was given back taken off. */
export interface TaxSum extends FiledTax {
  readonly side: EntryKind;
  readonly amount: number;
  /** What of it is on the return: all that was charged by law, or may be claimed. */
  readonly claimed: number;
  readonly count: number;
}

/**
 * What a period's entries come to, in minor units of the books' currency and with tax, positive. `untaxed…`: lines without a tax of the
 * return; `exemptSales`: of them those that it tells apart; `unclaimed`: bought with such a tax, of which nothing may be claimed. Wages are
 * no purchase.
 */
export interface PeriodSums {
  readonly sales: number;
  readonly untaxedSales: number;
  readonly exemptSales: number;
  readonly purchases: number;
  readonly untaxedPurchases: number;
  readonly unclaimedPurchases: number;
  /** Of the purchases those of equipment, whatever they cost. */
  readonly capital: number;
  /** Of the purchases services from abroad, on which the buyer owes the tax as if they had sold them to themselves. */
  readonly reversed: number;
  readonly taxes: readonly TaxSum[];
}

type Amounts = Record<Exclude<keyof PeriodSums, 'taxes'>, number>;

interface Claim {
  readonly percent: number;
  readonly taxes: Map<string, { tax: FiledTax; amount: number; count: number }>;
}

/** A line of an entry in the currency of the books: its side, what it comes to with tax, and the taxes that count, positive. */
export interface FiledLine {
  readonly side: EntryKind;
  readonly categoryId: string;
  readonly amount: number;
  readonly taxes: readonly (FiledTax & { readonly amount: number; readonly counts: boolean })[];
}

/** Adds up the entries of a filing period, one after the other. */
export class ReturnTally {
  readonly #books: FilingBooks;
  readonly #amounts: Amounts = {
    sales: 0,
    untaxedSales: 0,
    exemptSales: 0,
    purchases: 0,
    untaxedPurchases: 0,
    unclaimedPurchases: 0,
    capital: 0,
    reversed: 0,
  };
  readonly #charged = new Map<string, TaxSum>();
  /** Claims by month and category: there a share of them is rounded, as in reports net of tax. */
  readonly #claims = new Map<string, Claim>();

  readonly #counts = new Map<BoxSource, number>();

  constructor(books: FilingBooks) {
    this.#books = books;
  }

  /** Counts an entry; answers what of its tax is claimed. */
  add(row: LedgerRow): number {
    const lines = filedLines(row, this.#books);
    for (const line of lines) this.#count(line, monthOf(row.date));
    for (const source of new Set(lines.flatMap((line) => sourcesOf(line, this.#books))))
      this.#counts.set(source, this.countOf(source) + 1);
    return lines.reduce((sum, line) => sum + claimOf(line, this.#books), 0);
  }

  /** How many entries make a figure. */
  countOf(source: BoxSource): number {
    return this.#counts.get(source) ?? 0;
  }

  #count(line: FiledLine, month: string): void {
    const { side, categoryId, amount, taxes } = line;
    const counted = taxes.filter(({ counts }) => counts);
    if (side === 'income') {
      this.#amounts.sales += amount;
      if (counted.length === 0) {
        this.#amounts.untaxedSales += amount;
        if (this.#books.exemptSale(categoryId) === 'apart') this.#amounts.exemptSales += amount;
      }
      for (const tax of taxes) this.#charge(tax);
      return;
    }
    const purpose = this.#books.purposeOf(categoryId);
    const percent = this.#books.percentOf(categoryId);
    if (purpose !== 'wages') {
      this.#amounts.purchases += amount;
      if (counted.length === 0) this.#amounts.untaxedPurchases += amount;
      else if (percent === 0) this.#amounts.unclaimedPurchases += amount;
      if (purpose === 'equipment') this.#amounts.capital += amount;
    }
    for (const tax of taxes.filter(({ reversed }) => reversed)) {
      if (!isBoughtAtHome(purpose)) this.#amounts.reversed += amount;
      this.#charge(tax);
    }
    for (const { counts, ...tax } of taxes) {
      const key = `${month} ${counts ? categoryId : ''}`;
      const none: Claim = { percent: counts ? percent : 0, taxes: new Map() };
      const claim = this.#claims.get(key) ?? none;
      const before = claim.taxes.get(nameOf(tax)) ?? { tax: rateOf(tax), amount: 0, count: 0 };
      claim.taxes.set(nameOf(tax), {
        ...before,
        amount: before.amount + tax.amount,
        count: before.count + 1,
      });
      this.#claims.set(key, claim);
    }
  }

  #charge({ amount, counts, ...tax }: FiledLine['taxes'][number]): void {
    const before = this.#charged.get(nameOf(tax));
    this.#charged.set(nameOf(tax), {
      ...{ side: 'income', ...rateOf(tax) },
      amount: (before?.amount ?? 0) + amount,
      claimed: (before?.claimed ?? 0) + (counts ? amount : 0),
      count: (before?.count ?? 0) + 1,
    });
  }

  sums(): PeriodSums {
    const claimed = new Map<string, TaxSum>();
    for (const { percent, taxes } of this.#claims.values()) {
      let [all, given] = [0, 0];
      for (const [name, { tax, amount, count }] of [...taxes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
        all += amount;
        const share = shareOf(all, percent, 100) - given;
        given += share;
        const before = claimed.get(name);
        claimed.set(name, {
          ...{ side: 'expense', ...tax },
          amount: (before?.amount ?? 0) + amount,
          claimed: (before?.claimed ?? 0) + share,
          count: (before?.count ?? 0) + count,
        });
      }
    }
    const inOrder = (sums: Map<string, TaxSum>) => [...sums.values()].toSorted(byKindAndRate);
    return { ...this.#amounts, taxes: [...inOrder(this.#charged), ...inOrder(claimed)] };
  }
}

/** What of a kind was charged (`income`) or may be claimed (`expense`). */
export const claimedOf = (
  { taxes }: Pick<PeriodSums, 'taxes'>,
  side: EntryKind,
  isKind: (kind: SalesTaxKind) => boolean = () => true,
): number => taxes.reduce((sum, tax) => sum + (tax.side === side && isKind(tax.kind) ? tax.claimed : 0), 0);

/** All that the amounts of a side have in them, whatever of it counts. */
export const statedOf = ({ taxes }: Pick<PeriodSums, 'taxes'>, side: EntryKind): number =>
  taxes.reduce((sum, tax) => sum + (tax.side === side && !tax.reversed ? tax.amount : 0), 0);

/** Of which figures a line is a part. */
export function sourcesOf(
  { side, categoryId, taxes }: FiledLine,
  { purposeOf, exemptSale }: ClaimRules,
): BoxSource[] {
  const isTaxed = taxes.some(({ counts }) => counts);
  if (side === 'income') {
    const untaxed = exemptSale(categoryId) === 'apart' ? 'exempt-sales' : 'untaxed-sales';
    return ['sales', isTaxed ? 'taxed-sales' : untaxed, 'result'];
  }
  // Wages are no purchase.
  if (purposeOf(categoryId) === 'wages') return [];
  // On the return a buyer's service from abroad is what they sold to themselves too (VAT Notice 741A).
  const isReversed = taxes.some(({ reversed }) => reversed);
  const sold: BoxSource[] = !isReversed
    ? []
    : isBoughtAtHome(purposeOf(categoryId))
      ? ['taxed-sales']
      : ['sales', 'taxed-sales'];
  return [...sold, 'purchases', isTaxed ? 'taxed-purchases' : 'untaxed-purchases', 'result'];
}

/**
 * Whether a buyer who owes the tax bought at home: building work of subcontractors (VAT Act 1994, section 55A; VATCA, section 16). Its price is
 * among their purchases, and not among their sales as that of a service from abroad is.
 */
const isBoughtAtHome = (purpose: Purpose | undefined): boolean => purpose === 'construction-subcontractors';

const claimOf = ({ side, categoryId, taxes }: FiledLine, { percentOf }: ClaimRules): number =>
  side === 'income'
    ? 0
    : shareOf(
        taxes.reduce((sum, { amount, counts }) => sum + (counts ? amount : 0), 0),
        percentOf(categoryId),
        100,
      );

/**
 * The lines of an entry that a return counts, in the books' currency or by what they are worth in it. Tax that was paid in another currency is
 * another country's: it counts as a cost. What was charged in one is owed.
 */
export function filedLines(row: LedgerRow, books: FilingBooks): FiledLine[] {
  const { currency } = books;
  const isHome = row.currency === currency;
  if ((!isHome && row.worth?.currency !== currency) || books.isNoSale(row)) return [];
  const filed = taxedLines(row).flatMap((line) => filedLine(line, isHome, books) ?? []);
  if (!row.reverseCharge) return filed;
  return filed.map((line) => (line.taxes.length === 0 ? withOwedTax(line, row.date, books) : line));
}

/** A purchase without a tax in its price as one whose tax the buyer owes. */
function withOwedTax(line: FiledLine, date: string, { purposeOf, reverseRate }: ClaimRules): FiledLine {
  const purpose = purposeOf(line.categoryId);
  const rate = reverseRate(date, purpose);
  // Some rates are of tenths of a percent.
  const amount = shareOf(line.amount, Math.round(rate * 10), 1000);
  if (line.side === 'income' || purpose === 'wages' || amount === 0) return line;
  return { ...line, taxes: [{ kind: 'VAT', rate, amount, counts: true, reversed: true }] };
}

function filedLine(
  { kind, categoryId: own, isPersonal, amount, worth, taxes }: TaxedLine,
  isHome: boolean,
  { currency, standingCategory, sideOf, isOfBusiness, exemptSale, isOwnTax }: FilingBooks,
): FiledLine | undefined {
  if (kind === 'transfer' || isPersonal) return undefined;
  const categoryId = standingCategory(own);
  const side = sideOf(categoryId, kind);
  if (side === 'income' && !isOfBusiness(categoryId)) return undefined;
  const sign = side === 'income' ? 1 : -1;
  const filed = taxes.map((tax) => ({
    ...rateOf(tax),
    amount: sign * (isHome ? tax.amount : tax.worth) || 0,
    counts: isClaimable(tax.kind, currency) && (side === 'income' || (isHome && isOwnTax(tax.kind))),
  }));
  // What states its tax is a taxed sale all the same.
  const isLeftOut = side === 'income' && exemptSale(categoryId) === 'left-out';
  if (isLeftOut && filed.every(({ counts }) => !counts)) return undefined;
  return { side, categoryId, amount: sign * (isHome ? amount : worth) || 0, taxes: filed };
}

const rateOf = ({ kind, rate, reversed }: FiledTax): FiledTax => ({
  kind,
  ...(rate === undefined ? {} : { rate }),
  ...(reversed ? { reversed } : {}),
});
const nameOf = ({ kind, rate, reversed }: FiledTax): string => `${kind} ${rate ?? ''} ${reversed ?? ''}`;

/** Kinds as they are listed, each with its lower rates first. */
const byKindAndRate = (a: FiledTax, b: FiledTax): number =>
  salesTaxKinds.indexOf(a.kind) - salesTaxKinds.indexOf(b.kind) ||
  (a.rate ?? 0) - (b.rate ?? 0) ||
  Number(a.reversed ?? false) - Number(b.reversed ?? false);
