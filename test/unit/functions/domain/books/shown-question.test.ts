import { expect, it } from 'vitest';
import { bookNames } from '../../../../../functions/domain/books/book-names.ts';
import { shownTransaction } from '../../../../../functions/domain/books/shown-transaction.ts';
import { rowWith } from '../ledger/rows.ts';

const names = bookNames({ accounts: [], categories: [], country: 'Canada', profession: 'general' });
const loan = rowWith({ description: 'LOAN PAYMENT 0041', categoryId: 'expense' });

it('asks about a loan payment until somebody gives it a category', () => {
  expect(shownTransaction(loan, names)).toMatchObject({ question: 'loan-payment' });
  expect(shownTransaction({ ...loan, categoryId: 'interest' }, names)).not.toHaveProperty('question');
  expect(shownTransaction(rowWith({ categoryId: 'expense' }), names)).not.toHaveProperty('question');
});

it('keeps what documents brought to itself', () => {
  const brought = { categoryId: 'travel', before: { categoryId: 'expense' } };
  expect(shownTransaction({ ...loan, brought }, names)).not.toHaveProperty('brought');
});
