import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { Seen } from '../../store/notices.ts';

/** Keeps what a person has seen by now; gives all that they have. */
export async function see(
  { organizationId, userId }: Caller,
  { notices }: Pick<Cloud, 'notices'>,
  change: (seen: Seen) => Pick<Seen, 'until' | 'ids'>,
): Promise<Seen> {
  const outcome = await retryOnConflict(async () => {
    const before = await notices.seenBy(organizationId, userId);
    const changed = change(before);
    const written = await notices.see(before, changed);
    return written === 'conflict' ? written : { ...before, ...changed };
  });
  if (outcome === 'conflict') throw new Error('What somebody has seen changed each time.');
  return outcome;
}
