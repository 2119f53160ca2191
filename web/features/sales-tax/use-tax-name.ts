import type { Country } from '../../../shared/model/template.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';

type TaxedCountry = Exclude<Country, 'USA'>;
type TaxName = 'gstHst' | 'vat' | 'gst';

/** The templates say it too, but are too much for the first screen, which asks. */
const NAMES = {
  Canada: 'gstHst',
  UK: 'vat',
  Ireland: 'vat',
  Australia: 'gst',
  'New Zealand': 'gst',
} as const satisfies Record<TaxedCountry, TaxName>;

const isTaxed = (country: string | null): country is TaxedCountry =>
  country !== null && Object.hasOwn(NAMES, country);

/** What a country calls its sales tax; undefined where there is none for the whole of it. */
export function useTaxNameOf(): (country: string | null) => string | undefined {
  const t = useText();
  return (country) => (isTaxed(country) ? t(`common.salesTaxes.${NAMES[country]}`) : undefined);
}

/** What the country of the signed-in person's business calls its sales tax. */
export function useTaxName(): string | undefined {
  return useTaxNameOf()(useSignedIn().organization.country);
}
