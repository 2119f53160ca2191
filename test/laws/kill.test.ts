import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killDuringImports } from '../support/campaigns/kill-commit.ts';
import { startLocalCloud, type LocalCloud } from '../support/local-cloud.ts';

const SEED = 2026;
let cloud: LocalCloud;
beforeAll(async () => {
  // Of its own: the others' calls must not meet a dead process.
  cloud = await startLocalCloud();
});
afterAll(() => cloud.stop());

describe('kill -9 of the functions while rows are committed or taken out again', () => {
  it.each(['commit', 'undo'] as const)(
    `leaves rows and totals as if nobody had, during the %s (npm run campaign -- kill-commit or kill-undo --seed ${SEED})`,
    async (during) => {
      const trials = await killDuringImports(cloud, { seed: SEED, points: 1, rows: 200, during });
      expect(trials.map(({ differences }) => differences)).toEqual([[]]);
      // A message in flight when its function died must not wait for its invisibility to end, which is six minutes.
      for (const { wholeAfterMs } of trials) expect(wholeAfterMs).toBeLessThan(240_000);
    },
  );
});
