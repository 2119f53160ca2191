import { randomUUID } from 'node:crypto';
import { LINK_DAYS_MAX } from '../../../shared/model/shared-link.ts';
import type { SharedLink, SharedLinkChange } from '../../../shared/model/shared-link.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { endOfLink, endRefused } from '../../domain/sharing/link-state.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOpening, StoredSharedLink } from '../../store/shared-links.ts';
import { shownLink } from './shown-link.ts';

/**
 * Gives a link another end, as late as one that is made now may have it, and notes who did. One that is over opens again by it: its address is
 * out already, and whoever has it was meant to see the report. One that was revoked stays so. The end that it has already changes nothing.
 */
export async function changeSharedLink(
  id: string,
  { endsAt: wanted }: SharedLinkChange,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'sharedLinks' | 'now'>,
): Promise<SharedLink | Refusal> {
  const endsAt = new Date(wanted).toISOString();
  return cloud.change(caller, 'link-end-changed', async (change) => {
    const link = await cloud.sharedLinks.get(caller.organizationId, id);
    if (!link) return refuse('not-found');
    if (link.revokedAt !== null) return refuse('wrong-state', { because: { code: 'link-revoked' } });
    if (link.endsAt === endsAt) return shownLink(link);
    const trouble = endRefused(endsAt, link.createdAt, endOfLink(cloud.now(), LINK_DAYS_MAX));
    if (trouble)
      return refuse('invalid-input', { fields: { endsAt: { code: trouble, max: LINK_DAYS_MAX } } });
    change.about({ id, name: link.label }, ['endsAt']);
    change.put(...cloud.sharedLinks.endChange(link, endsAt));
    change.put(cloud.sharedLinks.noting(endNoted(link, { by: caller.person.fullName, endsAt }, change.at)));
    return shownLink({ ...link, endsAt });
  });
}

const endNoted = (
  { organizationId, id: linkId }: StoredSharedLink,
  changed: NonNullable<StoredOpening['changed']>,
  at: string,
): StoredOpening => ({
  ...{ organizationId, linkId, id: randomUUID(), at },
  ...{ what: 'end-changed', browser: null, system: null, changed },
});
