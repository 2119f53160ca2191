import { describe, expect, it } from 'vitest';
import { entryCategories, templates } from '../../../shared/countries/index.ts';
import { documentedByStatement, wantsReceipt } from '../../../shared/wants-receipt.ts';

const expense = {
  kind: 'expense' as const,
  categoryId: 'expense',
  description: 'CAFE MYRIADE',
  receiptIds: [],
  noReceiptNeeded: false,
};

describe('wantsReceipt', () => {
  it('asks for the receipt of a purchase, once', () => {
    expect(wantsReceipt(expense)).toBe(true);
    expect(wantsReceipt({ ...expense, receiptIds: ['r'] })).toBe(false);
    expect(wantsReceipt({ ...expense, noReceiptNeeded: true })).toBe(false);
    expect(wantsReceipt({ ...expense, kind: 'transfer' })).toBe(false);
  });

  it('never asks for one of what is filed under bank fees or interest, in any template', () => {
    const charges = templates.flatMap((template) =>
      entryCategories(template, 'expense').flatMap(({ id, purpose }) =>
        purpose === 'bank-charges' || purpose === 'interest' ? [id] : [],
      ),
    );
    expect([...new Set(charges)].toSorted()).toEqual([...documentedByStatement].toSorted());
    for (const categoryId of charges) expect(wantsReceipt({ ...expense, categoryId })).toBe(false);
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
    ...['PAYMENT - VISA 4417', 'AMEX EPAYMENT ACH PMT', 'CREDIT CARD AUTOPAY'],
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
  ])('asks for one of %s', (description) => {
    expect(wantsReceipt({ ...expense, description })).toBe(true);
  });
});
