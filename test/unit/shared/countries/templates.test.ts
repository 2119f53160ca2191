import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  countries,
  entryCategories,
  fiscalYearSource,
  fiscalYearStart,
  formLineOf,
  formLinesOf,
  professionsOf,
  regionsOf,
  salesTaxesIn,
  standingLine,
  templateFor,
  templates,
} from '../../../../shared/countries/index.ts';
import { australia } from '../../../../shared/countries/australia.ts';
import { canada } from '../../../../shared/countries/canada.ts';
import { ireland } from '../../../../shared/countries/ireland.ts';
import { newZealand } from '../../../../shared/countries/new-zealand.ts';
import { expensePurposes, incomePurposes } from '../../../../shared/countries/purpose.ts';
import { uk } from '../../../../shared/countries/uk.ts';
import { usa } from '../../../../shared/countries/usa.ts';
import { Country, Profession, Template, type EntryKind } from '../../../../shared/model/template.ts';

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
const allFacts = [usa, canada, uk, australia, ireland, newZealand];

describe('the templates', () => {
  it('cover each of the 48 pairs of country and profession once, in the shape of the contract', () => {
    expect(z.array(Template).parse(templates)).toHaveLength(48);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(48);
    for (const country of Country.options) expect(professionsOf(country)).toEqual(Profession.options);
    expect(templateFor('New Zealand', 'plumber').id).toBe('new-zealand-plumber');
  });

  it.each(templates)(
    '$id has 8 to 17 categories, names nothing twice and uses only lines of its own form',
    (template) => {
      const { categories, incomeTypes } = template.templateData;
      const all = names([...categories, ...incomeTypes]).map((name) => name.toLowerCase());
      expect(new Set(all).size).toBe(all.length);
      expect(categories.length).toBeGreaterThanOrEqual(8);
      expect(categories.length).toBeLessThanOrEqual(17);
      expect(incomeTypes.length).toBeGreaterThanOrEqual(4);
      const codes = (kind: EntryKind) =>
        formLinesOf(template.country).flatMap((line) => (line.kind === kind ? [line.code] : []));
      for (const { formLine } of categories) expect(codes('expense')).toContain(formLine);
      for (const { formLine } of incomeTypes) expect(codes('income')).toContain(formLine);
    },
  );

  it('give every profession a list of its own in every country', () => {
    const lists = templates.map(({ templateData }) => names(templateData.categories).join('|'));
    expect(new Set(lists).size).toBe(48);
  });

  it('share at most a third of their names between two professions of a country', () => {
    for (const one of templates)
      for (const other of templates) {
        if (one.country !== other.country || one.profession >= other.profession) continue;
        const shared = names(one.templateData.categories).filter((name) =>
          names(other.templateData.categories).includes(name),
        );
        expect(shared.length * 3, `${one.id} and ${other.id}: ${shared.join(', ')}`).toBeLessThanOrEqual(
          one.templateData.categories.length,
        );
      }
  });

  it('have the default of specification section 9 for USA/general, and fall back to it', () => {
    const template = templateFor('USA', 'general');
    expect(names(template.templateData.categories)).toEqual([
      'Office Supplies',
      'Travel',
      'Meals',
      'Professional Services',
      'Software',
      'Equipment',
      'Utilities',
      'Marketing',
    ]);
    expect(names(template.templateData.incomeTypes)).toEqual([
      'Sales Revenue',
      'Service Income',
      'Interest Income',
      'Other Income',
    ]);
    expect(template.templateData).toMatchObject({ currency: 'USD', dateFormat: 'MM/DD/YYYY' });
    expect(template.taxAuthorityInfo.authority).toBe('IRS');
    expect(templateFor('Atlantis', 'general')).toEqual(template);
    expect(templateFor('Canada', 'astronaut')).toEqual(template);
    expect(templateFor(null, undefined)).toEqual(template);
  });
});

