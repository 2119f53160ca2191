import type { SharedLink } from '../../../shared/model/shared-link.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import { LINK_TRIES_MAX } from './note-opening.ts';
import { shownLink } from './shown-link.ts';

/** Has a link open no more from here on. Done twice it is done once. */
export async function revokeSharedLink(
  id: string,
  { organizationId }: Caller,
  { sharedLinks, now }: Pick<Cloud, 'sharedLinks' | 'now'>,
): Promise<SharedLink | Refusal> {
  const outcome = await again(async () => {
    const link = await sharedLinks.get(organizationId, id);
    if (!link) return refuse('not-found');
    return link.revokedAt === null ? sharedLinks.tryChange(link, { revokedAt: now().toISOString() }) : link;
  }, LINK_TRIES_MAX);
  if (outcome === 'conflict') throw new Error('A link was used whenever it was to be revoked.');
  return isRefusal(outcome) ? outcome : shownLink(outcome);
}
