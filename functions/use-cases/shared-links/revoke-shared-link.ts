import type { SharedLink } from '../../../shared/model/shared-link.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { shownLink } from './shown-link.ts';

/** Has a link open no more from here on, whoever uses it in that moment. Done twice it is done once. */
export async function revokeSharedLink(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'sharedLinks'>,
): Promise<SharedLink | Refusal> {
  return cloud.change(caller, 'link-revoked', async (change) => {
    const link = await cloud.sharedLinks.get(caller.organizationId, id);
    if (!link) return refuse('not-found');
    if (link.revokedAt !== null) return shownLink(link);
    change.about({ id, name: link.label });
    change.put(cloud.sharedLinks.revocation(link, change.at));
    return shownLink({ ...link, revokedAt: change.at });
  });
}
