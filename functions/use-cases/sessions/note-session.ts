import { deviceOf, isSameDevice } from '../../domain/books/device.ts';
import type { Session } from '../../domain/books/session.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';

const MS_BETWEEN_NOTES = 15 * 60_000;

/** What noting a session uses. */
export type NotingParts = SecurityParts & Pick<Cloud, 'change' | 'sessions'>;

/**
 * Notes that a session is there: the first time with its device, which is a sign-in in the audit log of the organization that it begins in;
 * later on at most every quarter of an hour. Who has signed in before, and never with this device, is told by mail.
 */
export async function noteSession(caller: Caller, cloud: NotingParts): Promise<void> {
  const { session } = caller;
  if (!session) return;
  const { sessions, now } = cloud;
  const kept = await sessions.get(caller.userId, session.id);
  if (!kept) return noteSignIn(session, caller, cloud);
  const at = now();
  if (at.getTime() - Date.parse(kept.seenAt) >= MS_BETWEEN_NOTES)
    await sessions.noteSeen(kept, at.toISOString());
}

async function noteSignIn(session: Session, caller: Caller, cloud: NotingParts): Promise<void> {
  const { sessions } = cloud;
  const { userId } = caller;
  const { id, since, userAgent } = session;
  const device = deviceOf(userAgent);
  await cloud.change(caller, 'signed-in', async (change) => {
    if (change.isRetry && (await sessions.get(userId, id))) return;
    const known = await sessions.devices(userId);
    const isNew = known.length > 0 && !known.some((one) => isSameDevice(one, device));
    change.about({ id });
    change.put(
      ...sessions.beginning({ userId, id, since, seenAt: change.at, ...device }, known),
      ...(isNew ? tellingSecurity({ kind: 'new-sign-in', device }, caller, cloud) : []),
    );
  });
}
