import { expect, it } from 'vitest';
import { actsAtClosedBooks } from '../support/undoing/closed-period.ts';

/** As many as a run of all tests has time for. */
const SEEDS = 8;

it('changes no row, total or report of a closed period, whatever is done and undone at the books', async () => {
  const found: string[] = [];
  for (let seed = 1; seed <= SEEDS; seed += 1)
    found.push(...(await actsAtClosedBooks(seed)).map((what) => `seed ${seed}: ${what}`));
  expect(found).toEqual([]);
});
