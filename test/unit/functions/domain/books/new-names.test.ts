import { describe, expect, it } from 'vitest';
import { newNames } from '../../../../../functions/domain/books/new-names.ts';
import type { Account } from '../../../../../shared/model/account.ts';

const cash: Account = {
  id: 'cash',
  name: 'Cash',
  kind: 'cash',
  currency: 'CAD',
  lastDigits: null,
  openingBalance: 0,
};
const books = {
  id: 'o',
  currency: 'CAD' as const,
  accounts: [cash],
  categories: [{ id: 'own', name: 'Beehives' }],
  country: null,
  profession: null,
};

describe('newNames', () => {
  it('brings nothing where everything is known, by name or id', () => {
    const known = { accounts: ['Cash', 'cash'], categories: ['beehives', 'own', 'Travel', 'expense'] };
    expect(newNames(known, books)).toEqual({ accounts: [], categories: [] });
  });

  it('makes one of each unknown name, the same every time, and of a category in whatever letter case', () => {
    const given = { accounts: ['Tip jar', 'Tip jar'], categories: ['Candles', 'CANDLES'] };
    const { accounts, categories } = newNames(given, books);
    expect(accounts).toMatchObject([{ name: 'Tip jar', kind: 'checking', currency: 'CAD' }]);
    expect(categories).toMatchObject([{ name: 'Candles' }]);
    expect(newNames(given, books)).toEqual({ accounts, categories });
    expect(newNames({ categories: ['candles'] }, books).categories[0]?.id).toBe(categories[0]?.id);
  });

  it('gives a label another id where its account goes by another name now', () => {
    const [first] = newNames({ accounts: ['Tip jar'] }, books).accounts;
    const renamed = { ...(first ?? cash), name: 'Jar' };
    const [second] = newNames({ accounts: ['Tip jar'] }, { ...books, accounts: [cash, renamed] }).accounts;
    expect(second).toMatchObject({ name: 'Tip jar' });
    expect(second?.id).not.toBe(first?.id);
  });
});
