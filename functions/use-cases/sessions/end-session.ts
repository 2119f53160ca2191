import type { SignIn } from '../../../shared/model/session.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { shownSession } from './shown-session.ts';

/** Ends one of the caller's sessions: its tokens are refused from the next request on, those it renews too. One that is over stays so. */
export async function endSession(
  id: string,
  caller: Caller,
  { sessions, people, now }: Pick<Cloud, 'sessions' | 'people' | 'now'>,
): Promise<SignIn | Refusal> {
  const { userId } = caller;
  const at = now().toISOString();
  const session = await sessions.get(userId, id);
  if (!session) return refuse('not-found');
  const shown = shownSession(session, caller, at);
  if (shown.endedAt !== null) return shown;
  const written = await sessions.tryEnd(session, at, people.endingSession(userId, session));
  return written === 'conflict' ? refuse('not-found') : { ...shown, endedAt: at };
}
