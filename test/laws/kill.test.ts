import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killDuringImports } from '../support/campaigns/kill-commit.ts';
import { startLocalCloud, type LocalCloud } from '../support/local-cloud.ts';

const SEED = 2026;
const ROWS = 200;
let cloud: LocalCloud;
beforeAll(async () => {
  // Of its own: the others' calls must not meet a dead process. What dies is the process of all functions, whatever threads it has; the
  // campaigns kill one that has a thread for each.
  cloud = await startLocalCloud({ isLight: true });
});
afterAll(() => cloud.stop());

describe('kill -9 of the functions while rows are committed and taken out again', () => {
  it(`leaves rows and totals as if nobody had (npm run campaign -- kill-commit or kill-undo --seed ${SEED})`, async () => {
    const trials = await killDuringImports(cloud, {
      ...{ seed: SEED, points: 1, rows: ROWS },
      during: ['commit', 'undo'],
    });
    expect(trials.map(({ during, differences }) => ({ during, differences }))).toEqual([
      { during: 'commit', differences: [] },
      { during: 'undo', differences: [] },
    ]);
    // Each fell into the middle of its work, not behind its end.
    const [commit, undo] = trials;
    expect(commit?.rowsWritten).toBeLessThan(ROWS);
    expect(undo?.rowsWritten).toBeGreaterThan(0);
    // A message in flight when its function died must not wait for its invisibility to end, which is six minutes.
    for (const { wholeAfterMs } of trials) expect(wholeAfterMs).toBeLessThan(240_000);
  });
});
