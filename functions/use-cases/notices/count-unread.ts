import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** How many of the newest notifications this person has not seen. */
export async function countUnread(
  { organizationId, userId }: Caller,
  { notices }: Pick<Cloud, 'notices'>,
): Promise<{ count: number }> {
  const unseen = await notices.unseen(await notices.seenBy(organizationId, userId));
  return { count: unseen.length };
}
