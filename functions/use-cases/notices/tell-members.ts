import { addDays, todayIn } from '../../../shared/civil-date.ts';
import { isSampleBooks } from '../../../shared/sample-books.ts';
import { noticeMailId } from '../../domain/ids.ts';
import { dailyMailOf, nextDailyMail, type DailyMail } from '../../domain/notices/daily-mail.ts';
import { mailedBy } from '../../domain/notices/mail-choice.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { isOpen } from '../../store/notice-mails.ts';
import type { NoticeMail, StoredDailyMail } from '../../store/notice-mails.ts';
import type { StoredNotice } from '../../store/notices.ts';
import type { Change } from '../../store/change.ts';
import type { OrganizationMember } from '../../store/people.ts';
import { settingsOf } from '../books/organization-of.ts';

type Parts = Pick<
  Cloud,
  'change' | 'notices' | 'people' | 'organizations' | 'noticeSettings' | 'noticeMails' | 'now'
>;

/**
 * Has those members mailed who want to be mailed of something, each at once or with the mail of their day: whom it was told once it is
 * not told again, however often this is asked for and whatever they choose later.
 */
export async function tellMembers(organizationId: string, noticeId: string, cloud: Parts): Promise<void> {
  const notice = await cloud.notices.get(organizationId, noticeId);
  // Of sample books nobody is mailed.
  if (!notice || isSampleBooks(organizationId)) return;
  const { timeZone } = await settingsOf(organizationId, cloud);
  for (const member of await cloud.people.members(organizationId, cloud.now()))
    await cloud.change({ organizationId }, 'member-notified', (change) =>
      tell(change, notice, { member, timeZone }, cloud),
    );
}

async function tell(
  change: Change,
  notice: StoredNotice,
  { member, timeZone }: { readonly member: OrganizationMember; readonly timeZone: string },
  cloud: Parts,
): Promise<void> {
  const { organizationId, id: noticeId, kind } = notice;
  const { userId, abilities } = member;
  const settings = await cloud.noticeSettings.of(organizationId, userId);
  const mailed = mailedBy(notice, settings, { userId, abilities });
  const id = noticeMailId(noticeId, userId);
  if (mailed === 'off' || (await cloud.noticeMails.get(organizationId, id))) return;
  const { at } = change;
  const mail: NoticeMail = {
    ...{ id, organizationId, noticeId, userId, kind },
    ...{ at, mail: 'waiting', changedAt: at, version: 1 },
  };
  const today = todayIn(timeZone, cloud.now());
  if (mailed === 'at-once' && !(await cloud.noticeMails.isFull(userId, today))) {
    change.put(...cloud.noticeMails.addingAtOnce(mail, today));
    change.enqueue({ kind: 'mail-notice', organizationId, noticeMailId: id });
    return;
  }
  const daily = await openDailyMail(mail, settings.hour, timeZone, cloud);
  change.put(...cloud.noticeMails.addingToDay({ ...mail, mail: 'daily', day: daily.day }, daily));
}

/** The next of somebody's daily mails that nobody has sent or is about to. */
async function openDailyMail(
  { organizationId, userId }: NoticeMail,
  hour: number,
  timeZone: string,
  { noticeMails, now }: Parts,
): Promise<StoredDailyMail> {
  let next: DailyMail = nextDailyMail(now(), hour, timeZone);
  for (;;) {
    const kept = await noticeMails.ofDay(organizationId, userId, next.day);
    if (!kept) break;
    if (isOpen(kept)) return kept;
    next = dailyMailOf(addDays(next.day, 1), hour, timeZone);
  }
  const empty = { noticeIds: [], more: 0, mail: 'waiting', version: 0 } as const;
  return { organizationId, userId, ...next, ...empty, noticeIds: [], changedAt: now().toISOString() };
}
