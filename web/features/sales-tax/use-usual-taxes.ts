import { templateFor } from '../../../shared/countries/index.ts';
import { standardTaxes } from '../../../shared/countries/standard-taxes.ts';
import type { RatedTax } from '../../../shared/countries/standard-taxes.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { formatPercent } from '../../format/format.ts';
import { taxName } from '../entry/panel/tax-name.ts';

/** What a usual sale of the signed-in person's business is taxed at on a day; nothing where its region is not known. */
function useTaxesOn(date: string): readonly RatedTax[] {
  const { country, profession, region, currency } = useSignedIn().organization;
  return standardTaxes(templateFor(country, profession).country, region, { currency, date });
}

/** The usual taxes by name: “HST 13%”, “GST 5% + QST 9.975%”; empty where they are not known. */
export const useUsualTaxes = (date: string): string => useTaxesOn(date).map(taxName).join(' + ');

/** Their rates alone: “13%”, “5% + 9.975%”. */
export const useUsualRates = (date: string): string =>
  useTaxesOn(date)
    .map(({ rate }) => formatPercent(rate))
    .join(' + ');
