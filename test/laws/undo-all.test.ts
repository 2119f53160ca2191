import { expect, it } from 'vitest';
import { undoAll } from '../support/undoing/undo-all.ts';

/** As many as a run of all tests has time for; `npm run campaign -- undo-all` has more. */
const SEEDS = 12;

it('leaves books as they were, whatever was done, once all of it is taken back, and totals the sums of their rows after each step', async () => {
  const found: string[] = [];
  // Replay: npm run campaign -- undo-all --points 1 --seed SEED
  for (let seed = 1; seed <= SEEDS; seed += 1)
    found.push(...(await undoAll(seed)).map((what) => `seed ${seed}: ${what}`));
  expect(found).toEqual([]);
});
