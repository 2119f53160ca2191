import type { SharedOpening } from '../../../shared/model/shared-link.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { openingPosition } from '../../store/shared-links.ts';
import type { StoredOpening } from '../../store/shared-links.ts';
import { onePage } from '../page.ts';
import type { Page, PageQuery } from '../page.ts';

/** One page of the uses of a link, newest first. */
export async function listSharedOpenings(
  linkId: string,
  query: PageQuery,
  caller: Caller,
  { sharedLinks }: Pick<Cloud, 'sharedLinks'>,
): Promise<Page<SharedOpening> | Refusal> {
  const { organizationId } = caller;
  const page = await onePage({ ...query, list: `shared-openings ${linkId}` } as PageQuery, caller, {
    read: (place) => sharedLinks.openings(organizationId, linkId, place),
    positionOf: openingPosition,
  });
  if (isRefusal(page)) return page;
  if (!(await sharedLinks.get(organizationId, linkId))) return refuse('not-found');
  return { ...page, items: page.items.map(shownOpening) };
}

const shownOpening = ({ what, at, changed, ...device }: StoredOpening): SharedOpening => ({
  ...{ what, at, ...(changed && { changed }) },
  device: wordsFor().security.device(device),
});
