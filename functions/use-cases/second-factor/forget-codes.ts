import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { Write } from '../../store/writes.ts';

/** Forgets somebody's recovery codes, with what follows from it: once, however often it is asked for. */
export async function forgetCodes(
  userId: string,
  further: readonly Write[],
  { secondFactors }: Pick<Cloud, 'secondFactors'>,
): Promise<void> {
  const written = await retryOnConflict(async () => {
    const kept = await secondFactors.of(userId);
    return kept ? secondFactors.tryForget(kept, further) : 'gone';
  });
  if (written === 'conflict') throw new Error('Others were quicker whenever recovery codes were to go.');
}
