import { noticeAbilities } from '../../../shared/model/notice.ts';
import type { NoticeKind } from '../../../shared/model/notice.ts';
import type { Ability } from '../../../shared/abilities.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Whether an event is of use to somebody who may do so much. */
function isForThose(abilities: readonly Ability[], kind: NoticeKind): boolean {
  const needed = noticeAbilities[kind];
  return needed === undefined || abilities.includes(needed);
}

/** Tells of each kind of event whether this person wants to see it in the app, and it is for them. */
export async function shownTo(
  { organizationId, userId, abilities }: Caller,
  { noticeSettings }: Pick<Cloud, 'noticeSettings'>,
): Promise<(notice: { readonly kind: NoticeKind }) => boolean> {
  const { choices } = await noticeSettings.of(organizationId, userId);
  return ({ kind }) => choices[kind].isShown && isForThose(abilities, kind);
}
