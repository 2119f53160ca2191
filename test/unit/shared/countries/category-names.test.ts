import { describe, expect, it } from 'vitest';
import { listedCategoryId, listedCategoryName } from '../../../../shared/countries/category-names.ts';
import { entryCategories, templates } from '../../../../shared/countries/index.ts';

const british = { country: 'UK', profession: 'general' };
const irish = { country: 'Ireland', profession: 'general' };

describe('the names of categories', () => {
  it('give every choice of every template its id, and the id its name', () => {
    for (const template of templates)
      for (const kind of ['income', 'expense'] as const)
        for (const { id, name } of entryCategories(template, kind)) {
          expect(listedCategoryId(name, template), name).toBe(id);
          expect(listedCategoryId(name.toUpperCase(), template), name).toBe(id);
          expect(listedCategoryName(id, template)?.toLowerCase(), id).toBe(name.toLowerCase());
        }
  });

  it('are those of the country, for one and the same category', () => {
    const id = listedCategoryId('Heat, Light and Power', british);
    expect(id).toBe('utilities');
    expect(listedCategoryName('utilities', irish)).toBe('Light and Heat');
    expect(listedCategoryId('utilities', irish)).toBe('utilities');
  });

  it('stay known where the books have moved to another profession or country', () => {
    const plumber = { country: 'USA', profession: 'plumber' };
    const id = listedCategoryId('Malpractice Insurance', { country: 'USA', profession: 'doctor' });
    expect(id).toBeDefined();
    expect(listedCategoryId('Malpractice Insurance', plumber)).toBe(id);
    expect(listedCategoryName(id ?? '', plumber)).toBe('Malpractice Insurance');
    expect(listedCategoryName('office-supplies', { country: null, profession: null })).toBe(
      'Office Supplies',
    );
  });

  it('include the kinds that stand for no choice, and no text that is in no list', () => {
    expect(listedCategoryName('transfer', british)).toBe('transfer');
    expect(listedCategoryId('Expense', british)).toBe('expense');
    expect(listedCategoryId('Unicorn feed', british)).toBeUndefined();
    expect(listedCategoryName('unicorn-feed', british)).toBeUndefined();
  });
});
