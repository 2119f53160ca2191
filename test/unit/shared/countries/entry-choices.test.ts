import { describe, expect, it } from 'vitest';
import { bookCategories } from '../../../../shared/countries/book-categories.ts';
import { listedCategoryName } from '../../../../shared/countries/category-names.ts';
import {
  entryCategories,
  formLineOf,
  formLinesOf,
  offeredEntries,
  templateFor,
  templates,
} from '../../../../shared/countries/index.ts';
import type { Country, Profession } from '../../../../shared/model/template.ts';

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
const allowingTripsAlone: Partial<Record<Country, string[]>> = {
  UK: ['food'],
  Australia: ['food'],
  Ireland: ['food'],
  'New Zealand': ['food'],
};
/** Of these purposes the professions name special cases alone. */
const specialPurposes: Partial<Record<Profession, readonly string[]>> = {
  ...{ freelancer: ['bank-charges'], doctor: ['software', 'professional-fees'], contractor: ['software'] },
  ...{ realtor: ['software', 'advertising'], plumber: ['advertising'], accountant: ['office', 'phone'] },
};

describe('the choices of the entry dialogs', () => {
  it('are the template’s own first, then those of any business', () => {
    const template = templateFor('Canada', 'plumber');
    const expenses = offeredEntries(template, 'expense');
    expect(names(expenses)).toEqual([
      ...names(template.templateData.categories),
      ...[
        'Meals and Entertainment',
        'Travel',
        'Office Supplies',
        'Software',
        'Utilities',
        'Advertising and Marketing',
        'Professional Services',
        'Bank Fees',
        'Rent',
        'other',
      ],
    ]);
    expect(expenses.at(-1)).toEqual({
      id: 'other',
      name: 'other',
      label: 'Other',
      purpose: 'other',
      formLine: 'T2125 line 9270',
      kind: 'expense',
      group: 'general',
    });
    expect(names(offeredEntries(template, 'income')).slice(-3)).toEqual(['sales', 'investment', 'other']);
  });

  it('have premises and staff for every trade in every country, once each', () => {
    for (const template of templates)
      for (const purpose of ['rent', 'wages'] as const) {
        const offered = offeredEntries(template, 'expense').filter((one) => one.purpose === purpose);
        expect(offered.length, `${template.id} ${purpose}`).toBeGreaterThan(0);
        expect(offered.filter(({ group }) => group === 'general').length).toBe(
          offered.some(({ group }) => group === 'template') ? 0 : 1,
        );
      }
  });

  it('have what a shop buys, sends and hires in every country, and a line of Schedule C for taxes in every trade', () => {
    for (const template of templates) {
      const offered = offeredEntries(template, 'expense');
      const has = (purpose: string) => offered.some((one) => one.purpose === purpose);
      if (template.profession === 'general')
        for (const purpose of ['materials', 'subcontractors', 'delivery', 'repairs'])
          expect(has(purpose), `${template.id} ${purpose}`).toBe(true);
      if (template.country === 'USA') expect(has('licences'), template.id).toBe(true);
    }
    const shop = offeredEntries(templateFor('USA', 'general'), 'expense');
    const lineOf = (id: string) => shop.find((one) => one.id === id)?.formLine;
    expect(['goods-for-resale', 'shipping-and-delivery', 'taxes-and-licenses'].map(lineOf)).toEqual([
      'Schedule C line 36',
      'Schedule C line 27b',
      'Schedule C line 23',
    ]);
  });

  it('leave a business that named rent itself that one alone', () => {
    const categories = [
      { id: 'mine', name: 'rent', kind: 'expense' as const, formLine: 'SA103F box 21', isRetired: false },
    ];
    const books = { country: 'UK', profession: 'general', categories };
    const named = bookCategories(books, 'expense').filter(({ name }) => name.toLowerCase() === 'rent');
    expect(named.map(({ id }) => id)).toEqual(['mine']);
  });

  it('offer a freelancer what freelancers look for', () => {
    const offered = offeredEntries(templateFor('Canada', 'freelancer'), 'expense').map(({ label }) => label);
    expect(offered).toEqual(
      expect.arrayContaining([
        ...['Meals and Entertainment', 'Motor Vehicle', 'Bank Fees', 'Business Travel', 'Office Supplies'],
        ...[
          'Software and Subscriptions',
          'Advertising and Promotion',
          'Accounting and Legal Fees',
          'Utilities',
        ],
      ]),
    );
  });

  it('offer no second word for what the template has a word for', () => {
    for (const template of templates) {
      const special = specialPurposes[template.profession] ?? [];
      const [own, general] = (['template', 'general'] as const).map((group) =>
        offeredEntries(template, 'expense').filter((one) => one.group === group),
      );
      const doubles = general?.filter(
        ({ purpose, formLine }) =>
          purpose !== 'other' &&
          !special.includes(purpose) &&
          [...(own ?? []), ...general].filter((one) => one.purpose === purpose && one.formLine === formLine)
            .length > 1,
      );
      expect(doubles, template.id).toEqual([]);
    }
  });

  it('keep what was offered before, on its line, with what has its place', () => {
    const freelancer = templateFor('Canada', 'freelancer');
    const former = entryCategories(freelancer, 'expense').filter(({ isFormer }) => isFormer);
    expect(former.map(({ id, formLine, replacedBy }) => [id, formLine, replacedBy])).toEqual([
      ['food', 'T2125 line 8523', 'meals'],
      ['transport', 'T2125 line 9281', 'motor-vehicle'],
      ['office', 'T2125 line 8810', 'office-supplies'],
      ['software', 'T2125 line 9270', 'creative-and-development-software'],
      ['marketing', 'T2125 line 8521', 'portfolio-and-self-promotion'],
      ['travel', 'T2125 line 9200', 'client-travel'],
    ]);
    const income = entryCategories(freelancer, 'income').filter(({ isFormer }) => isFormer);
    expect(income.map(({ id, replacedBy }) => [id, replacedBy])).toEqual([
      ['income', undefined],
      ['consulting', 'sales'],
    ]);
    // A category that has another name now is the same one.
    expect(listedCategoryName('portfolio-and-self-promotion', freelancer)).toBe('Advertising and Promotion');
  });

  it('never offer one word twice, and have a line of the form each, but for food where meals are an expense on trips alone', () => {
    for (const template of templates)
      for (const kind of ['income', 'expense'] as const) {
        const entries = entryCategories(template, kind);
        expect(new Set(entries.map(({ label }) => label.toLowerCase())).size).toBe(entries.length);
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        const codes = formLinesOf(template.country).map(({ code }) => code);
        const onNone = entries.filter(({ formLine }) => formLine === null).map(({ id }) => id);
        expect(onNone).toEqual(kind === 'expense' ? (allowingTripsAlone[template.country] ?? []) : []);
        for (const { formLine } of entries) if (formLine !== null) expect(codes).toContain(formLine);
      }
  });

  it('have one for what nearly every business pays, whatever its trade', () => {
    for (const template of templates) {
      const purposes = entryCategories(template, 'expense').map(({ purpose }) => purpose);
      expect(purposes).toEqual(
        expect.arrayContaining(['bank-charges', 'phone', 'professional-fees', 'interest']),
      );
    }
    expect(formLineOf(templateFor('Canada', 'contractor'), 'expense', 'Professional Services')).toBe(
      'T2125 line 8860',
    );
    expect(formLineOf(templateFor('UK', 'contractor'), 'expense', 'Phone and Broadband')).toBe(
      'SA103F box 23',
    );
    expect(formLineOf(templateFor('USA', 'general'), 'expense', 'Phone and Internet')).toBe(
      'Schedule C line 25',
    );
  });

  it('find the line of a stored category in any letter case, and none for an unknown word', () => {
    const template = templateFor('USA', 'general');
    expect(formLineOf(template, 'expense', 'travel')).toBe('Schedule C line 24a');
    expect(formLineOf(template, 'expense', 'expense')).toBeUndefined();
  });
});
