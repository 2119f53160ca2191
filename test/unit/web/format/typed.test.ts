import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromMinor } from '../../../../shared/money.ts';
import { amountFromText, typedAmount, typedText } from '../../../../web/format/typed.ts';

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

  it('tells nothing typed and nothing readable apart', () => {
    expect(typedAmount('  ', 'CAD')).toBeUndefined();
    expect(typedAmount('twelve', 'CAD')).toBeNaN();
    expect(typedAmount('0.00', 'CAD')).toBe(0);
  });
});

describe('a typed line', () => {
  it('is what stands in it, or nothing', () => {
    expect(typedText('  Paper ')).toBe('Paper');
    expect(typedText('   ')).toBeUndefined();
  });
});
