import { simulate } from '../simulation/simulate.ts';

/** Lives as many worlds as asked, one seed after the other, and tells what was not as it has to be in any of them. */
export async function simulateMany({
  seed: first,
  points,
  tell,
}: {
  readonly seed: number;
  readonly points: number;
  readonly tell: (failure: string) => void;
}): Promise<{ steps: number; failed: number }> {
  let [steps, failed] = [0, 0];
  for (let seed = first; seed < first + points; seed += 1) {
    const world = await simulate(seed);
    steps += world.steps;
    if (world.violations.length === 0) continue;
    failed += 1;
    for (const violation of world.violations) tell(`seed ${seed}: ${violation}`);
  }
  return { steps, failed };
}
