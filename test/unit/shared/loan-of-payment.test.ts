import { expect, it } from 'vitest';
import { loansOfPayment } from '../../../shared/loan-of-payment.ts';

const van = { name: 'Van loan', lastDigits: null };
const hypothec = { name: 'Prêt hypothécaire', lastDigits: '4471' };
const equipment = { name: 'RBC equipment loan', lastDigits: '0982' };
const loans = [van, hypothec, equipment];

it.each([
  ['VAN LOAN PMT', [van]],
  ['PAIEMENT PRET HYPOTHECAIRE', [hypothec]],
  ['LOAN PAYMENT 000982', [equipment]],
  ['RBC LOAN PMT', [equipment]],
  ['LOAN PMT', [van, equipment]],
  ['MONTHLY DEBIT', loans],
])('tells by "%s" which loan is paid back', (description, expected) => {
  expect(loansOfPayment(description, loans)).toEqual(expected);
});

it('takes the only loan, whatever the text says', () => {
  expect(loansOfPayment('LENDER 12', [van])).toEqual([van]);
  expect(loansOfPayment('LENDER 12', [])).toEqual([]);
});
