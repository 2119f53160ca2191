import { simulate, type Simulated } from '../simulation/simulate.ts';

/** A run of hours says so often how far it has come. */
const SEEDS_TOLD = 200;

/** Lives as many worlds of a kind as asked, one seed after the other, and tells what was not as it has to be in any of them. */
export async function simulateMany(
  {
    seed: first,
    points,
    tell,
  }: { readonly seed: number; readonly points: number; readonly tell: (failure: string) => void },
  live: (seed: number) => Promise<Simulated> = simulate,
): Promise<{ steps: number; failed: number }> {
  let [steps, failed] = [0, 0];
  for (let seed = first; seed < first + points; seed += 1) {
    const world = await live(seed);
    steps += world.steps;
    const lived = seed - first + 1;
    if (lived % SEEDS_TOLD === 0) console.log(`${lived} seeds lived, ${failed} failed, up to seed ${seed}`);
    if (world.violations.length === 0) continue;
    failed += 1;
    for (const violation of world.violations) tell(`seed ${seed}: ${violation}`);
  }
  return { steps, failed };
}
