import { describe, expect, it } from 'vitest';
import { SURE_MIN } from '../../../../../functions/domain/categories/category-suggestion.ts';
import { categorySuggester } from '../../../../../functions/domain/categories/suggest-category.ts';
import { canadianChoices, rowSaying as row } from '../../../../support/category-rows.ts';

const choices = canadianChoices('contractor');
const decided = (description: string, categoryId: string) => ({ ...row(description, -4500), categoryId });
const guess = (history: readonly ReturnType<typeof decided>[], text: string) =>
  categorySuggester({ rules: [], history, choices })(row(text, -4200));

describe('a name that is only like a decided one', () => {
  it('is what its own words surely say, where the like name says nothing of it', () => {
    const office = [
      decided('HOLMGATE INC #12', 'office-supplies'),
      decided('HOLMGATE INC #9', 'office-supplies'),
    ];
    expect(guess(office, 'HOLMGATE FAMILY RESTAURANT #2111 TORONTO ON')).toMatchObject({
      categoryId: 'meals',
      confidence: SURE_MIN,
      source: 'merchant',
      reason: { code: 'known-merchant', word: 'restaurant' },
    });
  });

  it('stays a question where the like name says the same and was decided otherwise', () => {
    const staff = [decided('HOLMGATE RESTAURANT', 'client-entertainment')];
    const found = guess(staff, 'HOLMGATE RESTAURANT TERRACE');
    expect(found?.categoryId).toBe('client-entertainment');
    expect(found?.confidence).toBeLessThan(SURE_MIN);
  });

  it('stays a question where its own very name was decided otherwise', () => {
    const staff = [decided('HOLMGATE RESTAURANT', 'client-entertainment'), decided('HOLMGATE', 'travel')];
    expect(guess(staff, 'HOLMGATE RESTAURANT #12')).toMatchObject({ categoryId: 'client-entertainment' });
  });

  it('is not offered what a name was that says nothing of what this one sells, or something else', () => {
    const decidedAs = (name: string) => [decided(name, 'safety-gear')];
    expect(guess(decidedAs('HOLMGATE INC'), 'HOLMGATE EVENTS')).toBeUndefined();
    expect(guess(decidedAs('HOLMGATE EVENTS'), 'HOLMGATE INC')).toMatchObject({ categoryId: 'safety-gear' });
    expect(guess(decidedAs('HOLMGATE EVENTS'), 'HOLMGATE EVENTS EAST')).toMatchObject({
      categoryId: 'safety-gear',
    });
  });

  it('stays a question where a brand was decided otherwise without the word that tells its trade', () => {
    const staff = [decided('STARBUCKS 04821', 'client-entertainment')];
    expect(guess(staff, 'STARBUCKS RESERVE COFFEE BAR')?.confidence ?? 0).toBeLessThan(SURE_MIN);
    expect(guess([], 'STARBUCKS RESERVE COFFEE BAR')).toMatchObject({
      categoryId: 'meals',
      confidence: SURE_MIN,
    });
  });

  it('is no more than a name where the sum is of another size: a fee says little of what is moved', () => {
    const fees = [1, 2, 3].map((month) => decided(`US ACCOUNT FEE 0${month}`, 'bank-fees'));
    const suggest = categorySuggester({ rules: [], history: fees, choices });
    expect(suggest(row('TRANSFER TO CAD ACCOUNT', -603_000))?.confidence ?? 0).toBeLessThanOrEqual(0.7);
    expect(suggest(row('ACCOUNT FEE', -4400))?.confidence).toBeGreaterThan(0.8);
  });

  it('is no brand’s that a surname is like but for its last letter', () => {
    for (const text of ['MCDONALD PLUMBING SUBBIE', 'ZELLE TO J MCDONALD', 'MCDONALD & SONS LTD'])
      expect(guess([], text)?.confidence ?? 0, text).toBeLessThan(SURE_MIN);
    for (const text of ["MCDONALD'S F12345", 'MCDONALDS 30112', 'MCDONALD S 4410 TORONTO ON'])
      expect(guess([], text), text).toMatchObject({ categoryId: 'meals', confidence: SURE_MIN });
  });
});
