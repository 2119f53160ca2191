import { isSampleBooks } from '../../../shared/sample-books.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

type Parts = Pick<Cloud, 'change' | 'people' | 'erasures'>;

/** Each takes three items of a transaction. */
const SAMPLES_AT_ONCE = 30;

/**
 * Ends every look at sample books that a person has: they are in their own at once, whose audit log says so, and the others are erased in
 * the background.
 */
export async function leaveSample(caller: Caller, cloud: Parts): Promise<{ removed: number }> {
  const { userId } = caller;
  const own = (await cloud.people.memberships(userId))
    .filter(({ organizationId }) => !isSampleBooks(organizationId))
    .toSorted((a, b) => (a.activeSince < b.activeSince ? 1 : -1))[0];
  const inOwn = { ...caller, organizationId: own?.organizationId ?? userId };
  let removed = 0;
  for (;;) {
    const left = await leaveSome(inOwn, cloud);
    removed += left;
    if (left < SAMPLES_AT_ONCE) return { removed };
  }
}

async function leaveSome(inOwn: Caller, cloud: Parts): Promise<number> {
  return cloud.change(inOwn, 'sample-left', async (change) => {
    const samples = (await cloud.people.memberships(inOwn.userId))
      .filter(({ organizationId }) => isSampleBooks(organizationId))
      .slice(0, SAMPLES_AT_ONCE);
    for (const membership of samples) {
      const { organizationId } = membership;
      change.about({ id: organizationId });
      change.put(cloud.people.endingMembership(membership), cloud.erasures.end(organizationId));
      change.enqueue({ kind: 'erase-books', organizationId });
    }
    return samples.length;
  });
}
