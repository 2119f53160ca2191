import { afterEach, describe, expect, it } from 'vitest';
import { bookNames } from '../../../../functions/domain/books/book-names.ts';
import { checkingName, shownAccounts, startingAccounts } from '../../../../shared/model/account.ts';
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

describe('the account that books begin with', () => {
  it('is called chequing in Canada, in the language of whoever reads, and checking elsewhere', () => {
    expect(shownIn('Canada')[0]).toBe('Chequing');
    expect(shownIn('USA')).toEqual(starting.map(({ name }) => name));
    expect(shownIn(null)[0]).toBe('Checking');
    takeLanguageFrom(() => 'fr');
    expect(shownIn('Canada')[0]).toBe('Chèques');
    expect(checkingName('UK')).toBe('Checking');
  });

  it('keeps a name that somebody gave it, and is shown by no name that another account has', () => {
    expect(shownIn('Canada', withName('Everyday'))[0]).toBe('Everyday');
    const other: Account = {
      ...{ id: 'other', name: 'Chequing', kind: 'checking', currency: 'CAD' },
      ...{ lastDigits: null, openingBalance: 0 },
    };
    expect(shownIn('Canada', [...starting, other])[0]).toBe('Checking');
  });

  it('is found by whatever name it was shown by, wherever it was stored under another', () => {
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
    expect(bookNames({ ...books, accounts: withName('Everyday') }).accountIdOf('Checking')).toBeUndefined();
  });
});
