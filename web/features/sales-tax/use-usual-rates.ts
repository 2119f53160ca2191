import { templateFor } from '../../../shared/countries/index.ts';
import { standardTaxes } from '../../../shared/countries/standard-taxes.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { formatPercent } from '../../format/format.ts';

/** What a usual sale of the signed-in person's business is taxed at on a day, such as “13%” or “5% + 9.975%”; empty where no region is known. */
export function useUsualRates(date: string): string {
  const { country, profession, region, currency } = useSignedIn().organization;
  const taxes = standardTaxes(templateFor(country, profession).country, region, { currency, date });
  return taxes.map(({ rate }) => formatPercent(rate)).join(' + ');
}
