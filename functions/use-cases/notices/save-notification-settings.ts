import type { NoticeSettings, NoticeSettingsChange } from '../../../shared/model/notice.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { dailyMailOf } from '../../domain/notices/daily-mail.ts';
import { addDays, todayIn } from '../../../shared/civil-date.ts';
import type { Change } from '../../store/change.ts';
import { isOpen } from '../../store/notice-mails.ts';
import { settingsOf } from '../books/organization-of.ts';

type Parts = Pick<Cloud, 'change' | 'noticeSettings' | 'noticeMails' | 'organizations' | 'now'>;

/** Keeps how a person is told of what happens; what is not named stays. Gives how they are told from here on. */
export async function saveNotificationSettings(
  wish: NoticeSettingsChange,
  caller: Caller,
  cloud: Parts,
): Promise<NoticeSettings> {
  const { organizationId, userId } = caller;
  await cloud.change(caller, 'notification-settings-changed', async (change) => {
    const writes = cloud.noticeSettings.choice(
      await cloud.noticeSettings.chosenBy(organizationId, userId),
      wish,
    );
    if (writes.length === 0) return;
    change.about(
      { id: userId },
      Object.keys({ ...(wish.hour === undefined ? {} : { hour: 0 }), ...wish.choices }),
    );
    change.put(...writes);
    if (wish.hour !== undefined) await moveDailyMails(change, wish.hour, caller, cloud);
  });
  return cloud.noticeSettings.of(organizationId, userId);
}

/** A daily mail that has begun to fill goes at the new hour already: that of today, or the next one. */
async function moveDailyMails(
  change: Change,
  hour: number,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
  cloud: Parts,
): Promise<void> {
  const { noticeMails } = cloud;
  const { timeZone } = await settingsOf(organizationId, cloud);
  const today = todayIn(timeZone, cloud.now());
  for (const day of [today, addDays(today, 1)]) {
    const daily = await noticeMails.ofDay(organizationId, userId, day);
    const { dueAt } = dailyMailOf(day, hour, timeZone);
    if (daily && isOpen(daily)) change.put(noticeMails.dayChange(daily, { dueAt }));
  }
}
