import { describe, expect, it } from 'vitest';
import { bookNames } from '../../../../../functions/domain/books/book-names.ts';
import { frenchNameOf } from '../../../../../shared/text/fr/names/index.ts';
import { learnNames } from '../../../../../shared/text/listed-names.ts';

learnNames('fr', frenchNameOf);

const own = { id: '0b6f2f4e-0000-8000-8000-000000000001', name: 'Beehives' };
const canada = { country: 'Canada', profession: 'general' };
const names = bookNames({
  accounts: [
    { id: 'checking', name: 'Everyday' },
    { id: 'savings', name: 'checking' },
  ],
  categories: [own, { id: 'fees', name: 'Malpractice Insurance' }, { id: 'x', name: 'travel' }],
  ...canada,
});

describe('the names of books', () => {
  it('call an account what it is called now', () => {
    expect(names.accountName('checking')).toBe('Everyday');
    expect(names.accountIdOf('Everyday')).toBe('checking');
    expect(names.accountIdOf('Checking')).toBeUndefined();
  });

  it('take an id for what it is kept under, whatever another account is called: choosers send ids', () => {
    expect(names.accountIdOf('checking')).toBe('checking');
    expect(names.accountIdOf('savings')).toBe('savings');
  });

  it('know the categories of the books’ own beside those of the lists, in any letter case', () => {
    expect(names.categoryIdOf('beehives')).toBe(own.id);
    expect(names.categoryName(own.id)).toBe('Beehives');
    expect(names.categoryIdOf('OFFICE SUPPLIES')).toBe('office-supplies');
    expect(names.categoryName('meals')).toBe('Meals and Entertainment');
    expect(names.categoryIdOf('expense')).toBe('expense');
  });

  it('put what the template offers first, then the books’ own, then other lists', () => {
    expect(names.categoryIdOf('Travel')).toBe('travel');
    expect(names.categoryIdOf('malpractice insurance')).toBe('fees');
    expect(names.categoryName(names.categoryIdOf('provincial college licence') ?? '')).toBe(
      'Provincial College Licence',
    );
  });

  it('know the lists’ categories by their French names too, after every name of the books', () => {
    expect(names.categoryIdOf('fournitures de bureau')).toBe('office-supplies');
    const renamed = bookNames({
      accounts: [],
      categories: [
        { id: 'office-supplies', name: 'Paper' },
        { ...own, name: 'Formation continue' },
      ],
      country: 'Canada',
      profession: 'realtor',
    });
    expect(renamed.categoryIdOf('Fournitures de bureau')).toBeUndefined();
    expect(renamed.categoryIdOf('formation continue')).toBe(own.id);
    expect(renamed.categoryName('office-supplies')).toBe('Paper');
  });

  it('take no other country’s word for a category that is called otherwise here', () => {
    expect(names.categoryName('meals')).toBe('Meals and Entertainment');
    expect(names.categoryIdOf('Meals')).toBeUndefined();
    expect(names.categoryIdOf('meals')).toBe('meals');
  });

  it('show an id that nothing is known of as it is, and find nothing for an unknown name', () => {
    expect(names.categoryName('gone')).toBe('gone');
    expect(names.accountName('gone')).toBe('gone');
    expect(names.categoryIdOf('Unicorn feed')).toBeUndefined();
  });
});
