import { simulate } from './simulate.ts';
import type { Otherwise } from './world.ts';

const SEEDS_MAX = 10_000;

/**
 * The first seed in which a world that is otherwise shows that it is, and what it shows; nothing in ten thousand. Where a fault is rare, whoever
 * asks says from which seed on to look, shortly before one that has shown it: worlds that show nothing prove nothing, and take a second each.
 */
export async function firstFound(
  otherwise: Otherwise,
  { lived = simulate, from = 1 } = {},
): Promise<{ readonly seed: number; readonly violations: readonly string[] } | undefined> {
  for (let seed = from; seed < from + SEEDS_MAX; seed += 1) {
    const { violations } = await lived(seed, otherwise);
    if (violations.length > 0) return { seed, violations };
  }
  return undefined;
}
