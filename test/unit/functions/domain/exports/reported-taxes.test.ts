import { describe, expect, it } from 'vitest';
import { reportedTaxes } from '../../../../../functions/domain/exports/reported-taxes.ts';
import type { TaxedBooks } from '../../../../../functions/domain/ledger/assumed-taxes.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import { rowWith } from '../ledger/rows.ts';

const registration: SalesTaxRegistration = {
  ...{ since: '2026-01-01', number: '123026635RT0001', period: 'quarter', endsIn: 3, method: 'normal' },
};
const books: TaxedBooks = {
  ...{ country: 'Canada', region: 'ON', profession: 'general', currency: 'CAD', categories: [] },
  salesTax: registration,
};
const hst = (amount: number) => [{ kind: 'HST', rate: 13, amount }];
const bought = (amount: number, tax: number, categoryId = 'office') =>
  rowWith({ amount, categoryId, taxes: hst(tax), date: '2026-01-05' });

describe('what reports leave out of lines as sales tax', () => {
  it('is all that was charged and what may be claimed, signed as the amount, and of refunds too', () => {
    const taxesOf = reportedTaxes(books);
    const sale = rowWith({ kind: 'income', amount: 11_300, categoryId: 'sales', taxes: hst(1300) });
    expect(taxesOf({ ...sale, date: '2026-01-05' })).toEqual([1300]);
    expect(taxesOf(bought(-1130, 130))).toEqual([-130]);
    expect(taxesOf({ ...bought(113, 13), kind: 'income' })).toEqual([13]);
    const kept = { kind: 'PST', amount: 70 };
    expect(taxesOf({ ...bought(-1130, 130), taxes: [...hst(50), kept] })).toEqual([-50]);
    expect(taxesOf({ ...bought(-1130, 130), taxes: [kept] })).toEqual([undefined]);
  });

  it('rounds half of the tax on meals by what a month comes to', () => {
    const taxesOf = reportedTaxes(books);
    const meals = () => taxesOf(bought(-1130, 131, 'meals'))[0] ?? 0;
    expect(meals() + meals() + meals()).toBe(-197);
  });

  it('is nothing before the registration and without one, of what is personal, and of purchases abroad', () => {
    const taxesOf = reportedTaxes(books);
    expect(taxesOf({ ...bought(-1130, 130), date: '2025-12-31' })).toEqual([undefined]);
    expect(taxesOf({ ...bought(-1130, 130), currency: 'USD' })).toEqual([undefined]);
    expect(taxesOf({ ...bought(-1130, 130), businessShare: 50 })).toEqual([-65, undefined]);
    expect(reportedTaxes({ ...books, salesTax: null })(bought(-1130, 130))).toEqual([undefined]);
  });
});