describe('the forms', () => {
  it.each(allFacts)('of $country place every purpose on exactly one line', ({ lines }) => {
    const placed = (kind: EntryKind) =>
      lines.filter((line) => line.kind === kind).flatMap(({ purposes }) => purposes);
    expect(placed('income').sort()).toEqual([...incomePurposes].sort());
    expect(placed('expense').sort()).toEqual([...expensePurposes].sort());
    expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
  });

  it('offers interest in every template, on the line that its form has for it', () => {
    const lines = new Set(
      templates.map(
        (template) => entryCategories(template, 'expense').find(({ id }) => id === 'interest')?.formLine,
      ),
    );
    expect([...lines]).toEqual([
      'Schedule C line 16b',
      'T2125 line 8710',
      'SA103F box 25',
      'P8 expense label Q',
      'Form 11 line 143',
      'IR10 box 15',
    ]);
  });

  it.each([
    ['USA', 'contractor', 'Subcontract Labor', 'Schedule C line 11'],
    ['USA', 'doctor', 'Malpractice Insurance', 'Schedule C line 15'],
    ['Canada', 'realtor', 'Listing Advertising', 'T2125 line 8521'],
    ['Canada', 'doctor', 'Provincial College Licence', 'T2125 line 8760'],
    ['UK', 'contractor', 'CIS Subcontractors', 'SA103F box 18'],
    ['UK', 'doctor', 'Locum Fees', 'SA103F box 19'],
    ['UK', 'accountant', 'Professional Indemnity Insurance', 'SA103F box 28'],
    ['Australia', 'doctor', 'Staff Superannuation', 'P8 expense label G'],
    ['Ireland', 'plumber', 'Van and Fuel', 'Form 11 line 138'],
    ['Ireland', 'contractor', 'RCT Subcontractors', 'Form 11 line 135'],
    ['Ireland', 'contractor', 'Site Labour', 'Form 11 line 133'],
    ['Ireland', 'contractor', 'CWPS Pension Contributions', 'Form 11 line 134'],
    ['Ireland', 'doctor', 'Locum Fees', 'Form 11 line 136'],
    ['Ireland', 'doctor', 'Surgery Rent', 'Form 11 line 140'],
    ['Australia', 'general', 'Meals on Overnight Trips', 'P8 expense label P'],
    ['New Zealand', 'contractor', 'Plant and Scaffold Hire', 'IR10 box 18'],
    ['UK', 'general', 'Client Entertainment', 'SA103F box 24'],
    ['Canada', 'contractor', 'Client Entertainment', 'T2125 line 8523'],
  ])('put %s %s %s on %s', (country, profession, category, line) => {
    expect(formLineOf(templateFor(country, profession), 'expense', category)).toBe(line);
  });

  it('put what government agencies pay Irish doctors apart from their patients’ fees, and nobody else’s', () => {
    const lineOf = (country: Country, category: string) =>
      formLineOf(templateFor(country, 'doctor'), 'income', category);
    expect(lineOf('Ireland', 'HSE Medical Card Payments')).toBe('Form 11 line 129');
    expect(lineOf('Ireland', 'Private Patient Fees')).toBe('Form 11 line 128');
    expect(lineOf('UK', 'NHS Payments')).toBe(lineOf('UK', 'Private Patient Fees'));
    expect(formLineOf(templateFor('Ireland', 'general'), 'income', 'Other Income')).toBe('Form 11 line 130');
    expect(formLineOf(templateFor('Ireland', 'general'), 'income', 'Interest Income')).toBe(
      'Form 11 Irish Other Income',
    );
  });

  it.each([
    ['USA', 'Schedule C line', ['2', '12', '14', '16a', '36', '37', '38', '39']],
    ['Canada', 'T2125 line', ['8340', '8590', '8871', '9180', '9224']],
    ['Ireland', 'Form 11 line', ['129', '142']],
    ['New Zealand', 'IR10 box', ['12', '17', '20', '21']],
  ] as const)(
    'of %s have the lines that nothing of the lists is on, for what books add',
    (country, form, numbers) => {
      const codes = formLinesOf(country).map(({ code }) => code);
      expect(codes).toEqual(expect.arrayContaining(numbers.map((number) => `${form} ${number}`)));
    },
  );

  it.each([
    ['USA', 'Schedule C line 22', 'Supplies (not included in Part III)'],
    ['USA', 'Schedule C line 30', 'Expenses for business use of your home'],
    ['Canada', 'T2125 line 9060', 'Salaries, wages and benefits (including employer’s contributions)'],
    ['New Zealand', 'IR10 box 2', 'Gross income from sales and/or services'],
  ] as const)('of %s call %s as the form does, whole', (country, code, label) => {
    expect(formLinesOf(country).find((line) => line.code === code)?.label).toBe(label);
  });

  it('name no line as another’s place that is none of theirs', () => {
    for (const { country, lines, linesApart = {}, returnsOn = {}, formerLines = {} } of allFacts) {
      const codes = lines.map(({ code }) => code);
      const named = [linesApart, formerLines, returnsOn].flatMap((map) => Object.values(map));
      expect(codes).toEqual(expect.arrayContaining(named));
      expect(codes).toEqual(expect.arrayContaining(Object.keys(returnsOn)));
      expect(codes.filter((code) => code in formerLines)).toEqual([]);
      for (const line of Object.keys(formerLines)) expect(codes).toContain(standingLine(country, line));
    }
  });
});

