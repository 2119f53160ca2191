import type { SignIn } from '../../../shared/model/session.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { endSessions } from '../books/end-sessions.ts';
import type { EndingParts } from '../books/end-sessions.ts';
import { shownSession } from './shown-session.ts';

/**
 * Ends one of the caller's sessions: its tokens are refused from the next request on, those it renews too. One that is over stays so. The
 * pool ends a single session only by its refresh token, which nobody has but its browser: the caller's own ends here alone, as its browser
 * revokes it when somebody signs out; with another one all end, the caller's too.
 */
export async function endSession(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'sessions'> & EndingParts,
): Promise<SignIn | Refusal> {
  const { sessions, people, now } = cloud;
  const { userId } = caller;
  const at = now().toISOString();
  const session = await sessions.get(userId, id);
  if (!session) return refuse('not-found');
  const shown = shownSession(session, caller, at);
  if (shown.endedAt !== null) return shown;
  if (!shown.isThis) {
    await endSessions(caller, 'session-ended', cloud, (change) => {
      change.about({ id });
    });
    return { ...shown, endedAt: at };
  }
  return cloud.change(caller, 'session-ended', async (change) => {
    // Read anew: it may be kept no more.
    const kept = await sessions.get(userId, id);
    if (!kept) return refuse('not-found');
    change.about({ id });
    change.put(sessions.ending(kept, at), people.endingSession(userId, kept));
    return { ...shown, endedAt: at };
  });
}
