import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killDuringCommits } from '../support/campaigns/kill-commit.ts';
import { startLocalCloud, type LocalCloud } from '../support/local-cloud.ts';

const SEED = 2026;
let cloud: LocalCloud;
beforeAll(async () => {
  // Of its own: the others' calls must not meet a dead process.
  cloud = await startLocalCloud();
}, 120_000);
afterAll(() => cloud.stop());

describe('kill -9 of the functions while 2,000 rows are committed', () => {
  it(`leaves rows and totals as if nobody had, at once and by itself (npm run campaign -- kill-commit --points 3 --seed ${SEED})`, async () => {
    const trials = await killDuringCommits(cloud, { seed: SEED, points: 3 });
    expect(trials.map(({ differences }) => differences)).toEqual([[], [], []]);
    // A message in flight when its function died must not wait for its invisibility (minutes) to end.
    for (const { wholeAfterMs } of trials) expect(wholeAfterMs).toBeLessThan(45_000);
  }, 150_000);
});
