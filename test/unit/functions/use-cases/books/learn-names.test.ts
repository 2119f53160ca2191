import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { Organizations, type StoredOrganization } from '../../../../../functions/store/organizations.ts';
import { Table } from '../../../../../functions/store/table.ts';
import { learnNames } from '../../../../../functions/use-cases/books/learn-names.ts';

const organizations = new Organizations(new Table('books', new DynamoDBClient({ region: 'ca-central-1' })));
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `id-${at}`, name: `Name ${at}` }));
const books = (accounts: number, categories: number): StoredOrganization => ({
  id: 'o',
  name: 'Full books',
  country: null,
  region: null,
  profession: null,
  templatePreferences: {},
  currency: 'CAD',
  dateFormat: 'YYYY-MM-DD',
  timeZone: 'UTC',
  fiscalYearStart: '01-01',
  entryGoal: 50,
  accountant: null,
  createdAt: '2026-01-01T00:00:00Z',
  accounts: many(accounts).map((one) => ({
    ...one,
    kind: 'cash',
    currency: 'CAD',
    lastDigits: null,
    openingBalance: 0,
  })),
  accountsVersion: 1,
  categories: many(categories),
  categoriesVersion: 1,
});
const learn = (organization: StoredOrganization, accounts: string[], categories: string[]) =>
  learnNames({ accounts, categories }, organization, { organizations });

describe('learnNames', () => {
  it('writes the list that gains a name, and no other', () => {
    const learned = learn(books(2, 2), ['Name 1'], ['Candles']);
    if (isRefusal(learned)) throw new Error('The names were refused.');
    expect(learned.accountId('Name 1')).toBe('id-1');
    expect(learned.names.categoryName(learned.categoryId('candles'))).toBe('Candles');
    expect(learned.writes).toMatchObject([{ Put: { Item: { sk: 'ORG#CATEGORIES', version: 2 } } }]);
  });

  it('lets books grow to 500 categories and 200 accounts, and says at which field they are full', () => {
    expect(isRefusal(learn(books(199, 499), ['Tip jar'], ['Candles']))).toBe(false);
    expect(learn(books(0, 500), [], ['Candles'])).toMatchObject({
      refused: 'invalid-input',
      fields: { category: { code: 'too-many-categories', max: 500 } },
    });
    expect(learn(books(200, 0), ['Tip jar'], [])).toMatchObject({
      refused: 'invalid-input',
      fields: { accountLabel: { code: 'too-many-accounts', max: 200 } },
    });
    expect(isRefusal(learn(books(200, 500), ['Name 7'], ['Name 7', 'Travel']))).toBe(false);
  });
});
