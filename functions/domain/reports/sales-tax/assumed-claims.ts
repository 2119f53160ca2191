import { isDeepStrictEqual } from 'node:util';
import { bookCategories, standingIn } from '../../../../shared/countries/book-categories.ts';
import { templateFor } from '../../../../shared/countries/index.ts';
import type { Purpose } from '../../../../shared/countries/purpose.ts';
import { standardTaxes } from '../../../../shared/countries/standard-taxes.ts';
import type { RatedTax } from '../../../../shared/countries/standard-taxes.ts';
import { entryLines } from '../../../../shared/entry-lines.ts';
import { shareOf } from '../../../../shared/exchange.ts';
import { isClaimable } from '../../../../shared/sales-tax-kinds.ts';
import type { Country } from '../../../../shared/model/template.ts';
import { foldText } from '../../text/fold-text.ts';
import { isGiftCard } from '../../text/is-gift-card.ts';
import { isInsurancePayout } from '../../ledger/insurance-payout.ts';
import { taxesIn, withTaxesOfLines } from '../../ledger/assumed-taxes.ts';
import type { Line, TaxedBooks } from '../../ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { claimRules } from './claim-rules.ts';
import { placeBought } from './place-bought.ts';
import { provincialTaxes } from './provincial-taxes.ts';
import { sellsFood } from '../../categories/sells-food.ts';
import { isSoldFromAbroad } from './sold-from-abroad.ts';

/** What is nearly always sold with tax at the usual rate, wherever a business is. */
const TAXED: readonly Purpose[] = [
  'advertising',
  'delivery',
  'entertainment',
  'equipment',
  'equipment-rental',
  'materials',
  'office',
  'phone',
  'professional-fees',
  'repairs',
  'supplies',
];

/**
 * What is taxed so as well: rents, journeys and heating where they are neither exempt nor at rates of their own; what keeps a vehicle going
 * but for Ireland, where no VAT on petrol is claimed (VATCA, s 60); meals where cold food is taxed as well and nobody tips: a Canadian
 * card's total has a tip in it mostly, on which there is no tax, and only the receipt tells. Software is mostly sold from abroad, to
 * whoever has a number without tax, and what is charged there all the same nobody claims in Canada (simplified GST/HST): only an invoice
 * tells.
 */
const TAXED_IN: Readonly<Partial<Record<Country, readonly Purpose[]>>> = {
  Canada: ['rent', 'travel', 'utilities', 'vehicle'],
  UK: ['vehicle'],
  Australia: ['meals', 'rent', 'travel', 'utilities', 'vehicle'],
  'New Zealand': ['meals', 'rent', 'travel', 'utilities', 'vehicle'],
};

/**
 * What has no tax in it though others of its purpose do, by the bank's text; folded. Of the United Kingdom: vehicle tax, charges for roads
 * and zones, fines, the test that a vehicle must pass, parking, which has none on streets, and insurance, which Ireland exempts as well. Of
 * Australia: what states charge for registration and licences (Division 81), in one sum with insurance that has some, and fines. Of Canada:
 * insurance, which western provinces sell with a car's plates, what provinces charge for these, fines, and ferries, toll roads, toll
 * bridges and a town's buses and trains (Excise Tax Act, Schedule V).
 */
