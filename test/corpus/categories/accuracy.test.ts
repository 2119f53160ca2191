import { describe, expect, it } from 'vitest';
import { categoryAccuracy } from './measure.ts';

describe('categories of the last month, given the earlier ones', () => {
  it.each([1, 2, 3])('are suggested for 90 % of rows and right in 95 % (made books, seed %i)', (seed) => {
    const { rows, suggested, right } = categoryAccuracy(seed);
    expect(rows).toBeGreaterThan(2000);
    expect(suggested / rows).toBeGreaterThanOrEqual(0.9);
    expect(right / suggested).toBeGreaterThanOrEqual(0.95);
  });
});
