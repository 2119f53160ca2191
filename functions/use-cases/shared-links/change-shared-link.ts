import { randomUUID } from 'node:crypto';
import { LINK_DAYS_MAX } from '../../../shared/model/shared-link.ts';
import type { SharedLink, SharedLinkChange } from '../../../shared/model/shared-link.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { endOfLink, endRefused } from '../../domain/sharing/link-state.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredOpening, StoredSharedLink } from '../../store/shared-links.ts';
import { shownLink } from './shown-link.ts';

/**
 * Gives a link another end, as late as one that is made now may have it, and notes who did. One that is over opens again by it: its address is
 * out already, and whoever has it was meant to see the report. One that was revoked stays so. The end that it has already changes nothing.
 */
export async function changeSharedLink(
  id: string,
  { endsAt: wanted }: SharedLinkChange,
  { organizationId, person }: Caller,
  cloud: Pick<Cloud, 'sharedLinks' | 'now'>,
): Promise<SharedLink | Refusal> {
  const now = cloud.now();
  const endsAt = new Date(wanted).toISOString();
  const outcome = await again(async () => {
    const link = await cloud.sharedLinks.get(organizationId, id);
    if (!link) return refuse('not-found');
    if (link.revokedAt !== null) return refuse('wrong-state', { because: { code: 'link-revoked' } });
    if (link.endsAt === endsAt) return link;
    const trouble = endRefused(endsAt, link.createdAt, endOfLink(now, LINK_DAYS_MAX));
    if (trouble)
      return refuse('invalid-input', { fields: { endsAt: { code: trouble, max: LINK_DAYS_MAX } } });
    const noted = endChange(link, { by: person.fullName, endsAt }, now.toISOString());
    const written = await cloud.sharedLinks.tryChangeEnd(link, endsAt, [
      cloud.sharedLinks.keepingToken({ ...link, endsAt }),
      cloud.sharedLinks.noting(noted),
    ]);
    return written === 'conflict' ? written : { ...link, endsAt };
  });
  if (outcome === 'conflict') return refuse('changed-meanwhile');
  return isRefusal(outcome) ? outcome : shownLink(outcome);
}

const endChange = (
  { organizationId, id: linkId }: StoredSharedLink,
  changed: NonNullable<StoredOpening['changed']>,
  at: string,
): StoredOpening => ({
  ...{ organizationId, linkId, id: randomUUID(), at },
  ...{ what: 'end-changed', browser: null, system: null, changed },
});
