import type { EndingAll } from '../../../shared/model/session.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { endSessions } from '../books/end-sessions.ts';
import type { EndingParts } from '../books/end-sessions.ts';
import { refusedPassword } from './refused-password.ts';
import type { PasswordParts } from './refused-password.ts';

/** Ends every session of the caller; where they stay, by their password, with which they sign in again. */
export async function endAllSessions(
  asked: EndingAll,
  caller: Caller,
  cloud: EndingParts & PasswordParts,
): Promise<{ ended: true } | Refusal> {
  if (asked.keepThis) {
    const given = { password: asked.password, field: 'password', to: 'end-sessions' } as const;
    const refused = await refusedPassword(given, caller, cloud);
    if (refused) return refused;
  }
  await endSessions(caller, 'sessions-ended', cloud);
  return { ended: true };
}
