import { deviceOf } from '../../domain/books/device.ts';
import type { Session } from '../../domain/books/session.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';

const MS_BETWEEN_NOTES = 15 * 60_000;

/** Notes that a session is there: the first time with its device, later on at most every quarter of an hour. */
export async function noteSession(
  { userId, session }: Pick<Caller, 'userId' | 'session'>,
  cloud: Pick<Cloud, 'sessions' | 'now'>,
): Promise<void> {
  if (!session) return;
  const outcome = await again(() => tryNote(userId, session, cloud));
  if (outcome === 'conflict') throw new Error('Others were quicker whenever a session was to be kept.');
}

async function tryNote(
  userId: string,
  session: Session,
  { sessions, now }: Pick<Cloud, 'sessions' | 'now'>,
): Promise<'noted' | 'written' | 'conflict'> {
  const [kept, at] = [await sessions.get(userId, session.id), now()];
  if (kept) {
    if (at.getTime() - Date.parse(kept.seenAt) >= MS_BETWEEN_NOTES)
      await sessions.noteSeen(kept, at.toISOString());
    return 'noted';
  }
  const { id, since } = session;
  const begun = { userId, id, since, seenAt: at.toISOString(), ...deviceOf(session.userAgent) };
  return sessions.tryBegin(begun, await sessions.devices(userId));
}
