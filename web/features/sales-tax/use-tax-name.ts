import { templateFor } from '../../../shared/countries/index.ts';
import type { Country } from '../../../shared/model/template.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';

const NAMES = {
  Canada: 'gstHst',
  UK: 'vat',
  Ireland: 'vat',
  Australia: 'gst',
  'New Zealand': 'gst',
} as const satisfies Record<Exclude<Country, 'USA'>, string>;

/** What a country calls its sales tax; undefined where there is none for the whole of it. */
export function useTaxNameOf(): (country: Country) => string | undefined {
  const t = useText();
  return (country) => (country === 'USA' ? undefined : t(`common.salesTaxes.${NAMES[country]}`));
}

/** What the country of the signed-in person's business calls its sales tax. */
export function useTaxName(): string | undefined {
  const { country, profession } = useSignedIn().organization;
  return useTaxNameOf()(templateFor(country, profession).country);
}
