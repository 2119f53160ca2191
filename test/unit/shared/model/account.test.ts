import { afterEach, describe, expect, it } from 'vitest';
import { bookNames } from '../../../../functions/domain/books/book-names.ts';
import { accountKindName, shownAccounts, startingAccounts } from '../../../../shared/model/account.ts';
import type { Account } from '../../../../shared/model/account.ts';
import { takeLanguageFrom, usualLanguage } from '../../../../shared/text/language.ts';

afterEach(() => takeLanguageFrom(() => usualLanguage));

const starting: Account[] = startingAccounts.map((account) => ({
  ...account,
  ...{ currency: 'CAD', lastDigits: null, openingBalance: 0 },
}));
const withName = (name: string): Account[] =>
  starting.map((account) => (account.id === 'checking' ? { ...account, name } : account));
const shownIn = (country: string | null, accounts = starting) =>
  shownAccounts(accounts, country).map(({ name }) => name);

describe('the accounts that books begin with', () => {
  it('are called as the country and whoever reads call them: chequing in Canada, all of them French in French', () => {
    expect(shownIn('Canada')[0]).toBe('Chequing');
    expect(shownIn('USA')).toEqual(starting.map(({ name }) => name));
    expect(shownIn(null)[0]).toBe('Checking');
    takeLanguageFrom(() => 'fr');
    const french = ['Chèques', 'Épargne', 'Entreprise', 'Comptant', 'Carte de crédit'];
    expect(shownIn('Canada')).toEqual(french);
    expect(shownIn('USA')).toEqual(french);
    expect(accountKindName('loan', 'Canada')).toBe('Prêt');
  });

  it('keep a name that somebody gave one, and are shown by no name that another account has', () => {
    expect(shownIn('Canada', withName('Everyday'))[0]).toBe('Everyday');
    const other: Account = {
      ...{ id: 'other', name: 'Chequing', kind: 'checking', currency: 'CAD' },
      ...{ lastDigits: null, openingBalance: 0 },
    };
    expect(shownIn('Canada', [...starting, other])[0]).toBe('Checking');
  });

  it('are found by whatever name they were shown by, wherever they were stored under another', () => {
    const books = {
      accounts: shownAccounts(starting, 'Canada'),
      categories: [],
      country: 'Canada',
      profession: 'general',
    };
    const { accountIdOf, accountName } = bookNames(books);
    expect(accountName('checking')).toBe('Chequing');
    expect(['Checking', 'Chequing', 'Chèques', 'checking'].map(accountIdOf)).toEqual(
      Array.from({ length: 4 }, () => 'checking'),
    );
    expect(['Savings', 'Épargne', 'Carte de crédit'].map(accountIdOf)).toEqual([
      'savings',
      'savings',
      'credit-card',
    ]);
    expect(bookNames({ ...books, accounts: withName('Everyday') }).accountIdOf('Checking')).toBeUndefined();
  });
});
