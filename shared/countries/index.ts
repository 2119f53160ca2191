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
import {
  furtherExpenses,
  generalExpense,
  generalIncome,
  incomeInPlaceOf,
  listedLabel,
  usualPurposes,
} from './general-entries.ts';
import { unsortedCategoryIds } from '../unsorted-categories.ts';
import { ireland } from './ireland.ts';
import { newZealand } from './new-zealand.ts';
import { localEntries, type LocalEntry, type ProfessionList } from './profession-list.ts';
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
  /** Known for the sake of the rows that have it, and no choice any more: another one says the same. */
  readonly isFormer?: true;
  /** That other one, where there is a single one on the same line. */
  readonly replacedBy?: string;
}

/** A choice that books offer: of the lists, or one of their own, which is on no line of the form until somebody says. */
export interface OfferedCategory extends Omit<ListedCategory, 'group' | 'purpose'> {
  readonly group: ListedCategory['group'] | 'own';
  readonly purpose?: Purpose;
}

/**
 * The categories of the lists that entries may have: the template's own first, then those of any business, then what was offered in earlier days
 * (specification section 5) and says the same as one of these. In no two of the first two would somebody look for the same thing.
 */
export function entryCategories(template: Template, kind: EntryKind): readonly ListedCategory[] {
  const key = `${template.country} ${template.profession} ${kind}`;
  const known = entriesByTemplate.get(key) ?? madeEntries(template, kind);
  entriesByTemplate.set(key, known);
  return known;
}

/** Made once: names, sides and lines of entries rest on these lists, with every row that is written. */
const entriesByTemplate = new Map<string, readonly ListedCategory[]>();

function madeEntries(template: Template, kind: EntryKind): readonly ListedCategory[] {
  const own = ownEntries(template, kind);
  const further = kind === 'income' ? furtherIncome(template, own) : furtherExpense(template, own);
  return [
    ...own,
    ...further.filter(({ isFormer }) => !isFormer),
    ...further.filter(({ isFormer }) => isFormer),
  ];
}

/** What an entry dialog offers of the lists. */
export const offeredEntries = (template: Template, kind: EntryKind): ListedCategory[] =>
  entryCategories(template, kind).filter(({ isFormer }) => !isFormer);

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

/** A general choice, in its country's words where it has some. */
function generalEntry(
  { country }: Template,
  kind: EntryKind,
  { id, name, purpose }: LocalEntry<Purpose>,
): ListedCategory {
  const facts = factsByCountry[country];
  return {
    ...{ id, name, label: listedLabel(name) },
    formLine: facts.onNoLine?.includes(id) ? null : lineFor({ id, purpose }, facts),
    ...{ kind, group: 'general', purpose },
  };
}

function furtherIncome(template: Template, own: readonly ListedCategory[]): ListedCategory[] {
  const all = generalIncome.map(([id, purpose]) =>
    generalEntry(template, 'income', { id, name: id, purpose }),
  );
  return all.flatMap((entry): ListedCategory[] => {
    if (own.some(({ id }) => id === entry.id)) return [];
    const places = incomeInPlaceOf[entry.id] ?? [];
    const isThere = (id: string) => [...own, ...all].some((one) => one.id === id);
    const replacedBy = places.find(isThere);
    if (replacedBy === undefined)
      return [unsortedCategoryIds.includes(entry.id) ? { ...entry, isFormer: true } : entry];
    return [{ ...entry, isFormer: true, replacedBy }];
  });
}

/**
 * What any business pays for, where the template has nothing of its own for it. Of what was offered besides, nothing is any more that another one
 * on the same line is for; a line that takes some of it alone leaves both, as only a person can tell.
 */
function furtherExpense(template: Template, own: readonly ListedCategory[]): ListedCategory[] {
  const special = listByProfession[template.profession].alsoGeneral ?? [];
  const covering = own.filter(({ purpose }) => !special.some((one) => one === purpose));
  const taken = new Set(own.flatMap(({ id, name }) => [id, name.toLowerCase()]));
  const isFree = ({ id, name }: LocalEntry<Purpose>) => !taken.has(id) && !taken.has(name.toLowerCase());
  const further = furtherExpenses.filter(
    ({ country = template.country, profession = template.profession }) =>
      country === template.country && profession === template.profession,
  );
  const usual = [...usualEntries(template.country), ...further]
    .filter(isFree)
    .filter(({ purpose }) => !covering.some((one) => one.purpose === purpose))
    .map((entry) => generalEntry(template, 'expense', entry));
  const earlier = generalExpense
    .filter(([id]) => !taken.has(id) && !usual.some((one) => one.id === id))
    .map(([id, purpose]) => generalEntry(template, 'expense', { id, name: id, purpose }))
    .map((entry) => replaced(entry, [...covering, ...usual]));
  const stillOffered = earlier.filter(({ isFormer }) => !isFormer).map(({ purpose }) => purpose);
  return [...usual.filter(({ purpose }) => !stillOffered.includes(purpose)), ...earlier];
}

/** A choice of earlier days together with what has its place, if anything has. */
function replaced(entry: ListedCategory, by: readonly ListedCategory[]): ListedCategory {
  if (entry.purpose === 'other') return entry;
  const one = by.find(({ purpose, formLine }) => purpose === entry.purpose && formLine === entry.formLine);
  return one ? { ...entry, isFormer: true, replacedBy: one.id } : entry;
}

/** What general businesses have for usual purposes, by its local name or, where the country's own list leaves it out, its first one. */
const usualEntries = (country: Country) =>
  localEntries<Purpose>(
    usualPurposes
      .flatMap((purpose) => general.categories.filter((entry) => entry[0] === purpose))
      .map(([purpose, name, local]) => (local?.[country] ? [purpose, name, local] : [purpose, name])),
    country,
  );
