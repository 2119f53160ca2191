import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { endSessions } from '../books/end-sessions.ts';

/** Ends every session of the caller, or every other one. */
export async function endAllSessions(
  { keepThis }: { readonly keepThis: boolean },
  { userId, session }: Pick<Caller, 'userId' | 'session'>,
  cloud: Pick<Cloud, 'people' | 'now'>,
): Promise<{ ended: true }> {
  await endSessions(userId, keepThis ? (session?.id ?? null) : null, cloud);
  return { ended: true };
}
