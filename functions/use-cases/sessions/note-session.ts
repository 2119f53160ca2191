import { deviceOf, isSameDevice } from '../../domain/books/device.ts';
import type { Session } from '../../domain/books/session.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';

const MS_BETWEEN_NOTES = 15 * 60_000;

/** What noting a session uses. */
export type NotingParts = SecurityParts & Pick<Cloud, 'sessions'>;

/**
 * Notes that a session is there: the first time with its device, later on at most every quarter of an hour. Who has signed in before, and
 * never with this device, is told by mail.
 */
export async function noteSession(caller: Caller, cloud: NotingParts): Promise<void> {
  const { session } = caller;
  if (!session) return;
  const outcome = await retryOnConflict(() => tryNote(session, caller, cloud));
  if (outcome === 'conflict') throw new Error('Others were quicker whenever a session was to be kept.');
}

async function tryNote(
  session: Session,
  caller: Caller,
  cloud: NotingParts,
): Promise<'noted' | 'written' | 'conflict'> {
  const { sessions, now } = cloud;
  const { userId } = caller;
  const [kept, at] = [await sessions.get(userId, session.id), now()];
  if (kept) {
    if (at.getTime() - Date.parse(kept.seenAt) >= MS_BETWEEN_NOTES)
      await sessions.noteSeen(kept, at.toISOString());
    return 'noted';
  }
  const { id, since, userAgent } = session;
  const [device, known] = [deviceOf(userAgent), await sessions.devices(userId)];
  const isNew = known.length > 0 && !known.some((one) => isSameDevice(one, device));
  return sessions.tryBegin(
    { userId, id, since, seenAt: at.toISOString(), ...device },
    known,
    isNew ? tellingSecurity({ kind: 'new-sign-in', device }, caller, cloud) : [],
  );
}
