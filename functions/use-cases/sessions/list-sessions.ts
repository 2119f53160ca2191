import type { SignIn } from '../../../shared/model/session.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { shownSession } from './shown-session.ts';

/** Nobody looks through more, and nobody is signed in at more places within the life of a session. */
const NEWEST_MAX = 200;
const RECENT_MAX = 20;

/** Where the caller is signed in, this session first and then the one seen last; and their newest sign-ins, ended ones too. */
export async function listSessions(
  caller: Caller,
  { sessions, now }: Pick<Cloud, 'sessions' | 'now'>,
): Promise<{ items: SignIn[]; recent: SignIn[] }> {
  const at = now().toISOString();
  const newest = await sessions.newest(caller.userId, NEWEST_MAX);
  const shown = newest.map((session) => shownSession(session, caller, at));
  return {
    items: shown.filter(({ endedAt }) => endedAt === null).toSorted(byPlace),
    recent: shown.slice(0, RECENT_MAX),
  };
}

function byPlace(one: SignIn, other: SignIn): number {
  if (one.isThis !== other.isThis) return one.isThis ? -1 : 1;
  return one.seenAt < other.seenAt ? 1 : -1;
}
