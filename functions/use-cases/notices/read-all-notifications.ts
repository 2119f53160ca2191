import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { see } from './see.ts';

/** Marks all notifications until an instant as read by this person: what came after they were shown stays unread. */
export async function readAllNotifications(
  { until }: { readonly until: string },
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'notices' | 'now'>,
): Promise<{ until: string }> {
  const now = cloud.now().toISOString();
  // Nobody has seen what is yet to come.
  const shown = new Date(until).toISOString();
  const reached = shown < now ? shown : now;
  await see(caller, cloud, (seen) => ({ until: reached > seen.until ? reached : seen.until, ids: seen.ids }));
  return { until: reached };
}
