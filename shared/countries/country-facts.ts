import type { Country, DateFormat, Region, SalesTax, Source, Template } from '../model/template.ts';
import type { PlacedLine } from './purpose.ts';

/** Everything that a country decides for all its professions. */
export interface CountryFacts {
  readonly country: Country;
  readonly currency: Template['templateData']['currency'];
  readonly dateFormat: DateFormat;
  readonly taxAuthorityInfo: Template['taxAuthorityInfo'];
  /** The first day of the tax year, `MM-DD`. */
  readonly fiscalYear: { readonly start: string; readonly source: Source };
  readonly lines: readonly PlacedLine[];
  readonly regions: readonly Region[];
  readonly salesTaxes: readonly SalesTax[];
}

/** One rate of a sales tax, by default charged in the whole country; `rateThousandths` as in `SalesTax`. */
export const salesTax = (
  name: string,
  label: string,
  rateThousandths: number,
  source: Source,
  regions: readonly string[] = [],
): SalesTax => ({ name, label, rateThousandths, source, regions: [...regions] });
