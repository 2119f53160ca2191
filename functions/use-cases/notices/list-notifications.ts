import type { Notice } from '../../../shared/model/notice.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { noticePosition } from '../../store/notices.ts';
import type { StoredNotice } from '../../store/notices.ts';
import type { Page as StoredPage, PageRequest } from '../../store/page-query.ts';
import { onePage } from '../page.ts';
import type { Page, PageQuery } from '../page.ts';
import { shownNotice } from './shown-notice.ts';
import { shownTo } from './shown-to.ts';

/** Reads for one page: somebody who hides nearly everything is shown the newest of what is left. */
const READS_MAX = 20;

/** One page of what happened that this person wants to see, newest first, and what of it this person has seen. */
export async function listNotifications(
  query: PageQuery,
  caller: Caller,
  cloud: Pick<Cloud, 'notices' | 'noticeSettings'>,
): Promise<Page<Notice> | Refusal> {
  const { organizationId, userId } = caller;
  const { notices } = cloud;
  const isShown = await shownTo(caller, cloud);
  // The name keeps a cursor of another list from being taken for one of this.
  const listed = { ...query, list: 'notifications' };
  const page = await onePage(listed, caller, {
    read: (place) => shownPage(place, (next) => notices.page(organizationId, next), isShown),
    positionOf: noticePosition,
  });
  if (isRefusal(page)) return page;
  const seen = await notices.seenBy(organizationId, userId);
  return { ...page, items: page.items.map((notice) => shownNotice(notice, seen)) };
}

/** A page of what is shown, whatever lies between that is not. */
async function shownPage(
  { after, limit }: PageRequest,
  read: (place: PageRequest) => Promise<StoredPage<StoredNotice>>,
  isShown: (notice: StoredNotice) => boolean,
): Promise<StoredPage<StoredNotice>> {
  const shown: StoredNotice[] = [];
  let place = after;
  for (let reads = 0; reads < READS_MAX; reads += 1) {
    const { items, more } = await read({ after: place, limit });
    shown.push(...items.filter(isShown));
    const last = items.at(-1);
    if (shown.length > limit) return { items: shown.slice(0, limit), more: true };
    if (!more || !last || shown.length === limit) return { items: shown, more };
    place = noticePosition(last);
  }
  return { items: shown, more: true };
}
