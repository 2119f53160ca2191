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
  /** Lines of categories, by their ids, that the form asks for apart from what else is for the same. */
  readonly linesApart?: Readonly<Record<string, string>>;
  /** General choices, by their ids, that the form takes only in some cases, which they don't tell: those are for a person to decide. */
  readonly onNoLine?: readonly string[];
  /** Lines for what a person tells on another form, and is no part of the business's profit. */
  readonly onOtherForms?: readonly string[];
  /** Where the form asks for what customers got back, by the line that their money came in on; elsewhere it is less of that one. */
  readonly returnsOn?: Readonly<Record<string, string>>;
  /** What lines were called here before, by their code: categories that a person put on one are on the line that has its place. */
  readonly formerLines?: Readonly<Record<string, string>>;
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
