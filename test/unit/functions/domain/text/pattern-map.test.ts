import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PatternMap } from '../../../../../functions/domain/text/pattern-map.ts';

const mapWith = (text: string): PatternMap<string> => {
  const map = new PatternMap<string>();
  map.add(text, 'kept');
  return map;
};
const patternOf = (text: string): string => text.replaceAll(/\d/g, '0');

describe('a map by patterns', () => {
  const map = mapWith('POS 4724 CAFE');

  it('finds what was kept for a text with other digits', () => {
    expect(map.get('POS 1099 CAFE')).toBe('kept');
  });

  it.each(['POS 472 CAFE', 'POS 47244 CAFE', 'POS 4724 CAFF', 'POS A724 CAFE', 'PAS 4724 CAFE', ''])(
    'finds nothing for %j',
    (other) => {
      expect(map.get(other)).toBeUndefined();
    },
  );

  it('takes two texts for one exactly when they differ in digits only', () => {
    const text = fc.string({ unit: fc.constantFrom('0', '7', 'A', ' ', 'é', '１'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(mapWith(one).get(other) === 'kept').toBe(patternOf(one) === patternOf(other));
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps many patterns apart', () => {
    const many = new PatternMap<number>();
    const texts = Array.from(
      { length: 500 },
      (_, n) => `${String.fromCodePoint(0x41 + n)}x${'-'.repeat(n % 7)} 12`,
    );
    for (const [n, text] of texts.entries()) many.add(text, n);
    expect(texts.map((text) => many.get(text.replace('12', '34')))).toEqual([...texts.keys()]);
  });
});
