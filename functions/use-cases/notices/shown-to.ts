import type { NoticeKind } from '../../../shared/model/notice.ts';
import { isForThose } from '../../domain/notices/mail-choice.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Tells of each kind of event whether this person wants to see it in the app, and it is for them. */
export async function shownTo(
  { organizationId, userId, abilities }: Caller,
  { noticeSettings }: Pick<Cloud, 'noticeSettings'>,
): Promise<(notice: { readonly kind: NoticeKind }) => boolean> {
  const { choices } = await noticeSettings.of(organizationId, userId);
  return ({ kind }) => choices[kind].isShown && isForThose(abilities, kind);
}
