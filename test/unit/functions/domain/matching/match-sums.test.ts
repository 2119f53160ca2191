import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSums } from '../../../../../functions/domain/matching/match-sums.ts';
import type { MatchReceipt } from '../../../../../functions/domain/matching/match-input.ts';

const paper = (amount: number, change: Partial<MatchReceipt> = {}): MatchReceipt => ({
  id: `r${amount}`,
  vendor: 'Somebody',
  date: null,
  amount,
  currency: 'CAD',
  ...change,
});
const paid = (amount: number, currency = 'CAD') => ({ amount, currency });

describe('matchSums', () => {
  it('proves equal sums to the cent', () => {
    expect(matchSums([paper(2000), paper(3000)], [paid(-5000)])).toEqual({
      currency: 'CAD',
      documents: 5000,
      payments: 5000,
      difference: 0,
      name: null,
    });
  });

  it.each([
    ['a tip', [paper(5000, { kind: 'receipt' })], [paid(-5900)], 'tip'],
    ['the fee of a processor', [paper(10_000), paper(5000)], [paid(14_535)], 'fee'],
    ['a part', [paper(10_000)], [paid(-5000)], 'part'],
    ['what a document says is left to pay', [paper(10_000, { due: 8200 })], [paid(8200)], 'part'],
    ['cents', [paper(10_000)], [paid(-10_002)], 'rounding'],
  ] as const)('names %s', (_, documents, payments, name) => {
    expect(matchSums(documents, payments).name).toBe(name);
  });

  it('takes a credit note off, and leaves a difference nobody can explain without a name', () => {
    expect(matchSums([paper(5000), paper(1000, { kind: 'credit-note' })], [paid(-4000)]).difference).toBe(0);
    expect(matchSums([paper(5000)], [paid(-90_000)]).name).toBeNull();
    expect(matchSums([paper(5000)], [paid(-90_000)], 'other').name).toBe('other');
  });

  it('proves nothing across currencies or without an amount', () => {
    expect(matchSums([paper(5000, { currency: 'USD' })], [paid(-6800)])).toMatchObject({
      documents: null,
      difference: null,
      name: 'exchange',
    });
    expect(matchSums([undefined], [paid(-6800)])).toMatchObject({ documents: null, name: null });
  });

  it('says what is left over, whatever the amounts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 1 }),
        fc.integer({ min: -9_000_000 }),
        (amounts, moved) => {
          const { documents, payments, difference } = matchSums(
            amounts.map((amount) => paper(amount)),
            [paid(moved)],
          );
          expect(documents).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
          expect(difference).toBe(payments - (documents ?? 0));
        },
      ),
    );
  });
});
