import type { Template } from '../model/template.ts';
import type { CountryFacts } from './country-facts.ts';
import { localEntries, type ProfessionList } from './profession-list.ts';
import type { Purpose } from './purpose.ts';

/** The line of the country's form where `purpose` belongs; every form places every purpose, so a gap is a mistake in the data. */
export function lineFor(purpose: Purpose, { country, lines }: CountryFacts): string {
  const line = lines.find(({ purposes }) => purposes.includes(purpose));
  if (!line) throw new Error(`The form of ${country} has no line for ${purpose}.`);
  return line.code;
}

/** The template of a profession in a country: its list in local words, each entry on its line of the country's form. */
export function buildTemplate(facts: CountryFacts, list: ProfessionList): Template {
  const { country, currency, dateFormat, taxAuthorityInfo, salesTaxes, fiscalYear } = facts;
  return {
    id: `${country.toLowerCase().replace(' ', '-')}-${list.profession}`,
    country,
    profession: list.profession,
    templateData: {
      categories: localEntries(list.categories, country).map(({ purpose, name }) => ({
        name,
        formLine: lineFor(purpose, facts),
        kind: 'expense',
      })),
      incomeTypes: localEntries(list.incomeTypes, country).map(({ purpose, name }) => ({
        name,
        formLine: lineFor(purpose, facts),
      })),
      currency,
      dateFormat,
    },
    taxAuthorityInfo,
    salesTaxes,
    fiscalYearStart: fiscalYear.start,
  };
}
