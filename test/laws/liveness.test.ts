import { describe, expect, it } from 'vitest';
import { stages } from '../../infra/config.ts';
import { WAIT_MAX } from '../support/campaigns/liveness.ts';
import { waitBesidePoison } from '../support/simulation/liveness/liveness.ts';
import { readerOf } from '../support/simulation/liveness/reader.ts';
import type { Otherwise } from '../support/simulation/world.ts';

/** As `npm run campaign -- liveness`, with fewer organizations, poisons and minutes; where workers are fewest. */
const TRIAL = {
  ...{ seed: 1, organizations: 25, poisons: 150, poisoned: 5, minutes: 5, wishesOfEach: 3 },
  workers: stages.dev.atOnce,
};

describe('a hundred and fifty poisons from five of twenty-five organisations', () => {
  it('all end, done or failed with a reason, and nobody else waits a fifth longer for them', async () => {
    const { ratios, violations } = await waitBesidePoison(TRIAL);
    expect(violations).toEqual([]);
    for (const [kind, ratio] of Object.entries(ratios)) expect(ratio, kind).toBeLessThan(WAIT_MAX);
  });

  it('are found to hold up others where files have all their time among everybody’s', async () => {
    const readPages: Otherwise['readPages'] = (world) => {
      const read = readerOf(world);
      return (bytes, options) => read(bytes, { ...options, isHurried: false });
    };
    // That they are shows in less already.
    const { ratios } = await waitBesidePoison({ ...TRIAL, poisons: 60, minutes: 2 }, { readPages });
    expect(ratios.receipt).toBeGreaterThan(WAIT_MAX);
  });
});
