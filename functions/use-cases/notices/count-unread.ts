import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { noteSession } from '../sessions/note-session.ts';
import type { NotingParts } from '../sessions/note-session.ts';

/** How many of the newest notifications this person has not seen. Asked each minute, it tells that their session is there. */
export async function countUnread(
  caller: Caller,
  cloud: NotingParts & Pick<Cloud, 'notices'>,
): Promise<{ count: number }> {
  const { organizationId, userId } = caller;
  const { notices } = cloud;
  await noteSession(caller, cloud);
  const unseen = await notices.unseen(await notices.seenBy(organizationId, userId));
  return { count: unseen.length };
}
