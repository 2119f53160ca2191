import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossRate, exchanged, rateBetween, ratePattern, shareOf } from '../../../shared/exchange.ts';

const usdToCad = (rate: string) => ({ from: 'USD', to: 'CAD', rate });
const amount = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
const rate = fc
  .tuple(fc.integer({ min: 0, max: 999 }), fc.stringMatching(/^\d{1,12}$/))
  .map(([whole, fraction]) => `${whole}.${fraction}`)
  .filter((text) => ratePattern.test(text));

/** A rate as a fraction, told independently. */
function fraction(text: string): readonly [bigint, bigint] {
  const [whole = '', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

describe('exchanged', () => {
  it('multiplies in whole numbers: no cent is lost to floating point', () => {
    expect(exchanged(100_00, usdToCad('1.3621'))).toBe(136_21);
    expect(exchanged(-100_00, usdToCad('1.3621'))).toBe(-136_21);
    expect(exchanged(3, usdToCad('1.005'))).toBe(3);
    expect(exchanged(99_999_999_999, usdToCad('1.000000000001'))).toBe(99_999_999_999);
  });

  it('rounds what lies half way away from zero, either way', () => {
    expect(exchanged(1, usdToCad('0.5'))).toBe(1);
    expect(exchanged(-1, usdToCad('0.5'))).toBe(-1);
    expect(exchanged(1, usdToCad('0.499999999999'))).toBe(0);
    expect(exchanged(-1, usdToCad('0.499999999999'))).toBe(0);
  });

  it('knows currencies without cents', () => {
    expect(exchanged(1000, { from: 'JPY', to: 'CAD', rate: '0.0092' })).toBe(9_20);
    expect(exchanged(9_20, { from: 'CAD', to: 'JPY', rate: '108.7' })).toBe(1000);
  });

  it('is never further from the exact product than half a minor unit', () => {
    fc.assert(
      fc.property(amount, rate, (minor, text) => {
        const [many, one] = fraction(text);
        const off = BigInt(exchanged(minor, usdToCad(text))) * one - BigInt(minor) * many;
        expect(2n * (off < 0n ? -off : off) <= one).toBe(true);
      }),
    );
  });

  it('gives the negative of what it gives for the negative amount', () => {
    fc.assert(
      fc.property(amount, rate, (minor, text) => {
        expect(exchanged(-minor, usdToCad(text)) + exchanged(minor, usdToCad(text))).toBe(0);
      }),
    );
  });
});

describe('rateBetween', () => {
  it('is the rate that a person can check', () => {
    expect(rateBetween([-100_00, 'USD'], [-136_21, 'CAD'])).toBe('1.3621');
    expect(rateBetween([3_00, 'USD'], [4_00, 'CAD'])).toBe('1.333333333333');
    expect(rateBetween([100_000_000_000, 'USD'], [1, 'CAD'])).toBe('0.00000000001');
  });

  it('brings an amount to the worth that it was told by, and is always a rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_00 }),
        fc.integer({ min: 1, max: 1_000_000_00 }),
        (own, worth) => {
          const told = rateBetween([own, 'USD'], [worth, 'CAD']);
          expect(told).toMatch(ratePattern);
          expect(exchanged(own, usdToCad(told))).toBe(worth);
        },
      ),
    );
  });
});

describe('crossRate', () => {
  it('is the rate of two currencies by what both are in a third', () => {
    // One euro is 1.0850 US dollars, and 1.4750 Canadian ones.
    expect(crossRate('1.0850', '1.4750')).toBe('1.359447');
  });
});

describe('shareOf', () => {
  it('is the whole for the whole, and nothing of nothing', () => {
    fc.assert(
      fc.property(amount, amount, (whole, of) => {
        expect(shareOf(whole, of, of)).toBe(of === 0 ? 0 : whole);
      }),
    );
    expect(shareOf(100, 1, 3)).toBe(33);
    expect(shareOf(-100, 1, -2)).toBe(50);
  });
});
