import type { NoticeSettings, NoticeSettingsChange } from '../../../shared/model/notice.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';

/** Keeps how a person is told of what happens; what is not named stays. Gives how they are told from here on. */
export async function saveNotificationSettings(
  change: NoticeSettingsChange,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
  { noticeSettings }: Pick<Cloud, 'noticeSettings'>,
): Promise<NoticeSettings> {
  const outcome = await again(async () =>
    noticeSettings.tryChoose(await noticeSettings.chosenBy(organizationId, userId), change),
  );
  if (outcome === 'conflict') throw new Error('How somebody is told changed each time.');
  return noticeSettings.of(organizationId, userId);
}