describe('the facts', () => {
  it('each name the page of an authority and a year', () => {
    const official =
      /^https:\/\/([a-z0-9-]+\.)*(irs\.gov|canada\.ca|gov\.bc\.ca|gov\.mb\.ca|revenuquebec\.ca|saskatchewan\.ca|gov\.uk|ato\.gov\.au|revenue\.ie|ird\.govt\.nz)\//;
    for (const country of countries) {
      const facts = [
        ...formLinesOf(country),
        ...salesTaxesIn(country),
        { source: fiscalYearSource(country) },
      ];
      for (const { source } of facts) {
        expect(source.url).toMatch(official);
        expect(source.title).not.toBe('');
        expect(source.year).toBeGreaterThanOrEqual(2025);
      }
    }
  });

  it('start the tax year where the law does', () => {
    expect(countries.map(fiscalYearStart)).toEqual(['01-01', '01-01', '04-06', '07-01', '01-01', '04-01']);
  });
});

describe('the sales taxes', () => {
  const rates = (country: Country, region?: string) =>
    salesTaxesIn(country, region).map(
      ({ name, rateThousandths }) => `${name} ${String(rateThousandths / 1000)}`,
    );

  it.each([
    ['AB', ['GST 5']],
    ['BC', ['GST 5', 'PST 7']],
    ['MB', ['GST 5', 'RST 7']],
    ['NB', ['HST 15']],
    ['NL', ['HST 15']],
    ['NS', ['HST 14']],
    ['NT', ['GST 5']],
    ['NU', ['GST 5']],
    ['ON', ['HST 13']],
    ['PE', ['HST 15']],
    ['QC', ['GST 5', 'QST 9.975']],
    ['SK', ['GST 5', 'PST 6']],
    ['YT', ['GST 5']],
  ])('of %s are %j', (region, expected) => {
    expect(rates('Canada', region)).toEqual(expected);
  });

  it('differ by region only in Canada, where all are listed while the province is unknown', () => {
    expect(countries.filter((country) => regionsOf(country).length > 0)).toEqual(['Canada']);
    expect(regionsOf('Canada')).toHaveLength(13);
    expect(rates('Canada')).toHaveLength(8);
  });

  it('of the other countries are the national rates', () => {
    expect(rates('USA')).toEqual([]);
    expect(rates('UK')).toEqual(['VAT 20', 'VAT 5', 'VAT 0']);
    expect(rates('Australia')).toEqual(['GST 10']);
    expect(rates('Ireland')).toEqual(['VAT 23', 'VAT 13.5', 'VAT 9', 'VAT 4.8', 'VAT 0']);
    expect(rates('New Zealand')).toEqual(['GST 15']);
  });
});
