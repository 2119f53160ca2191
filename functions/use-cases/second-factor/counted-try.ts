import { limits } from '../../../shared/limits.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { Tried } from '../../store/second-factors.ts';

/** Counts a try before what is tried is looked at; refused where there were too many in this hour. */
export async function countedTry(
  tried: Tried,
  { secondFactors, now }: Pick<Cloud, 'secondFactors' | 'now'>,
): Promise<Refusal | undefined> {
  const written = await again(() => secondFactors.tryCountTry(tried, now(), limits.signInTriesAnHour));
  return written === 'conflict' ? refuse('too-many-requests') : undefined;
}
