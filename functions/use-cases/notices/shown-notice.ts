import type { Notice } from '../../../shared/model/notice.ts';
import { isSeen } from '../../store/notices.ts';
import type { Seen, StoredNotice } from '../../store/notices.ts';

/** A notification as this person sees it. */
export function shownNotice(notice: StoredNotice, seen: Seen): Notice {
  const { organizationId: _organization, forUserId: _for, byUserId: _by, needs: _needs, ...event } = notice;
  return { ...event, isRead: isSeen(notice, seen) };
}
