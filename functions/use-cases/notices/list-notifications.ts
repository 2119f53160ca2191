import type { Notice } from '../../../shared/model/notice.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { noticePosition } from '../../store/notices.ts';
import { onePage } from '../page.ts';
import type { Page, PageQuery } from '../page.ts';
import { shownNotice } from './shown-notice.ts';

/** One page of what happened, newest first, and what of it this person has seen. */
export async function listNotifications(
  query: PageQuery,
  caller: Caller,
  { notices }: Pick<Cloud, 'notices'>,
): Promise<Page<Notice> | Refusal> {
  const { organizationId, userId } = caller;
  // The name keeps a cursor of another list from being taken for one of this.
  const listed = { ...query, list: 'notifications' };
  const page = await onePage(listed, caller, {
    read: (place) => notices.page(organizationId, place),
    positionOf: noticePosition,
  });
  if (isRefusal(page)) return page;
  const seen = await notices.seenBy(organizationId, userId);
  return { ...page, items: page.items.map((notice) => shownNotice(notice, seen)) };
}
