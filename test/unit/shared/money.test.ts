import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookCurrencies, decimalFromMinor, minorDigits, minorFromDecimal } from '../../../shared/money.ts';

describe('minorFromDecimal', () => {
  it.each([
    ['-1234.5', 'CAD', -123450],
    ['+0.07', 'USD', 7],
    ['.5', 'EUR', 50],
    ['12.', 'GBP', 1200],
    ['12.3400', 'CAD', 1234],
    ['500', 'JPY', 500],
    ['1.234', 'KWD', 1234],
  ])('reads %s %s', (text, currency, minor) => {
    expect(minorFromDecimal(text, currency)).toBe(minor);
  });

  it.each(['', '-', '.', '1,5', '1e3', '1.234', '0x10', '1 2', '--1', '99999999999999999'])(
    'refuses “%s”',
    (text) => {
      expect(minorFromDecimal(text, 'CAD')).toBeUndefined();
    },
  );

  it('knows no negative zero', () => {
    expect(Object.is(minorFromDecimal('-0.00', 'CAD'), 0)).toBe(true);
  });

  it('does not err where floating point does', () => {
    expect(minorFromDecimal('1.15', 'CAD')).toBe(115);
    expect(minorFromDecimal('4.35', 'CAD')).toBe(435);
  });

  it('reads back what decimalFromMinor writes', () => {
    const currency = fc.constantFrom(...bookCurrencies, 'JPY', 'KWD');
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (minor, code) => {
        expect(minorFromDecimal(decimalFromMinor(minor, code), code)).toBe(minor);
      }),
    );
  });
});

describe('decimalFromMinor', () => {
  it('keeps all digits of the currency', () => {
    expect(decimalFromMinor(-5, 'CAD')).toBe('-0.05');
    expect(decimalFromMinor(-123450, 'CAD')).toBe('-1234.50');
    expect(decimalFromMinor(500, 'JPY')).toBe('500');
    expect(decimalFromMinor(7, 'KWD')).toBe('0.007');
  });
});

describe('minorDigits', () => {
  it('follows ISO 4217', () => {
    expect(['USD', 'JPY', 'KWD'].map(minorDigits)).toEqual([2, 0, 3]);
    expect(['valueOf', '__proto__'].map(minorDigits)).toEqual([2, 2]);
  });
});
