import { describe, expect, it } from 'vitest';
import { holdStatementLaws } from '../support/campaigns/statement-laws.ts';

const SEED = 2026;
const POINTS = 150;

describe('statements of any layout, locale, encoding and order', () => {
  it(`read as they were printed, and one wrong row never passes (npm run campaign -- statement-laws --points ${POINTS} --seed ${SEED})`, async () => {
    const { clean, damaged, named, failures } = await holdStatementLaws({ seed: SEED, points: POINTS });
    expect(failures).toEqual([]);
    expect(clean).toBe(POINTS);
    expect(damaged).toBeGreaterThan(POINTS / 2);
    expect(named / damaged).toBeGreaterThan(0.95);
  });
});
