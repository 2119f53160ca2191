import { describe, expect, it } from 'vitest';
import { isLoanPayment } from '../../../../../functions/domain/categories/loan-payment.ts';

describe('isLoanPayment', () => {
  it.each([
    'LOAN PAYMENT 0041',
    'MORTGAGE',
    'WELLS FARGO HOME MTG',
    'AUTO LOAN PMT',
    'SBA LOAN REPAYMENT',
    'HELOC PAYMENT',
    'PRÊT',
    'PRET 12345',
    'REMB PRÊT AUTO',
    'VERSEMENT HYPOTHÉCAIRE',
    'DARLEHENSRATE 03/2026',
    'DD BLACK HORSE LTD HP 881239',
    'CLOSE BROTHERS HIRE PURCHASE',
    'HP AGREEMENT 4471',
  ])('asks about %s', (description) => {
    expect(isLoanPayment({ description, amount: -50_000 })).toBe(true);
  });

  it.each([
    'LOAN INTEREST',
    'MORTGAGE INSURANCE',
    'PRET A MANGER',
    'LOAN ARRANGEMENT FEE',
    'ZINSEN DARLEHEN',
    'HP INSTANT INK',
    'THE BLACK HORSE INN',
  ])('does not ask about %s', (description) => {
    expect(isLoanPayment({ description, amount: -50_000 })).toBe(false);
  });

  it('does not ask about money that came in', () => {
    expect(isLoanPayment({ description: 'LOAN PAYMENT', amount: 50_000 })).toBe(false);
  });
});
