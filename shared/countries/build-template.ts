import type { Template } from '../model/template.ts';
import type { CountryFacts } from './country-facts.ts';
import { localEntries, type ProfessionList } from './profession-list.ts';
import type { Purpose } from './purpose.ts';

/** The line of the country's form where a category belongs; every form places every purpose, so a gap is a mistake in the data. */
export function lineFor(
  { id, purpose }: { readonly id: string; readonly purpose: Purpose },
  { country, lines, linesApart }: CountryFacts,
): string {
  const line = lines.find(({ purposes }) => purposes.includes(purpose));
  if (!line) throw new Error(`The form of ${country} has no line for ${purpose}.`);
  return linesApart?.[id] ?? line.code;
}

/** The template of a profession in a country: its list in local words, each entry on its line of the country's form. */
export function buildTemplate(facts: CountryFacts, list: ProfessionList): Template {
  const { country, currency, dateFormat, taxAuthorityInfo, salesTaxes, fiscalYear } = facts;
  return {
    id: `${country.toLowerCase().replace(' ', '-')}-${list.profession}`,
    country,
    profession: list.profession,
    templateData: {
      categories: localEntries(list.categories, country).map((entry) => ({
        name: entry.name,
        formLine: lineFor(entry, facts),
        kind: 'expense',
      })),
      incomeTypes: localEntries(list.incomeTypes, country).map((entry) => ({
        name: entry.name,
        formLine: lineFor(entry, facts),
      })),
      currency,
      dateFormat,
    },
    taxAuthorityInfo,
    salesTaxes,
    fiscalYearStart: fiscalYear.start,
  };
}
