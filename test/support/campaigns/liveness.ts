import { stages } from '../../../infra/config.ts';
import { waitBesidePoison } from '../simulation/liveness/liveness.ts';

/** Turns that others may wait, to one where nobody sends poison. */
export const WAIT_MAX = 1.2;
const ORGANIZATIONS = 50;
const POISONED = 10;

/** So many poisons across fifty organisations, with as many workers as each stage that is deployed has. */
export async function liveness({
  seed,
  points,
  tell,
}: {
  readonly seed: number;
  readonly points: number;
  readonly tell: (failure: string) => void;
}): Promise<{ passed: number; failed: number }> {
  let [passed, failed] = [0, 0];
  for (const { stage, atOnce } of Object.values(stages)) {
    const { ratios, violations } = await waitBesidePoison({
      ...{ seed, poisons: points, organizations: ORGANIZATIONS, poisoned: POISONED },
      ...{ workers: atOnce, minutes: 20, wishesOfEach: 12 },
    });
    const waits = Object.entries(ratios);
    const longer = waits.filter(([, ratio]) => ratio > WAIT_MAX);
    for (const [kind, ratio] of longer) tell(`${stage}: ${kind} waits ${ratio.toFixed(3)} times as long`);
    for (const violation of violations) tell(`${stage}: ${violation}`);
    console.log(`${stage}: ${waits.map(([kind, ratio]) => `${kind} ${ratio.toFixed(3)}`).join(', ')}`);
    if (violations.length + longer.length > 0) failed += 1;
    else passed += 1;
  }
  return { passed, failed };
}
