import { describe, expect, it } from 'vitest';
import { entryCategories, templates } from '../../../shared/countries/index.ts';
import { receiptLimit } from '../../../shared/countries/receipt-limits.ts';
import { documentedElsewhere, travelCategories, wantsReceipt } from '../../../shared/wants-receipt.ts';

const expense = {
  kind: 'expense' as const,
  categoryId: 'expense',
  description: 'CAFE MYRIADE',
  amount: -1450,
  receiptIds: [],
  noReceiptNeeded: false,
};

/** The categories of all templates for some purposes. */
const filedUnder = (purposes: readonly string[]): string[] => [
  ...new Set(
    templates.flatMap((template) =>
      entryCategories(template, 'expense').flatMap(({ id, purpose }) =>
        purposes.includes(purpose) ? [id] : [],
      ),
    ),
  ),
];

describe('wantsReceipt', () => {
  it('asks for the receipt of a purchase, once', () => {
    expect(wantsReceipt(expense)).toBe(true);
    expect(wantsReceipt({ ...expense, receiptIds: ['r'] })).toBe(false);
    expect(wantsReceipt({ ...expense, noReceiptNeeded: true })).toBe(false);
    expect(wantsReceipt({ ...expense, kind: 'transfer' })).toBe(false);
  });

  it('never asks for one of what is filed under bank fees, interest or wages, in any template', () => {
    const charges = filedUnder(['bank-charges', 'interest', 'wages']);
    expect(charges.toSorted()).toEqual([...documentedElsewhere].toSorted());
    for (const categoryId of charges) expect(wantsReceipt({ ...expense, categoryId })).toBe(false);
  });

  it('asks for none below what law wants one of, to the cent, unless it may be a night’s lodging', () => {
    const small = { ...expense, receiptFrom: 7500 };
    expect(wantsReceipt({ ...small, amount: -7499 })).toBe(false);
    expect(wantsReceipt({ ...small, amount: -7500 })).toBe(true);
    expect(wantsReceipt({ ...small, amount: -7499, description: 'MOTEL 6 AUSTIN TX' })).toBe(true);
    expect(filedUnder(['travel']).toSorted()).toEqual([...travelCategories].toSorted());
    for (const categoryId of travelCategories) expect(wantsReceipt({ ...small, categoryId })).toBe(true);
  });

  it('has those limits where a country has them, in its own currency alone', () => {
    expect(receiptLimit('USA', 'USD')).toBe(7500);
    expect(receiptLimit('Australia', 'AUD')).toBe(8251);
    expect(receiptLimit('Canada', 'USD')).toBeUndefined();
    expect(receiptLimit('USA', 'CAD')).toBeUndefined();
    for (const country of ['Canada', 'UK', 'Ireland', 'New Zealand'] as const)
      for (const currency of ['CAD', 'GBP', 'EUR', 'NZD'])
        expect(receiptLimit(country, currency)).toBeUndefined();
  });

  it.each([
    ...[
      'MONTHLY ACCOUNT FEE',
      'Service charge March',
      'INTERAC E-TRANSFER FEE',
      'NSF FEE',
      'OVERDRAFT INTEREST',
    ],
    ...['FOREIGN TRANSACTION FEE 2.5%', 'INTEREST CHARGE ON PURCHASES', 'Frais mensuels de gestion'],
    ...['COMMISSION AND CHARGES', 'CHAPS FEE', 'Overseas Funds Receipt Fee', 'ONLINE DOMESTIC WIRE FEE'],
    ...['PAYMENT - VISA 4417', 'AMEX EPAYMENT ACH PMT', 'CREDIT CARD AUTOPAY'],
    ...[
      'Payroll KYLE ANDERS',
      'FASTER PAYMENT TO E MARSH WAGES',
      'HMRC CUMBERNAULD PAYE',
      'GUSTO NET PAY 6SEMJK',
    ],
  ])('never asks for one of %s', (description) => {
    expect(wantsReceipt({ ...expense, description })).toBe(false);
  });

  it.each([
    ...[
      'SHOPIFY MONTHLY FEE',
      'STRATA SERVICE CHARGE LEVY',
      'VISA DEBIT PURCHASE TESCO',
      'PAYMENT TO BELL CANADA',
    ],
    ...['INTEREST IN ART GALLERY', 'CPA ANNUAL FEE', 'TRANSFER TO J SMITH'],
    ...[
      'ADP PAYROLL FEES',
      'ONLINE COURSE FEE',
      'RECEIPT BANK CHARGES LTD',
      'GUSTO PAYROLL SUBSCRIPTION',
      'SALARY SOFTWARE LTD',
    ],
  ])('asks for one of %s', (description) => {
    expect(wantsReceipt({ ...expense, description })).toBe(true);
  });
});
