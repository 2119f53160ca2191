import { isFor } from '../../domain/notices/mail-choice.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredNotice } from '../../store/notices.ts';

/** Tells of each event whether this person wants to see it in the app, and it is for them. */
export async function shownTo(
  caller: Caller,
  { noticeSettings }: Pick<Cloud, 'noticeSettings'>,
): Promise<(notice: StoredNotice) => boolean> {
  const { choices } = await noticeSettings.of(caller.organizationId, caller.userId);
  return (notice) => choices[notice.kind].isShown && isFor(caller, notice);
}
