import { expect, it } from 'vitest';
import { categorySuggester } from '../../../../../functions/domain/categories/suggest-category.ts';
import { canadianChoices, rowSaying as row } from '../../../../support/category-rows.ts';

const choices = canadianChoices('freelancer');
const paid = (description: string, amount: number, currency: string) => ({
  ...row(description, amount),
  ...{ currency, categoryId: 'sales' },
});
const customers = (amount: number, currency = 'CAD') =>
  ['OAK BOOKS LTD', 'BRAYWELL HOLDINGS', 'MARLOW EVENTS'].map((name) => paid(name, amount, currency));
const offer = (text: string, history = customers(50_000)) =>
  categorySuggester({ rules: [], history, choices })(row(text, 60_000))?.categoryId;

it('offers no sale, whoever else paid, for what no customer pays', () => {
  expect(offer('KENT FABRICATION LTD')).toBe('sales');
  for (const text of [
    'IRS TREAS 310 TAX REF',
    'GOVERNMENT OF CANADA RIT',
    'HMRC VTR',
    'VAT REPAYMENT',
    'REVENU QUEBEC',
    'GRANT INNOVATE UK',
    'SECURITY DEPOSIT RETURN',
    'CHECK REVERSAL',
    'NSF RETURNED ITEM',
    'OWNER CONTRIBUTION',
    'J SMITH CAPITAL CONTRIBUTION',
    'DIVIDEND VANGUARD',
    'TRANSFER FROM SAV 1234',
  ])
    expect(offer(text), text).not.toBe('sales');
});

it('compares a sum with those of other payers in its own currency alone', () => {
  expect(offer('KENT FABRICATION LTD', customers(5_000_000, 'JPY'))).toBeUndefined();
  expect(offer('KENT FABRICATION LTD', [...customers(5_000_000, 'JPY'), ...customers(1000)])).toBeUndefined();
});
