import type { NoticeSettings, NoticeSettingsChange } from '../../../shared/model/notice.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { dailyMailOf } from '../../domain/notices/daily-mail.ts';
import { addDays, todayIn } from '../../../shared/civil-date.ts';
import { again } from '../../store/again.ts';
import { isOpen } from '../../store/notice-mails.ts';
import { settingsOf } from '../books/organization-of.ts';

type Parts = Pick<Cloud, 'noticeSettings' | 'noticeMails' | 'organizations' | 'now'>;

/** Keeps how a person is told of what happens; what is not named stays. Gives how they are told from here on. */
export async function saveNotificationSettings(
  change: NoticeSettingsChange,
  caller: Pick<Caller, 'organizationId' | 'userId'>,
  cloud: Parts,
): Promise<NoticeSettings> {
  const { organizationId, userId } = caller;
  const { noticeSettings } = cloud;
  const outcome = await again(async () =>
    noticeSettings.tryChoose(await noticeSettings.chosenBy(organizationId, userId), change),
  );
  if (outcome === 'conflict') throw new Error('How somebody is told changed each time.');
  if (change.hour !== undefined) await moveDailyMails(change.hour, caller, cloud);
  return noticeSettings.of(organizationId, userId);
}

/** A daily mail that has begun to fill goes at the new hour already: that of today, or the next one. */
async function moveDailyMails(
  hour: number,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
  cloud: Parts,
): Promise<void> {
  const { noticeMails } = cloud;
  const { timeZone } = await settingsOf(organizationId, cloud);
  const today = todayIn(timeZone, cloud.now());
  for (const day of [today, addDays(today, 1)])
    await again(async () => {
      const daily = await noticeMails.ofDay(organizationId, userId, day);
      if (!daily || !isOpen(daily)) return 'none';
      return noticeMails.tryChangeDay(daily, { dueAt: dailyMailOf(day, hour, timeZone).dueAt });
    });
}
