import type { SharedLink } from '../../../shared/model/shared-link.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { linkPosition } from '../../store/shared-links.ts';
import { onePage } from '../page.ts';
import type { Page, PageQuery } from '../page.ts';
import { shownLink } from './shown-link.ts';

/** One page of the links that were made, to one report or to all, newest first; ended ones among them. */
export async function listSharedLinks(
  query: PageQuery & { readonly reportId?: string | undefined },
  caller: Caller,
  { sharedLinks }: Pick<Cloud, 'sharedLinks'>,
): Promise<Page<SharedLink> | Refusal> {
  const { reportId } = query;
  // The name keeps a cursor of another list from being taken for one of this.
  const page = await onePage({ ...query, list: 'shared-links' } as PageQuery, caller, {
    read: (place) => sharedLinks.page(caller.organizationId, { reportId, ...place }),
    positionOf: linkPosition,
  });
  return isRefusal(page) ? page : { ...page, items: page.items.map(shownLink) };
}
