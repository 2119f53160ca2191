import { describe, expect, it } from 'vitest';
import { categorySides } from '../../../../shared/countries/category-sides.ts';
import type { KeptCategory } from '../../../../shared/model/book-category.ts';

const sidesOf = (...categories: readonly KeptCategory[]) =>
  categorySides({ country: 'Canada', profession: 'general', categories });
const own = (change: Partial<KeptCategory>): KeptCategory => ({ id: 'own', name: 'Own', ...change });

describe('the side of a category', () => {
  it('is that of the list it is on, whichever way the money went', () => {
    expect(sidesOf()('travel', 'income')).toBe('expense');
    expect(sidesOf()('travel', 'expense')).toBe('expense');
    expect(sidesOf()('sales', 'expense')).toBe('income');
  });

  it('is the direction of the money where it is on both, where nobody chose any, and where it is unknown', () => {
    for (const id of ['other', 'income', 'expense', 'gone', ''])
      expect([sidesOf()(id, 'income'), sidesOf()(id, 'expense')], id).toEqual(['income', 'expense']);
  });

  it('is what a person said of a category of their own, and both ways while they said nothing', () => {
    expect(sidesOf(own({ kind: 'expense' }))('own', 'income')).toBe('expense');
    expect(sidesOf(own({}))('own', 'income')).toBe('income');
  });

  it('is that of the category that took it in', () => {
    const merged = { into: 'travel', jobId: 'j' };
    expect(sidesOf(own({ kind: 'income', merged }))('own', 'income')).toBe('expense');
  });

  it('stays when books move to another profession, whose lists know it no longer', () => {
    const plumber = categorySides({ country: 'Canada', profession: 'plumber', categories: [] });
    expect(plumber('client-entertainment', 'income')).toBe('expense');
  });
});
