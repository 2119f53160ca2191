import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromMinor } from '../../../../../shared/money.ts';
import { amountFromText } from '../../../../../web/features/entry/amount-text.ts';
import { emptyDraft, faultsOf, signedAmount } from '../../../../../web/features/entry/entry-draft.ts';

const draft = { ...emptyDraft('expense', '2025-03-02'), description: 'Paper', accountLabel: 'Checking' };

describe('a typed amount', () => {
  it.each([
    ['1234.5', 123450],
    ['$1,234.50', 123450],
    ['12,50', 1250],
    ['1,234', 123400],
    ['12.345', undefined],
    ['1,2,3', undefined],
    ['twelve', undefined],
  ])('%s is %s', (text, minor) => expect(amountFromText(text, 'CAD')).toBe(minor));

  it('reads back every amount as it is written', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => {
        expect(amountFromText(decimalFromMinor(minor, 'CAD'), 'CAD')).toBe(minor);
      }),
    ));
});

describe('a new entry', () => {
  it('needs description, amount and account', () => {
    expect(faultsOf(emptyDraft('income', '2025-03-02'), 'CAD')).toEqual({
      description: 'missing',
      amount: 'missing',
      accountLabel: 'missing',
    });
  });

  it('tells an amount of zero and one that is no number apart', () => {
    expect(faultsOf({ ...draft, amount: '0.00' }, 'CAD')).toEqual({ amount: 'zero' });
    expect(faultsOf({ ...draft, amount: 'abc' }, 'CAD')).toEqual({ amount: 'invalid' });
  });

  it('stores an expense negative and an income positive whatever sign was typed', () => {
    expect(signedAmount({ ...draft, amount: '12.50' }, 'CAD')).toBe(-1250);
    expect(signedAmount({ ...draft, amount: '-12.50', kind: 'income' }, 'CAD')).toBe(1250);
  });
});
