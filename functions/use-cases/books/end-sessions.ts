import type { Cloud } from '../../runtime/cloud.ts';
import type { Write } from '../../store/writes.ts';

/** What ending all of somebody's sessions uses. */
export type EndingParts = Pick<Cloud, 'people' | 'userPool' | 'userPoolId' | 'now' | 'pause'>;

/** The pool dates a signing-in by whole seconds. */
const SECOND_MS = 1000;

/**
 * Ends every session of a person, the caller's too, with what follows from it: at the pool, which ends them only all at once, and from the
 * next request on at the API, which would take their access tokens for another hour. Where one of the two fails the other is done all the
 * same: the API alone refuses those sessions too, whatever they renew. Who signs in after the answer is not among them, as that lies in
 * another second.
 */
export async function endSessions(
  userId: string,
  { people, userPool, userPoolId, now, pause }: EndingParts,
  further: readonly Write[] = [],
): Promise<void> {
  const atPool = userPool.signOut(userPoolId, userId);
  await Promise.allSettled([atPool]);
  await people.endSessions(userId, now().toISOString(), further);
  await atPool;
  await pause(SECOND_MS);
}
