import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BankText } from '../../../../../functions/domain/matching/bank-text.ts';
import { NAMELESS } from '../../../../../functions/domain/text/name-book.ts';

const said = (description: string) => {
  const text = new BankText(description, NAMELESS);
  const { isBill, isPart, isPaidByHand, isWire, isPayout } = text;
  const income = [undefined, 'invoice'].map((kind) => text.isIncome(kind));
  return { isBill, isPart, isPaidByHand, isWire, isPayout, income };
};

const WORDS = [
  ...[
    'BILL',
    'CARD PAYMENT TO',
    'DEP',
    'DEPOSIT',
    'OF',
    '/',
    '%',
    'BAL',
    'E-TRANSFER',
    'BACS',
    'POS',
    'VISA',
  ],
  ...['INV', 'FROM', 'REFUND', 'WIRE', 'INTL', 'T/T', 'STRIPE', 'DD', 'ACH', 'EFT', 'CHQ', 'CAFÉ', 'X'],
];

describe('what a bank’s text says', () => {
  it.each([
    ['TRANSFER TO HYDRO', { isBill: true }],
    ['CARD PAYMENT TO COSTA', { isBill: false }],
    ['NORTHLIGHT 1 OF 2', { isPart: true }],
    ['INTERAC E-TRANSFER ANNA', { isPaidByHand: true }],
    ['INTL WIRE IN', { isWire: true }],
    ['STRIPE PAYOUT', { isPayout: true, income: [true, true] }],
    ['POS VISA CAFE', { isBill: false, isPart: false, isWire: false, income: [false, true] }],
    ['REFUND FROM CAFE', { income: [false, false] }],
  ])('is told of %s', (text, expected) => {
    expect(said(text)).toMatchObject(expected);
  });

  it('is the same whatever digits are in it', () => {
    const word = fc.oneof(fc.constantFrom(...WORDS), fc.nat(9999).map(String));
    const text = fc.array(fc.tuple(word, fc.constantFrom('', ' ', '#')), { maxLength: 8 });
    fc.assert(
      fc.property(text, fc.nat(9), (parts, digit) => {
        const description = parts.flat().join('');
        expect(said(description.replaceAll(/\d/g, String(digit)))).toEqual(said(description));
      }),
      { numRuns: 1000 },
    );
  });
});

it('takes no longer the more digits a deposit’s reference has', () => {
  const started = performance.now();
  const text = (end: string) => new BankText(`DEPOSIT ${'1'.repeat(400)}${end}`, NAMELESS);
  expect([text('').namesNobody, text(' ACME').namesNobody]).toEqual([true, false]);
  expect(performance.now() - started).toBeLessThan(500);
});
