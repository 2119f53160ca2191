import { describe, expect, it } from 'vitest';
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

it('asks where a company’s own income tax goes, and about no other tax', () => {
  const paid = (description: string) =>
    shownTransaction(rowWith({ description, amount: -141_000, categoryId: 'expense' }), names).question;
  for (const tax of ['REVENU QUEBEC ACOMPTE CO-17', 'CRA T2 BALANCE 2025', 'HMRC CORPORATION TAX'])
    expect(paid(tax), tax).toBe('company-tax');
  for (const other of [
    'REVENU QUEBEC TPS TVQ',
    'CRA T1 2025',
    'T2 SYSTEMS PARKING',
    'CRA CORPORATE CATERING',
  ])
    expect(paid(other), other).toBeUndefined();
});

it('asks which tax an authority was paid where the bank does not say', () => {
  const paid = (description: string) =>
    shownTransaction(rowWith({ description, amount: -141_000, categoryId: 'expense' }), names).question;
  for (const tax of ['IRS USATAXPYMT 220412345678901', 'CANADA REVENUE AGENCY', 'HMRC NDDS'])
    expect(paid(tax), tax).toBe('unnamed-tax');
  for (const other of ['CRA GST INSTALMENT', 'HMRC PAYE', 'IRS USATAXPYMT 1040ES', 'REVENUE CONSULTING'])
    expect(paid(other), other).toBeUndefined();
});

it.each([
  [
    'state-tax',
    [
      'FRANCHISE TAX BO PAYMENTS',
      'CA FRANCHISE TAX BOARD',
      'FRANCHISE TAX BO DES:PAYMENTS ID:1 INDN:X CO ID:2 PPD',
    ],
  ],
  [
    'health-cover',
    ['BLUE SHIELD CA PREMIUM', 'VHI HEALTHCARE DD', 'KAISER PERMANENTE', 'GLOBE HEALTH INSURANCE'],
  ],
  [
    undefined,
    [
      'TX COMPTROLLER FRANCHISE TAX',
      'BLUE MOON DINER',
      'KAISER BAKERY',
      'HEALTHY INSURANCE AGENCY',
      'BLUE CROSS ANIMAL HOSPITAL',
      'ANTHEM HEALTH FOODS',
      'AETNA PLUMBING',
      'MEDICAL INSURANCE BILLING SERVICES',
      'HISCOX INC',
    ],
  ],
])('asks “%s” of what is the owner’s or the business’s under one text', (question, texts) => {
  for (const description of texts) {
    const paid = rowWith({ description, amount: -80_000, categoryId: 'expense' });
    expect(shownTransaction(paid, names).question, description).toBe(question);
    expect(
      shownTransaction({ ...paid, amount: 80_000, kind: 'income' }, names).question,
      description,
    ).toBeUndefined();
  }
});

it('keeps what documents brought to itself', () => {
  const brought = { categoryId: 'travel', before: { categoryId: 'expense' } };
  expect(shownTransaction({ ...loan, brought }, names)).not.toHaveProperty('brought');
});

describe('what is asked of money in, and of what a customer’s bank took back', () => {
  const asked = (description: string, amount: number) =>
    shownTransaction(
      rowWith({
        description,
        amount,
        kind: amount > 0 ? 'income' : 'expense',
        categoryId: amount > 0 ? 'income' : 'expense',
      }),
      names,
    ).question;

  it.each([
    'SHOPIFY CAPITAL',
    'PAYPAL WORKING CAPITAL LOAN',
    'Loan 00388211 business funding',
    'STRIPE CAPITAL ADVANCE',
    'ONDECK CAPITAL INC',
    'MERCHANT GROWTH LTD',
  ])('is whether it was lent: %s', (text) => {
    expect(asked(text, 1_000_000)).toBe('loan-proceeds');
  });

  it.each([
    'NORTHSTAR CAPITAL PARTNERS INV 22',
    'STRIPE PAYOUT',
    'LOAN REFERRAL COMMISSION',
    'SHOPIFY PAYOUT',
  ])('is nothing of what a customer or a platform pays: %s', (text) => {
    expect(asked(text, 1_000_000)).toBeUndefined();
  });

  it('is what an insurer paid for', () => {
    expect(asked('ALLIANZ AUST CLAIM 7719023', 245_000)).toBe('insurance-payout');
    expect(asked('ALLIANZ AUST PREMIUM', -45_000)).toBeUndefined();
  });

  it.each([
    'EFTPOS SETTLEMENT VERO CAFE',
    'WORLDPAY SETTLEMENT CHURCHILL ARMS',
    'SQUARE AU SETTLEMENT GIO BAR',
  ])('is nothing of the cards of a day in a shop that is called as an insurer is: %s', (text) => {
    expect(asked(text, 61_200)).toBeUndefined();
  });

  it('is which sale a card payment was that was disputed, but not of the fee alone', () => {
    expect(asked('STRIPE CHARGEBACK DP_1188', -12_000)).toBe('taken-back');
    expect(asked('SQUARE DISPUTE 4471', -12_000)).toBe('taken-back');
    expect(asked('STRIPE DISPUTE FEE', -1500)).toBeUndefined();
  });

  it.each(['ALTERNATIVE DISPUTE RESOLUTION INC', 'DISPUTES TRIBUNAL FILING', 'DISPUTE MANAGEMENT SERVICES'])(
    'is nothing of what is paid for settling a quarrel: %s',
    (text) => {
      expect(asked(text, -50_000)).toBeUndefined();
    },
  );
});
