import { isClaimable, keptTax } from '../sales-tax-kinds.ts';
import type { TaxRate } from '../sales-tax-kinds.ts';
import type { Country } from '../model/template.ts';
import { regionsOf, salesTaxesIn } from './index.ts';

/** A tax at a rate in percent. */
export type RatedTax = TaxRate & { readonly rate: number };

/** Rates that a region had up to a day: Nova Scotia's HST was 15 % until the end of March 2025 (SOR/2025-77). */
const earlierRates: readonly { country: Country; region: string; until: string; tax: RatedTax }[] = [
  { country: 'Canada', region: 'NS', until: '2025-03-31', tax: { kind: 'HST', rate: 15 } },
];

/**
 * The taxes of a country's registration that are charged on a usual sale in a region on a day (`YYYY-MM-DD`): the first rate of each tax. A
 * province's own tax has a registration of its own and is none of them. None where the country's taxes are its regions' and no region is known.
 */
export function standardTaxes(
  country: Country,
  region: string | null | undefined,
  { currency, date }: { readonly currency: string; readonly date: string },
): readonly RatedTax[] {
  if (regionsOf(country).length > 0 && !region) return [];
  const earlier = earlierRates.filter(
    (one) => one.country === country && one.region === region && date <= one.until,
  );
  if (earlier.length > 0) return earlier.map(({ tax }) => tax);
  const taxes = salesTaxesIn(country, region).flatMap(({ name, rateThousandths }): RatedTax[] => {
    const { kind } = keptTax({ kind: name });
    return rateThousandths > 0 && isClaimable(kind, currency) ? [{ kind, rate: rateThousandths / 1000 }] : [];
  });
  return taxes.filter(({ kind }, at) => taxes.findIndex((one) => one.kind === kind) === at);
}
