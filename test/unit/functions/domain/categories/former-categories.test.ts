import { describe, expect, it } from 'vitest';
import { changedCategory } from '../../../../../functions/domain/categories/kept-categories.ts';
import { stillOffered } from '../../../../../functions/domain/categories/still-offered.ts';
import { bookCategories, offeredCategories } from '../../../../../shared/countries/book-categories.ts';
import type { KeptCategory } from '../../../../../shared/model/book-category.ts';

const booksWith = (categories: readonly KeptCategory[] = []) => ({
  ...{ country: 'Canada', profession: 'freelancer', categories },
});
const row = {
  ...{
    id: 'r',
    date: '2026-03-02',
    description: 'CAFE',
    amount: -900,
    currency: 'CAD',
    accountId: 'checking',
  },
  categoryId: 'food',
};
const rule = { id: 'rule-1', conditions: { text: 'cafe' }, effect: { categoryId: 'food' } };
const learnedIn = (categories?: readonly KeptCategory[]) => {
  const { rules, history } = stillOffered({ rules: [rule], history: [row] }, booksWith(categories));
  return [...rules.map(({ effect }) => effect.categoryId), ...history.map(({ categoryId }) => categoryId)];
};

describe('a category that the lists no longer offer', () => {
  it('is known to books that have entries in it, on its line, and no choice', () => {
    const food = bookCategories(booksWith(), 'expense').find(({ id }) => id === 'food');
    expect(food).toMatchObject({ label: 'Food', formLine: 'T2125 line 8523', isRetired: true });
    expect(offeredCategories(booksWith(), 'expense').map(({ id }) => id)).not.toContain('food');
  });

  it('leads to the one in its place, from rules and from earlier decisions', () => {
    expect(learnedIn()).toEqual(['meals', 'meals']);
    expect(learnedIn([{ id: 'meals', merged: { into: 'client-travel', jobId: 'j' } }])).toEqual([
      'client-travel',
      'client-travel',
    ]);
  });

  it('is offered again where somebody brings it back, and means itself then', () => {
    const back = changedCategory({ id: 'food' }, { isRetired: false }, booksWith());
    expect(back).toEqual({ id: 'food', isRetired: false });
    expect(offeredCategories(booksWith([back]), 'expense').map(({ id }) => id)).toContain('food');
    expect(learnedIn([back])).toEqual(['food', 'food']);
    expect(changedCategory(back, { isRetired: true }, booksWith([back]))).toEqual({ id: 'food' });
  });

  it('leads nowhere while the lists of the other kind still offer it: an expense never becomes income', () => {
    const books = { country: null, profession: null, categories: [] };
    const other = { ...rule, effect: { categoryId: 'other' } };
    const told = { rules: [other], history: [{ ...row, categoryId: 'other' }] };
    const { rules, history, choices } = stillOffered(told, books);
    expect(rules).toEqual([other]);
    expect(history.map(({ categoryId }) => categoryId)).toEqual(['other']);
    expect(choices.filter(({ id }) => id === 'other').map(({ kind }) => kind)).toEqual(['expense']);
  });
});
