import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { noteSession } from '../sessions/note-session.ts';
import type { NotingParts } from '../sessions/note-session.ts';
import { shownTo } from './shown-to.ts';

/** How many of the newest notifications this person has not seen. Asked each minute, it tells that their session is there. */
export async function countUnread(
  caller: Caller,
  cloud: NotingParts & Pick<Cloud, 'notices' | 'noticeSettings'>,
): Promise<{ count: number }> {
  const { organizationId, userId } = caller;
  const { notices } = cloud;
  await noteSession(caller, cloud);
  const [unseen, isShown] = await Promise.all([
    notices.seenBy(organizationId, userId).then((seen) => notices.unseen(seen)),
    shownTo(caller, cloud),
  ]);
  return { count: unseen.filter(isShown).length };
}
