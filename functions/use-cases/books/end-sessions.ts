import type { Act } from '../../../shared/audit-acts.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { ActingPerson, Change } from '../../store/change.ts';

/** What ending all of somebody's sessions uses. */
export type EndingParts = Pick<Cloud, 'change' | 'people' | 'userPool' | 'userPoolId' | 'now' | 'pause'>;

/** The pool dates a sign-in by whole seconds. A timer may fire a little early: it counts from when the turn of the event loop that sets it began. */
const SECOND_MS = 1000;
const EARLY_MS_MAX = 100;

/**
 * Ends every session of a person, the caller's too, with what follows from it: at the pool, which ends them only all at once, and from the
 * next request on at the API, which would take their access tokens for another hour. Where one of the two fails the other is done all the
 * same: the API alone refuses those sessions too, whatever they renew. Who signs in after the answer is not among them, as that lies in
 * another second.
 */
export async function endSessions(
  person: ActingPerson,
  act: Act,
  cloud: EndingParts,
  further: (change: Change) => Promise<void> | void = () => undefined,
): Promise<void> {
  const { people, userPool, userPoolId, pause } = cloud;
  const { userId } = person;
  const atPool = userPool.signOut(userPoolId, userId);
  await Promise.allSettled([atPool]);
  await cloud.change(person, act, async (change) => {
    change.about({ id: userId });
    change.put(...(await people.endingSessions(userId, change.at)));
    await further(change);
  });
  await atPool;
  await pause(SECOND_MS + EARLY_MS_MAX);
}
