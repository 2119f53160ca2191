import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../../../../../functions/domain/matching/order-of.ts';

const compared = (numbers: readonly number[], before: readonly number[]): number[] =>
  before.toSorted((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));

describe('the order of numbers', () => {
  it('names the places of the smallest first, and of equals in their order', () => {
    expect([...orderOf(Int32Array.of(5, -2, 5, 0))]).toEqual([1, 3, 0, 2]);
    expect([...orderOf(new Int32Array(0))]).toEqual([]);
  });

  it('sorts by a second number what the first leaves equal', () => {
    const [names, days] = [Int32Array.of(1, 0, 1, 0), Int32Array.of(9, 8, 7, 6)];
    expect([...orderOf(names, orderOf(days))]).toEqual([3, 1, 2, 0]);
  });

  it('is that of comparing, however far the numbers lie apart', () => {
    const numbers = fc.oneof(
      fc.array(fc.integer({ min: 20_000, max: 20_010 }), { maxLength: 50 }),
      fc.array(fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }), { maxLength: 50 }),
    );
    fc.assert(
      fc.property(numbers, (some) => {
        const reversed = [...some.keys()].toReversed();
        const column = Int32Array.from(some);
        expect([...orderOf(column)]).toEqual(compared(some, [...some.keys()]));
        expect([...orderOf(column, Int32Array.from(reversed))]).toEqual(compared(some, reversed));
      }),
      { numRuns: 500 },
    );
  });
});
