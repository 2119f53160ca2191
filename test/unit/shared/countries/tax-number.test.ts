import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTaxNumber } from '../../../../shared/countries/tax-number.ts';

/** Numbers that the authorities or the descriptions of their checks give as examples. */
const examples = {
  Canada: ['123026635', '12302 6635 RT0001'],
  UK: ['980780684', 'GB 980 7806 84', '980780684001'],
  Ireland: ['6433435F', 'IE6433435OA', '8Z49289F'],
  Australia: ['83 914 571 673'],
  'New Zealand': ['49-091-850', '049091850'],
} as const;
const countries = Object.keys(examples) as (keyof typeof examples)[];

describe('isTaxNumber', () => {
  it('takes each country’s own numbers, however they are spaced', () => {
    for (const country of countries)
      for (const number of examples[country])
        expect(`${number} ${isTaxNumber(country, number)}`).toBe(`${number} true`);
  });

  it('notices every digit that is mistyped, where the check can', () => {
    // The British check takes two remainders, the New Zealand one has two rows of weights: some other digits pass.
    const mistyped = fc
      .tuple(
        fc.constantFrom<keyof typeof examples>('Canada', 'Ireland', 'Australia'),
        fc.nat(6),
        fc.integer({ min: 1, max: 9 }),
      )
      .map(([country, at, by]) => {
        const number = examples[country][0].replaceAll(/\D/g, '');
        const typed = examples[country][0].replaceAll(/[\s-]/g, '');
        const digit = (Number(number[at]) + by) % 10;
        return { country, typed: `${typed.slice(0, at)}${digit}${typed.slice(at + 1)}` };
      });
    fc.assert(fc.property(mistyped, ({ country, typed }) => !isTaxNumber(country, typed)));
  });

  it('takes no other text, and none for the United States', () => {
    for (const text of ['', 'RT0001', '12345', '000000000X', '83914571673x'])
      for (const country of countries) expect(isTaxNumber(country, text)).toBe(false);
    expect(isTaxNumber('USA', '123026635')).toBe(false);
  });
});
