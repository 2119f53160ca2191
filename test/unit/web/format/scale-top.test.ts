import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleTop } from '../../../../web/format/scale-top.ts';

it.each([
  [0, 'CAD', 100],
  [99, 'CAD', 100],
  [10_001, 'CAD', 20_000],
  [123_456, 'USD', 200_000],
  [350_000, 'EUR', 400_000],
  [412_300, 'CAD', 500_000],
  [999_999, 'GBP', 1_000_000],
  [7_200, 'JPY', 10_000],
])('goes, for %d of %s, up to %d', (highest, currency, top) => {
  expect(scaleTop(highest, currency)).toBe(top);
});

it('holds every amount, on less than three times its height, and has a whole half', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_000_000 }), (highest) => {
      const top = scaleTop(highest, 'CAD');
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(top).toBeLessThan(highest * 3);
      expect(top % 2).toBe(0);
    }),
  );
});
