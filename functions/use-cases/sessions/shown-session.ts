import type { SignIn } from '../../../shared/model/session.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { endOf } from '../../domain/books/session.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { StoredSession } from '../../store/sessions.ts';

/** A session as its person sees it. */
export function shownSession(
  stored: StoredSession,
  { session, endedSessions }: Pick<Caller, 'session' | 'endedSessions'>,
  now: string,
): SignIn {
  const { id, since, seenAt } = stored;
  return {
    ...{ id, since, seenAt },
    device: wordsFor().security.device(stored),
    endedAt: endOf(stored, endedSessions, now) ?? null,
    isThis: id === session?.id,
  };
}
