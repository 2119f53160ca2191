import { describe, expect, it } from 'vitest';
import { readDamagedStatements } from '../support/campaigns/damaged-statements.ts';

const SEED = 2026;
const POINTS = 150;

describe('damaged statements of all formats', () => {
  it(`are read or refused with a reason: no crash, no hang, under 1 GB (npm run campaign -- damaged-statements --points ${POINTS} --seed ${SEED})`, async () => {
    const { read, problems, failures } = await readDamagedStatements({ seed: SEED, points: POINTS });
    expect(failures).toEqual([]);
    expect(read + problems).toBe(POINTS);
    expect(Math.min(read, problems)).toBeGreaterThan(0);
  });
});
