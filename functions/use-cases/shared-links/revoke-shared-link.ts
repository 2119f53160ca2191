import type { SharedLink } from '../../../shared/model/shared-link.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { shownLink } from './shown-link.ts';

/** Has a link open no more from here on, whoever uses it in that moment. Done twice it is done once. */
export async function revokeSharedLink(
  id: string,
  { organizationId }: Caller,
  { sharedLinks, now }: Pick<Cloud, 'sharedLinks' | 'now'>,
): Promise<SharedLink | Refusal> {
  await sharedLinks.tryRevoke(organizationId, id, now().toISOString());
  const link = await sharedLinks.get(organizationId, id);
  return link ? shownLink(link) : refuse('not-found');
}
