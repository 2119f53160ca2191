import { setTimeout as pause } from 'node:timers/promises';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Write } from '../../store/writes.ts';

/** The pool dates a signing-in by whole seconds. */
const SECOND_MS = 1000;

/**
 * Ends every session of a person but the one kept, from the next request on, with what follows from it. The pool could do that only with the caller's own, and the
 * API would take access tokens for another hour. Who signs in after the answer is not among them, as that lies in another second.
 */
export async function endSessions(
  userId: string,
  keptId: string | null,
  { people, now }: Pick<Cloud, 'people' | 'now'>,
  further: readonly Write[] = [],
): Promise<void> {
  await people.endSessions(userId, { endedAt: now().toISOString(), keptId }, further);
  await pause(SECOND_MS);
}
