import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Seen } from '../../store/notices.ts';

/** Keeps what a person has seen by now; gives all that they have. */
export async function see(
  { organizationId, userId }: Caller,
  cloud: Pick<Cloud, 'change' | 'notices'>,
  decide: (seen: Seen) => Pick<Seen, 'until' | 'ids'>,
): Promise<Seen> {
  return cloud.change({ organizationId }, 'notifications-read', async (change) => {
    const before = await cloud.notices.seenBy(organizationId, userId);
    const decided = decide(before);
    change.put(cloud.notices.seeing(before, decided));
    return { ...before, ...decided };
  });
}
