import type { NoticeSettings } from '../../../shared/model/notice.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** How this person is told of what happens in the books. */
export const getNotificationSettings = (
  { organizationId, userId }: Caller,
  { noticeSettings }: Pick<Cloud, 'noticeSettings'>,
): Promise<NoticeSettings> => noticeSettings.of(organizationId, userId);