const UNTAXED_TEXTS: Readonly<Partial<Record<Country, RegExp>>> = {
  Canada:
    /\b(icbc|autoplan|sgi|mpi|manitoba public insurance|ins|insce|insurance|assurances?|ferr(y|ies)|407 ?etr|tolls?|service ?(ontario|bc|nl|alberta)|saaq|(vehicle|car|truck|plate) (registration|renewal)|(parking|speeding|traffic) (tickets?|fines?|violations?)|transit|metrolinx|ttc|presto|oc ?transpo|translink|compass|stm|sto|stl|rtl|rtc|exo)\b/,
  UK: /\b(dvla|(vehicle|road|car) tax|mot|congestion charge|ulez|clean air zone|dart ?charge|penalty charge|pcn|ins|insce|insurances?|assurance|direct line|admiral|churchill|hastings|ringgo|paybyphone|parking)\b/,
  Ireland: /\b(ins|insce|insurances?|assurance|motor tax|nct|tolls?|eflow)\b/,
  Australia:
    /\b(rego|(vehicle|car|truck|trailer|driver'?s?) (registration|licen[cs]e)|vicroads|(?<=^|bpay )(service (nsw|sa|tasmania)|transport (wa|sa|nsw))|transport for nsw|(department|dept) of transport|tmr|access canberra|(parking|speeding|traffic) fines?|fines? (victoria|enforcement)|infringements?)\b/,
};

/**
 * What of a home's own bills is taxed where it is claimed by the share of a workspace (Excise Tax Act, section 170(1)(a.1)), by the bank's text;
 * folded. Rent, mortgages, property tax and insurance of a home have none.
 */
const HOME_BILLS: Readonly<Partial<Record<Country, RegExp>>> = {
  Canada:
    /\b(hydro|electric(al|ity)?|power|saskpower|epcor|enmax|fortis(bc|alberta)?|enbridge|energy|gaz|natural gas|internet|wifi|bell|rogers|telus|shaw|cogeco|videotron|eastlink|fido|koodo)\b/,
};

/** One receipt says nothing of the next, which may have a tip in it. */
const MAY_HAVE_TIP: readonly (Purpose | undefined)[] = ['entertainment', 'meals'];

/** What shops stock up on, besides what they cook: of these purposes food has no tax, or not all of it, in the countries below. */
const MAY_BE_FOOD: readonly (Purpose | undefined)[] = ['materials', 'office', 'supplies'];
/** Where what people eat at home is sold without tax (zero-rated, GST-free); New Zealand taxes it. */
const FOOD_UNTAXED: readonly Country[] = ['Canada', 'UK', 'Ireland', 'Australia'];

/** What of some books' purchases is usually bought with tax, and at which rates. */
interface UsualTaxes {
  readonly isOpen: (row: LedgerRow) => boolean;
  /** Of a line of such a row. */
  readonly isTaxed: (
    line: Pick<Line, 'kind' | 'categoryId'>,
    row: Pick<LedgerRow, 'description' | 'assumed' | 'ratesAsBefore'>,
  ) => boolean;
  readonly ratesOf: (row: Pick<LedgerRow, 'date' | 'description' | 'ratesAsBefore'>) => UsualRates;
}

/** The rates on a row's day, where it was bought: of what is charged on a line of it, and those whose tax the business may claim. */
interface UsualRates {
  readonly charged: (line: Pick<Line, 'categoryId'>) => readonly RatedTax[];
  readonly own: readonly RatedTax[];
}

/** Undefined where nothing is worked out: without a registration, or by a simplified method. */
function usualTaxes(books: TaxedBooks): UsualTaxes | undefined {
  const { salesTax, currency, region, profession } = books;
  if (salesTax?.method !== 'normal') return undefined;
  const { country } = templateFor(books.country, profession);
  const { sideOf, purposeOf, isOwnTax } = claimRules(books);
  const standing = standingIn(books.categories);
  const taxed: ReadonlySet<Purpose | undefined> = new Set([...TAXED, ...(TAXED_IN[country] ?? [])]);
  const [untaxed, homeBills] = [UNTAXED_TEXTS[country], HOME_BILLS[country]];
  // What counts on no line, as one's own meals, is not the business's to claim either unless a person says so.
  const uncounted = new Set(
    bookCategories(books, 'expense').flatMap(({ id, formLine }) => (formLine ? [] : [id])),
  );
  return {
    isOpen: (row) =>
      row.kind !== 'transfer' &&
      row.date >= salesTax.since &&
      row.currency === currency &&
      !row.taxes &&
      !row.taxesSaid &&
      !row.taxFreeByInvoice &&
      // What its vendor's documents state goes before what is usual.
      (row.ratesAsBefore
        ? row.ratesAsBefore.length > 0
        : untaxed?.test(foldText(row.description)) !== true && !isSoldFromAbroad(row.description)) &&
      // Taxed is what is bought with it later (Excise Tax Act, section 181.2; VAT Act 1994, Schedule 10A; GST Act, Division 100).
      !isGiftCard(row.description) &&
      // What an insurer pays for a damage gives back no tax: New Zealand's law alone makes it a sale.
      !(country !== 'New Zealand' && isInsurancePayout(row)),
    isTaxed: ({ kind, categoryId }, { description, assumed, ratesAsBefore }) => {
      const id = standing(categoryId);
      const isBought = kind !== 'transfer' && sideOf(id, kind) === 'expense';
      const isHomeBill = purposeOf(id) === 'home-office' && homeBills?.test(foldText(description)) === true;
      const isUsual =
        taxed.has(purposeOf(id)) || isHomeBill || (ratesAsBefore && !MAY_HAVE_TIP.includes(purposeOf(id)));
      if (!isBought || !isUsual || uncounted.has(id)) return false;
      // Meals are the business's on trips: whether this one was is a person's to say, who hasn't looked at its category yet.
      if (purposeOf(id) === 'meals' && assumed) return false;
      const mayBeFood = FOOD_UNTAXED.includes(country) && MAY_BE_FOOD.includes(purposeOf(id));
      return !mayBeFood || !sellsFood(description);
    },
    ratesOf: ({ date, description, ratesAsBefore }) => {
      if (ratesAsBefore) {
        const own = ratesAsBefore.filter(({ kind }) => isClaimable(kind, currency) && isOwnTax(kind));
        return { charged: () => ratesAsBefore, own };
      }
      const place = placeBought(description, country);
      if (place?.isAbroad) return { charged: () => [], own: [] };
      const atHome = standardTaxes(country, region, { currency, date });
      const there = atHome.length === 0 ? region : (place?.region ?? region);
      const federal = there === region ? atHome : standardTaxes(country, there, { currency, date });
      return {
        charged: ({ categoryId }) => {
          const purpose = purposeOf(standing(categoryId));
          const itsOwn = country === 'Canada' ? provincialTaxes({ purpose, description }, there) : [];
          return [...federal, ...itsOwn];
        },
        own: federal.filter(({ kind }) => isOwnTax(kind)),
      };
    },
  };
}

/** What the business may claim of the taxes in a line: a province's own tax stands beside the GST in the price, whoever gets it back. */
function ownTaxesIn(line: Pick<Line, 'amount' | 'categoryId'>, { charged, own }: UsualRates): number[] {
  const taxes = charged(line);
  return taxesIn(line, taxes).filter((_, at) => own.some((tax) => tax === taxes[at]));
}

/**
 * What a registered business could claim of an entry with no tax on record, in minor units: the tax at the usual rates in what is
 * usually bought with it, as far as the law lets it be claimed. 0 where there is nothing, or where the tax is known.
 */
export function assumedClaims(books: TaxedBooks): (row: LedgerRow) => number {
  const usual = usualTaxes(books);
  if (!usual) return () => 0;
  const { percentOf } = claimRules(books);
  const standing = standingIn(books.categories);
  return (row) => {
    if (!usual.isOpen(row)) return 0;
    const rates = usual.ratesOf(row);
    return entryLines(row).reduce((sum, { kind, categoryId, amount, tax, isPersonal }) => {
      if (isPersonal || tax !== undefined || !usual.isTaxed({ kind, categoryId }, row)) return sum;
      const paid = ownTaxesIn({ amount, categoryId }, rates).reduce((all, each) => all + each, 0);
      const claimed = shareOf(paid, percentOf(standing(categoryId)), 100);
      return sum - Math.sign(amount) * claimed;
    }, 0);
  };
}

/** The row with that tax as a person's word, and none in its other lines; the same row where nothing could be claimed. */
export function withUsualTax(books: TaxedBooks): (row: LedgerRow) => LedgerRow {
  const usual = usualTaxes(books);
  const claimOf = assumedClaims(books);
  return (row) => {
    if (!usual || claimOf(row) === 0) return row;
    const rates = usual.ratesOf(row);
    const taxesOf = (line: Line) => (usual.isTaxed(line, row) ? ownTaxesIn(line, rates) : []);
    const { taxesAssumed: _assumed, parts, ...taxed } = withTaxesOfLines(row, taxesOf, rates.own);
    const said = parts?.map(({ taxAssumed: _taxAssumed, ...part }) => part);
    return { ...taxed, ...(said ? { parts: said } : {}), taxesSaid: true };
  };
}

/** The row as it was before that tax was confirmed of it, where it has just that; the same row where a person said anything else. */
export function withoutUsualTax(books: TaxedBooks): (row: LedgerRow) => LedgerRow {
  const confirmed = withUsualTax(books);
  return (row) => {
    if (row.kind !== 'expense' || !row.taxesSaid || !row.taxes) return row;
    const { taxes: _taxes, taxesSaid: _said, parts, ...bare } = row;
    const untold = parts?.map(({ tax: _tax, ...part }) => part);
    const before = { ...bare, ...(untold ? { parts: untold } : {}) };
    return isDeepStrictEqual(confirmed(before), row) ? before : row;
  };
}
