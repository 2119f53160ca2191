import { simulate } from './simulate.ts';
import type { Otherwise } from './world.ts';

const SEEDS_MAX = 10_000;

/** The first seed in which a world that is otherwise shows that it is, and what it shows; nothing in ten thousand. */
export async function firstFound(
  otherwise: Otherwise,
  lived = simulate,
): Promise<{ readonly seed: number; readonly violations: readonly string[] } | undefined> {
  for (let seed = 1; seed <= SEEDS_MAX; seed += 1) {
    const { violations } = await lived(seed, otherwise);
    if (violations.length > 0) return { seed, violations };
  }
  return undefined;
}
