import { sayDescription } from '../../../../../shared/text/entry-description.ts';
import { french } from '../../../../../shared/text/fr/french.ts';
import { learnWords } from '../../../../../shared/text/words-for.ts';
import { describe, expect, it } from 'vitest';
import { bookNames } from '../../../../../functions/domain/books/book-names.ts';
import { shownTransaction } from '../../../../../functions/domain/books/shown-transaction.ts';
import { rowWith } from '../ledger/rows.ts';

const names = bookNames({
  accounts: [{ id: 'checking', name: 'Everyday' }],
  categories: [{ id: 'own', name: 'Beehives' }],
  country: 'Canada',
  profession: 'general',
});

describe('shownTransaction', () => {
  it('names the account, the category and the one that is offered as the books call them now', () => {
    const suggestedCategory = {
      categoryId: 'meals',
      confidence: 80,
      source: 'history' as const,
      reason: 'like earlier rows',
    };
    const row = rowWith({ categoryId: 'own', suggestedCategory });
    expect(shownTransaction(row, names)).toEqual({
      ...row,
      accountLabel: 'Everyday',
      category: 'Beehives',
      suggestedCategory: { ...suggestedCategory, category: 'Meals and Entertainment' },
    });
  });

  it('names the lines of a split and what taking it back restores', () => {
    const row = rowWith({
      kind: 'income',
      categoryId: 'sales',
      parts: [{ kind: 'expense', categoryId: 'own', amount: -3, description: 'Fees' }],
      payout: {
        provider: 'Stripe',
        decision: 'split',
        receiptIds: [],
        salesId: 'sales',
        before: { categoryId: 'income' },
      },
    });
    const shown = shownTransaction(row, names);
    expect(shown.parts).toMatchObject([{ category: 'Beehives', categoryId: 'own' }]);
    expect(shown.payout).toMatchObject({ sales: 'sales', before: { category: 'income' } });
  });
});

describe('a description', () => {
  it('is said in the reader’s language where the statement had none, whatever that was kept in', () => {
    learnWords('fr', french);
    expect(sayDescription('No description', 'fr')).toBe('Sans description');
    expect(sayDescription('Sans description', 'en')).toBe('No description');
    expect(sayDescription('Paper', 'fr')).toBe('Paper');
  });
});
