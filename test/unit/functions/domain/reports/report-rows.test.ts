import { expect, it } from 'vitest';
import { bookNames } from '../../../../../functions/domain/books/book-names.ts';
import { noSums } from '../../../../../functions/domain/ledger/totals.ts';
import { formPlacement } from '../../../../../functions/domain/reports/form-placement.ts';
import { reportRows } from '../../../../../functions/domain/reports/report-rows.ts';
import { categorySides } from '../../../../../shared/countries/category-sides.ts';

it('counts the parts of split payouts among the sales, and among what customers got back none of them', () => {
  const books = { country: 'USA', profession: 'general', categories: [] };
  const sales = {
    ...{ ...noSums, month: '2025-03', categoryId: 'sales-revenue', currency: 'USD', days: {} },
    ...{ income: 11_700, earning: 12, expenses: -300, spending: 3, count: 15, parts: 36 },
  };
  const { standingCategory } = bookNames({ ...books, accounts: [] });
  const rows = reportRows('tax', [sales], {
    standingCategory,
    ...{ sideOf: categorySides(books), form: formPlacement(books) },
  });
  const counts = rows.filter(({ amount }) => amount !== 0).map(({ key, count }) => [key, count]);
  expect(counts).toEqual([
    ['Schedule C line 1', 48],
    ['Schedule C line 2', 3],
  ]);
});
