import { countryNames, professionNames } from '../model/template-names.ts';
import type {
  Country,
  EntryCategory,
  EntryKind,
  FormLine,
  Profession,
  Region,
  SalesTax,
  Source,
  Template,
} from '../model/template.ts';
import { australia } from './australia.ts';
import { buildTemplate, lineFor } from './build-template.ts';
import { canada } from './canada.ts';
import type { CountryFacts } from './country-facts.ts';
import { generalExpense, generalIncome, listedLabel, usualPurposes } from './general-entries.ts';
import { ireland } from './ireland.ts';
import { newZealand } from './new-zealand.ts';
import { localEntries, type ProfessionList } from './profession-list.ts';
import { accountant } from './professions/accountant.ts';
import { consultant } from './professions/consultant.ts';
import { contractor } from './professions/contractor.ts';
import { doctor } from './professions/doctor.ts';
import { freelancer } from './professions/freelancer.ts';
import { general } from './professions/general.ts';
import { plumber } from './professions/plumber.ts';
import { realtor } from './professions/realtor.ts';
import type { Purpose } from './purpose.ts';
import { uk } from './uk.ts';
import { usa } from './usa.ts';

const factsByCountry: Readonly<Record<Country, CountryFacts>> = {
  USA: usa,
  Canada: canada,
  UK: uk,
  Australia: australia,
  Ireland: ireland,
  'New Zealand': newZealand,
};

const listByProfession: Readonly<Record<Profession, ProfessionList>> = {
  general,
  doctor,
  realtor,
  contractor,
  plumber,
  accountant,
  consultant,
  freelancer,
};

/** The countries that books can be kept for, in the order in which they are offered. */
export const countries: readonly Country[] = countryNames;

/** All 48 templates, by country and then profession. */
export const templates: readonly Template[] = countries.flatMap((country) =>
  professionNames.map((profession) => buildTemplate(factsByCountry[country], listByProfession[profession])),
);

const defaultTemplate = buildTemplate(usa, general);

/** The template of a profile; USA/general (the specification's default) for an unknown or missing country or profession. */
export const templateFor = (
  country: string | null | undefined,
  profession: string | null | undefined,
): Template =>
  templates.find((template) => template.country === country && template.profession === profession) ??
  defaultTemplate;

/** The professions that `country` has a template for. */
export const professionsOf = (country: Country): Profession[] =>
  templates.filter((template) => template.country === country).map(({ profession }) => profession);

/** The provinces and territories of `country` to choose from; none where the sales taxes are the same everywhere. */
export const regionsOf = (country: Country): readonly Region[] => factsByCountry[country].regions;

/** The sales taxes charged in `region`, or all that exist in `country` while the region is unknown. */
export const salesTaxesIn = (country: Country, region?: string | null): readonly SalesTax[] =>
  factsByCountry[country].salesTaxes.filter(
    ({ regions }) => !region || regions.length === 0 || regions.includes(region),
  );

/** The first day of the tax year, `MM-DD`. */
export const fiscalYearStart = (country: Country): string => factsByCountry[country].fiscalYear.start;

/** Where the first day of the tax year is laid down. */
export const fiscalYearSource = (country: Country): Source => factsByCountry[country].fiscalYear.source;

/** The lines of the return that a self-employed person in `country` files, each with its official label and source. */
export const formLinesOf = (country: Country): readonly FormLine[] =>
  factsByCountry[country].lines.map(({ code, label, kind, source }) => ({ code, label, kind, source }));

/** The codes of the lines that take nothing but these purposes. */
export const linesOnlyFor = (country: Country, purposes: readonly Purpose[]): string[] =>
  factsByCountry[country].lines.flatMap((line) =>
    line.purposes.length > 0 && line.purposes.every((one) => purposes.includes(one)) ? [line.code] : [],
  );

/** The line that has the place of one that books were told of: its own, or another where the form's lines were called otherwise before. */
export const standingLine = (country: Country, code: string): string =>
  factsByCountry[country].formerLines?.[code] ?? code;

/** The line for what customers got back of what came in on a line: that one itself, or the one that the form has for it. */
export const returnsLine = (country: Country, code: string): string =>
  factsByCountry[country].returnsOn?.[code] ?? code;

/** Whether a line is part of the business's profit, not of another form. */
export const isOfBusiness = (country: Country, code: string): boolean =>
  factsByCountry[country].onOtherForms?.includes(code) !== true;

/** A choice of the lists together with the id under which rows keep it and what it is for, whatever words it uses. */
export interface ListedCategory extends EntryCategory {
  readonly id: string;
  readonly purpose: Purpose;
}

/** A choice that books offer: of the lists, or one of their own, which is on no line of the form until somebody says. */
export interface OfferedCategory extends Omit<ListedCategory, 'group' | 'purpose'> {
  readonly group: ListedCategory['group'] | 'own';
  readonly purpose?: Purpose;
}

/**
 * What an entry dialog offers: the template's own list first, then the general one (specification section 5). A general
 * choice that the template already has, in whatever local words, is not offered twice.
 */
export function entryCategories(template: Template, kind: EntryKind): ListedCategory[] {
  const own = ownEntries(template, kind);
  const taken = new Set(own.flatMap(({ id, name }) => [id, name.toLowerCase()]));
  return [...own, ...generalEntries(template, kind).filter(({ id }) => !taken.has(id))];
}

/** The line of the form for a stored category name in any letter case; null for one on no line, undefined for a name that is in neither list. */
export const formLineOf = (
  template: Template,
  kind: EntryKind,
  category: string,
): string | null | undefined =>
  entryCategories(template, kind).find(({ name }) => name.toLowerCase() === category.toLowerCase())?.formLine;

function ownEntries({ country, profession }: Template, kind: EntryKind): ListedCategory[] {
  const { incomeTypes, categories } = listByProfession[profession];
  const entries = localEntries<Purpose>(kind === 'income' ? incomeTypes : categories, country);
  const facts = factsByCountry[country];
  return entries.map(({ id, name, purpose }) => ({
    id,
    name,
    label: name,
    formLine: lineFor({ id, purpose }, facts),
    kind,
    group: 'template',
    purpose,
  }));
}

function generalEntries(template: Template, kind: EntryKind): ListedCategory[] {
  const { country } = template;
  const facts = factsByCountry[country];
  const listed = (id: string, name: string, purpose: Purpose): ListedCategory => ({
    ...{ id, name, label: listedLabel(name) },
    formLine: facts.onNoLine?.includes(id) ? null : lineFor({ id, purpose }, facts),
    ...{ kind, group: 'general', purpose },
  });
  const entries = kind === 'income' ? generalIncome : generalExpense;
  const choices = entries.map(([name, purpose]) => listed(name, name, purpose));
  if (kind === 'income') return choices;
  const taken = new Set(ownEntries(template, kind).map(({ purpose }) => purpose));
  const usual = usualEntries(country).filter(({ purpose }) => !taken.has(purpose));
  const further = usual.map(({ id, name, purpose }) => listed(id, name, purpose));
  return choices.toSpliced(-1, 0, ...further);
}

/** What general businesses have for usual purposes, by its local name or, where the country's own list leaves it out, its first one. */
const usualEntries = (country: Country) =>
  localEntries<Purpose>(
    general.categories
      .filter(([purpose]) => usualPurposes.includes(purpose))
      .map(([purpose, name, local]) => (local?.[country] ? [purpose, name, local] : [purpose, name])),
    country,
  );
