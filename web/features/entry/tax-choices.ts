import { regionsOf, salesTaxesIn, templateFor } from '../../../shared/countries/index.ts';
import type { Country } from '../../../shared/model/template.ts';
import { keptTax, salesTaxKinds } from '../../../shared/sales-tax-kinds.ts';
import type { TaxRate } from '../../../shared/sales-tax-kinds.ts';
import { useSignedIn } from '../../auth/me-context.ts';

/** The taxes that a person chooses from: at the rates of their region, at others of the country, and of any kind without a rate. */
export interface TaxChoices {
  readonly here: readonly TaxRate[];
  readonly elsewhere: readonly TaxRate[];
  readonly bare: readonly TaxRate[];
  /** Those that are charged together where the business is, each at its usual rate. */
  readonly usual: readonly TaxRate[];
}

/** The taxes to choose from in the books of the signed-in person. */
export function useTaxChoices(): TaxChoices {
  const { country, profession, region } = useSignedIn().organization;
  return taxChoices(templateFor(country, profession).country, region);
}

/** The taxes to choose from where a business is. */
export function taxChoices(country: Country, region: string | null | undefined): TaxChoices {
  const here = ratesIn(country, region);
  const known = new Set(here.map(choiceOf));
  const elsewhere = ratesIn(country).filter((rate) => !known.has(choiceOf(rate)));
  const bare = salesTaxKinds.map((kind) => ({ kind }));
  return { here, elsewhere, bare, usual: usualOf(here, isPlaced(country, region)) };
}

/** Whether it is known where in a country with taxes of its regions a business is. */
const isPlaced = (country: Country, region: string | null | undefined): boolean =>
  regionsOf(country).length === 0 || Boolean(region);

/** The first rate of each tax; of taxes that are each another region's, one alone. */
function usualOf(here: readonly TaxRate[], isOnePlace: boolean): readonly TaxRate[] {
  const [first = { kind: 'sales tax' as const }] = here;
  if (!isOnePlace || here.length === 0) return [first];
  return here.filter((rate, at) => here.findIndex(({ kind }) => kind === rate.kind) === at);
}

/** Rates above zero, since no tax is no line, each once. Manitoba calls the tax of a province a retail sales tax. */
function ratesIn(country: Country, region?: string | null): TaxRate[] {
  const rates = salesTaxesIn(country, region)
    .filter(({ rateThousandths }) => rateThousandths > 0)
    .map(({ name, rateThousandths }) =>
      keptTax({ kind: name === 'RST' ? 'PST' : name, rate: rateThousandths / 1000 }),
    );
  return [...new Map(rates.map((rate) => [choiceOf(rate), rate])).values()];
}

/** A tax as the value of a choice. */
export const choiceOf = ({ kind, rate }: TaxRate): string => `${kind}@${rate ?? ''}`;

/** The tax that is chosen by such a value. */
export function taxOfChoice(choice: string): TaxRate {
  const [kind = '', rate = ''] = choice.split('@');
  return keptTax({ kind, rate: rate === '' ? undefined : Number(rate) });
}
