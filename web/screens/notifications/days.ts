import { todayIn } from '../../../shared/civil-date.ts';
import type { Notice } from '../../../shared/model/notice.ts';

/** What happened on one day. */
export interface NoticeDay {
  readonly day: string;
  readonly notices: readonly Notice[];
}

/** Notifications, newest first, by the days of the books. */
export function noticesByDay(notices: readonly Notice[], timeZone: string): NoticeDay[] {
  const days = Map.groupBy(notices, ({ at }) => todayIn(timeZone, new Date(at)));
  return [...days].map(([day, ofDay]) => ({ day, notices: ofDay }));
}
