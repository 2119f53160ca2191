import { limits } from '../../../shared/limits.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { Tried } from '../../store/second-factors.ts';

const MAX = limits.signInTriesAnHour;

/** Counts a try before what is tried is looked at; refused where there were too many in the last hour. */
export async function countedTry(
  tried: Tried,
  { secondFactors, now }: Pick<Cloud, 'secondFactors' | 'now'>,
): Promise<Refusal | undefined> {
  const written = await retryOnConflict(() => secondFactors.countTry(tried, now(), MAX), MAX + 1);
  return written === 'written'
    ? undefined
    : refuse('too-many-requests', { because: { code: 'tries-used-up', limit: MAX } });
}
