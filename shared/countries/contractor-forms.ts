import type { DateRange } from '../model/export.ts';
import type { Country } from '../model/template.ts';
import type { SalesTaxKind } from '../sales-tax-kinds.ts';
import type { ExpensePurpose } from './purpose.ts';

/** What is paid to people who work for the business without being employed. */
export const contractorPurposes = [
  'subcontractors',
  'construction-subcontractors',
] as const satisfies readonly ExpensePurpose[];
export type ContractorPurpose = (typeof contractorPurposes)[number];

/** A slip on which a country wants to hear of such payments: of which, and from how much on in a calendar year. */
export interface ContractorForm {
  readonly form: string;
  readonly purposes: readonly ContractorPurpose[];
  readonly currency: string;
  /** In minor units. */
  readonly from: number;
  /** The sales taxes that the slip's amounts are without; none where they may be in them. */
  readonly without: readonly SalesTaxKind[];
  /** Cards and payment services report what they moved themselves, on a slip of their own (Instructions for Forms 1099-MISC and 1099-NEC). */
  readonly isReportedByServices?: boolean;
}

/** For payments from this year on the USA asks about larger sums, which change with prices in the years after it. */
const HIGHER_SINCE = 2026;

/**
 * The slips of a country for payments of these days; none where it has none, or where the days are of several years. The amounts are what
 * accountants publish: no authority's own page could be read, so whoever shows them sends the reader to their accountant.
 */
export function contractorForms(country: Country, { from, to }: DateRange): ContractorForm[] {
  const [year, lastYear] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  if (year !== lastYear) return [];
  switch (country) {
    case 'USA':
      return [
        {
          form: '1099-NEC',
          purposes: contractorPurposes,
          currency: 'USD',
          from: year >= HIGHER_SINCE ? 200_000 : 60_000,
          without: [],
          isReportedByServices: true,
        },
      ];
    case 'Canada':
      return [
        // RC4157, box 048: do not include GST/HST; the guide to the T5018 lets it be in.
        {
          ...{ form: 'T4A', purposes: ['subcontractors'], currency: 'CAD', from: 50_000 },
          without: ['GST', 'HST', 'GST/HST'],
        },
        {
          ...{ form: 'T5018', purposes: ['construction-subcontractors'], currency: 'CAD', from: 50_000 },
          without: [],
        },
      ];
    default:
      return [];
  }
}
