import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';

/** In an hour: enough for anybody who mistypes, and too few of a million to guess. */
const TRIES_AN_HOUR_MAX = 10;

/** Counts a try at a code before it is looked at; refused where there were too many in this hour. */
export async function countedTry(
  whose: string,
  { secondFactors, now }: Pick<Cloud, 'secondFactors' | 'now'>,
): Promise<Refusal | undefined> {
  const written = await again(() => secondFactors.tryCountTry(whose, now(), TRIES_AN_HOUR_MAX));
  return written === 'conflict' ? refuse('too-many-requests') : undefined;
}
