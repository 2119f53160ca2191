import { describe, expect, it } from 'vitest';
import { bookCategories, saidCategory } from '../../../../shared/countries/book-categories.ts';
import { unsortedCategoryIds } from '../../../../shared/unsorted-categories.ts';
import {
  countries,
  entryCategories,
  formLinesOf,
  regionsOf,
  salesTaxesIn,
  templateFor,
  templates,
} from '../../../../shared/countries/index.ts';
import { accountant } from '../../../../shared/text/fr/names/accountant.ts';
import { consultant } from '../../../../shared/text/fr/names/consultant.ts';
import { contractor } from '../../../../shared/text/fr/names/contractor.ts';
import { doctor } from '../../../../shared/text/fr/names/doctor.ts';
import { freelancer } from '../../../../shared/text/fr/names/freelancer.ts';
import { general } from '../../../../shared/text/fr/names/general.ts';
import { frenchForms, frenchNameOf, frenchNames } from '../../../../shared/text/fr/names/index.ts';
import { plumber } from '../../../../shared/text/fr/names/plumber.ts';
import { realtor } from '../../../../shared/text/fr/names/realtor.ts';
import { salesTaxKinds, taxTitle } from '../../../../shared/sales-tax-kinds.ts';
import type { Country } from '../../../../shared/model/template.ts';
import { learnForms, sayFact, sayFormLine } from '../../../../shared/text/form-words.ts';
import { learnNames, namesEverywhere, sayCategory } from '../../../../shared/text/listed-names.ts';

learnForms('fr', frenchForms);
learnNames('fr', frenchNameOf);

const kinds = ['expense', 'income'] as const;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const listed = templates.flatMap((template) =>
  kinds.flatMap((kind) => entryCategories(template, kind).map(({ label }) => label)),
);
const filersIn = (country: Country) => templateFor(country, 'general').taxAuthorityInfo.filers;
const names = new Set([...listed, ...unsortedCategoryIds.map(capital)]);

describe('the French names', () => {
  it('are there for every category of every template, and for nothing else, each once', () => {
    const tables = [general, doctor, realtor, contractor, plumber, accountant, consultant, freelancer];
    const translated = tables.flatMap((table) => Object.keys(table));
    expect(translated.toSorted()).toEqual([...names].toSorted());
    expect(Object.values(frenchNames).filter((name) => name.trim() === '')).toEqual([]);
  });

  it('are there for every line of every form, and for nothing else', () => {
    const labels = new Set(countries.flatMap((country) => formLinesOf(country).map(({ label }) => label)));
    expect(Object.keys(frenchForms.lines).toSorted()).toEqual([...labels].toSorted());
  });

  it('tell the categories of a template apart, and mean none that is called so in English', () => {
    const alike = templates.flatMap((template) => {
      const all = kinds.flatMap((kind) => entryCategories(template, kind));
      const ids = new Map(all.map(({ id, label }) => [label.toLowerCase(), id]));
      return all.filter(({ id, label }) => {
        const said = sayCategory(label, 'fr').toLowerCase();
        const other = all.find((one) => one.id !== id && sayCategory(one.label, 'fr').toLowerCase() === said);
        return other !== undefined || (ids.get(said) ?? id) !== id;
      });
    });
    expect([...new Set(alike.map(({ label }) => label))]).toEqual([]);
  });

  it('are set as in Québec', () => {
    const all = [...Object.values(frenchNames), ...Object.values(frenchForms.lines)];
    expect(all.filter((name) => /["“”']| [:;!?%»]|« |\.\.\./.test(name))).toEqual([]);
  });

  it('leave what the books gave a name, or nobody knows, as it was typed', () => {
    const books = {
      country: 'Canada',
      profession: 'general',
      categories: [
        { id: 'office-supplies', name: 'Paper' },
        { id: '0b6f2f4e-0000-8000-8000-000000000001', name: 'Locum Fees' },
      ],
    };
    expect(saidCategory('Locum Fees', books, 'fr')).toBe('Locum Fees');
    expect(saidCategory('food', books, 'fr')).toBe('Alimentation');
    expect(saidCategory('food', books, 'en')).toBe('Food');
    expect(sayCategory('Beehives', 'fr')).toBe('Beehives');
    expect(bookCategories(books, 'expense').find(({ id }) => id === 'office-supplies')?.label).toBe('Paper');
  });

  it('find a category by either name', () => {
    expect(namesEverywhere('Office Supplies')).toEqual(['Office Supplies', 'Fournitures de bureau']);
    expect(namesEverywhere('Beehives')).toEqual(['Beehives']);
    expect(namesEverywhere(null)).toEqual([]);
  });

  it('are there for what the countries have, and for nothing else', () => {
    const facts = new Set(
      countries.flatMap((country) => [
        country,
        templateFor(country, 'general').taxAuthorityInfo.authority,
        filersIn(country),
        ...regionsOf(country).map(({ name }) => name),
        ...salesTaxesIn(country).map(({ name }) => name),
        ...salesTaxKinds.map(taxTitle),
      ]),
    );
    expect(Object.keys(frenchForms.facts).filter((name) => !facts.has(name))).toEqual([]);
    for (const country of countries) expect(sayFact(filersIn(country), 'fr')).not.toBe(filersIn(country));
    expect(sayFact('Quebec', 'fr')).toBe('Québec');
    expect(sayFact('Ontario', 'fr')).toBe('Ontario');
    expect(sayFact('Quebec', 'en')).toBe('Quebec');
  });

  it('say where on a form a line is, by the form’s own wording', () => {
    const said = (code: string, label: string) => Object.values(sayFormLine({ code, label }, 'fr'));
    expect(said('T2125 line 8521', 'Advertising')).toEqual(['T2125, ligne 8521', 'Publicité']);
    expect(said('SA100 page TR 3 box 2', 'Untaxed UK interest')[0]).toBe('SA100 page TR 3, case 2');
    expect(said('P8 expense label F', 'Rent expenses')[0]).toBe('P8, dépenses, case F');
    expect(sayFormLine({ code: 'T2125 line 8521', label: 'Advertising' }, 'en')).toEqual({
      place: 'T2125 line 8521',
      label: 'Advertising',
    });
  });
});
