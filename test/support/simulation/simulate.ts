import { randomFrom } from '../campaigns/random.ts';
import { violations } from './invariants.ts';
import { founded, live, lived } from './living.ts';
import { Person } from './people.ts';
import { withChancesFrom } from './same-chances.ts';
import { World, type Otherwise } from './world.ts';

/** People of each organisation, and what each of them does. */
const PEOPLE = [2, 1] as const;
const ACTS = 5;
const STEPS_MAX = 60_000;
/** Seeds of ids are apart from those of what happens. */
const IDS = 0x5eed;

export interface Simulated {
  readonly seed: number;
  readonly steps: number;
  /** What was not as it has to be; empty for a clean run. */
  readonly violations: readonly string[];
}

/** Lives one world from its seed until nothing is under way any more, and tells what is not as it has to be. */
export function simulate(seed: number, otherwise: Otherwise = {}): Promise<Simulated> {
  const ids = randomFrom(seed ^ IDS);
  return withChancesFrom(ids, async () => {
    const world = new World(seed, otherwise);
    const organizationIds = await founded(world, PEOPLE.length, ids);
    world.begin();
    const people = new Map(organizationIds.map((id) => [id, { passwords: ['Password-1'], apps: [] }]));
    const busy = organizationIds.flatMap((organizationId, at) => {
      const known = people.get(organizationId) ?? { passwords: [], apps: [] };
      const shared = { rows: [], papers: [], ...known };
      world.pool.add(organizationId, 'Password-1');
      return Array.from({ length: PEOPLE[at] ?? 1 }, () => Person.work(world, organizationId, shared, ACTS));
    });
    let isDone = false;
    const all = Promise.all(busy).then(() => (isDone = true));
    await live(world, () => isDone, STEPS_MAX);
    world.isCalm = true;
    const isQuiet = await live(world, () => world.isQuiet, STEPS_MAX);
    await all;
    world.end();
    const found = isQuiet ? [] : [`Not everything ended within ${STEPS_MAX} steps.`];
    const seen = await lived(world, () => violations(world, people));
    return { seed, steps: world.scheduler.steps, violations: [...found, ...seen] };
  });
}
