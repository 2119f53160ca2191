import type { Notice } from '../../../shared/model/notice.ts';
import { isSeen } from '../../store/notices.ts';
import type { Seen, StoredNotice } from '../../store/notices.ts';

/** A notification as this person sees it. */
export function shownNotice(notice: StoredNotice, seen: Seen): Notice {
  const { id, kind, aboutId, name, day, at } = notice;
  return { id, kind, aboutId, name, ...(day === undefined ? {} : { day }), at, isRead: isSeen(notice, seen) };
}
