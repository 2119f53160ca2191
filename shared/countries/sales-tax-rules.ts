import { filingMonths } from '../model/sales-tax.ts';
import type { FilingPeriod } from '../model/sales-tax.ts';
import type { Country, Source } from '../model/template.ts';
import type { Purpose } from './purpose.ts';

/** What the authority wants to see for a claim; amounts with tax, in minor units of the country's currency. */
export interface EvidenceRule {
  /** From this amount on the document names the supplier's number. */
  readonly numberFrom: number;
  /** From this amount on a simplified receipt is not enough: the document names the buyer, or more. */
  readonly fullFrom: number;
  readonly source: Source;
}

/** How a country's sales tax is filed and claimed by the normal method. */
export interface SalesTaxRules {
  readonly periods: readonly FilingPeriod[];
  /** What a small business is usually given where it asks for nothing else. */
  readonly usualPeriod: FilingPeriod;
  /** Whether all periods divide the calendar year; elsewhere a business's own months are told to it. */
  readonly isByCalendar: boolean;
  readonly evidence: EvidenceRule;
  /** Whether the buyer of a service from abroad owes the tax on it, also where all of it is claimed (VAT Notice 741A; VAT3). */
  readonly isReversed?: true;
  /** What of the tax on expenses of a purpose may be claimed, in percent, where that is not all of it. */
  readonly claimed: Readonly<Partial<Record<Purpose, number>>>;
}

const source = (title: string, url: string, year: number): Source => ({ title, url, year });

/** The rules of each country with one sales tax for all of it; the United States have none. Read in the sources that they name. */
const rules: Readonly<Partial<Record<Country, SalesTaxRules>>> = {
  Canada: {
    periods: ['month', 'quarter', 'year'],
    // Up to $1.5 million of sales a year.
    usualPeriod: 'year',
    isByCalendar: false,
    evidence: {
      numberFrom: 100_00,
      fullFrom: 500_00,
      source: source(
        'Input Tax Credit Information (GST/HST) Regulations',
        'https://laws-lois.justice.gc.ca',
        2021,
      ),
    },
    claimed: { meals: 50, entertainment: 50 },
  },
  UK: {
    periods: ['month', 'quarter'],
    usualPeriod: 'quarter',
    isByCalendar: false,
    evidence: {
      numberFrom: 0,
      fullFrom: 250_01,
      source: source(
        'The Value Added Tax Regulations 1995, regulation 16A',
        'https://www.legislation.gov.uk/uksi/1995/2518',
        2024,
      ),
    },
    isReversed: true,
    claimed: { entertainment: 0 },
  },
  Ireland: {
    periods: ['two-months', 'four-months', 'six-months'],
    usualPeriod: 'two-months',
    isByCalendar: true,
    evidence: {
      numberFrom: 0,
      fullFrom: 100_01,
      source: source('VAT invoices and records', 'https://www.revenue.ie', 2025),
    },
    isReversed: true,
    // Neither food and drink nor lodging; who carries travelers charges none, and hired cars are no more claimed than petrol, which only
    // its receipt tells from diesel.
    claimed: { meals: 0, entertainment: 0, travel: 0 },
  },
  Australia: {
    periods: ['quarter', 'month'],
    usualPeriod: 'quarter',
    isByCalendar: true,
    evidence: {
      numberFrom: 82_51,
      fullFrom: 1000_00,
      source: source('Tax invoices', 'https://www.ato.gov.au', 2025),
    },
    claimed: { entertainment: 0 },
  },
  'New Zealand': {
    periods: ['two-months', 'six-months', 'month'],
    usualPeriod: 'two-months',
    isByCalendar: false,
    evidence: {
      numberFrom: 200_01,
      fullFrom: 1000_01,
      source: source(
        'Goods and Services Tax Act 1985, sections 19E to 19K',
        'https://www.legislation.govt.nz',
        2025,
      ),
    },
    claimed: {},
  },
};

/** How sales tax is filed in a country; undefined where there is none for the whole of it. */
export const salesTaxRules = (country: Country): SalesTaxRules | undefined => rules[country];

/** The months with which a filing period may end, one for each way to divide a year so; one alone where there is no choice. */
export function periodEnds({ isByCalendar }: SalesTaxRules, period: FilingPeriod): readonly number[] {
  const ways = isByCalendar ? 1 : filingMonths[period];
  return [12, ...Array.from({ length: ways - 1 }, (_, at) => at + 1)];
}

/** All months with which filing periods end of which one ends in a month. */
export const endingMonths = (period: FilingPeriod, endsIn: number): readonly number[] =>
  MONTHS.filter((month) => (month - endsIn) % filingMonths[period] === 0);

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** What of the tax on an expense may be claimed, in percent: all of it, unless the country says otherwise of what it was for. */
export const claimedPercent = (country: Country, purpose: Purpose | null | undefined): number =>
  (purpose && rules[country]?.claimed[purpose]) ?? 100;
