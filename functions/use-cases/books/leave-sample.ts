import { isSampleBooks } from '../../../shared/sample-books.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Ends every look at sample books that a person has: they are in their own at once, and the others are erased in the background. */
export async function leaveSample(
  { userId }: Pick<Caller, 'userId'>,
  { people, erasures, outbox }: Pick<Cloud, 'people' | 'erasures' | 'outbox'>,
): Promise<{ removed: number }> {
  const samples = (await people.memberships(userId)).filter(({ organizationId }) =>
    isSampleBooks(organizationId),
  );
  for (const membership of samples)
    await people.endMembership(membership, [
      erasures.end(membership.organizationId),
      ...outbox.asking({ kind: 'erase-books', organizationId: membership.organizationId }),
    ]);
  return { removed: samples.length };
}
