import type { Ability } from '../../../shared/abilities.ts';
import { noticeAbilities, noticeKinds } from '../../../shared/model/notice.ts';
import type { NoticeKind, NoticeMail, NoticeSettings } from '../../../shared/model/notice.ts';
import type { Subscribed } from '../../../shared/model/mail-subscription.ts';

/** Whether a kind of event is of use to somebody who may do so much. */
function isForThose(abilities: readonly Ability[], kind: NoticeKind): boolean {
  const needed = noticeAbilities[kind];
  return needed === undefined || abilities.includes(needed);
}

/** A kind of event, and whom it is for where that is not everybody. */
interface Addressed {
  readonly kind: NoticeKind;
  readonly forUserId?: string | undefined;
  readonly byUserId?: string | undefined;
  readonly needs?: Ability | undefined;
}

/** Somebody who may be told. */
interface Reader {
  readonly userId: string;
  readonly abilities: readonly Ability[];
}

/** Whether somebody may be told of an event: what is for one person is nobody else's, and nobody is told of what they did themselves. */
export function isFor(
  { userId, abilities }: Reader,
  { kind, forUserId, byUserId, needs }: Addressed,
): boolean {
  if (forUserId !== undefined) return forUserId === userId;
  if (byUserId === userId || (needs !== undefined && !abilities.includes(needs))) return false;
  return isForThose(abilities, kind);
}

/** How somebody is mailed of an event. */
export const mailedBy = (notice: Addressed, { choices }: NoticeSettings, reader: Reader): NoticeMail =>
  isFor(reader, notice) ? choices[notice.kind].mail : 'off';

/** How kinds of events were mailed before a link in a mail turned them off. */
export type TurnedOff = Partial<Record<NoticeKind, NoticeMail>>;

/** Whether what a link in a mail is about is still mailed. */
export const isMailed = (of: Subscribed, { choices }: NoticeSettings): boolean =>
  of === 'daily' ? noticeKinds.some((kind) => choices[kind].mail === 'daily') : choices[of].mail !== 'off';

/** What is not mailed any more once somebody turns off what a link in a mail is about: how each of it was mailed. */
export function turnedOffBy(of: Subscribed, { choices }: NoticeSettings): TurnedOff {
  const kinds = of === 'daily' ? noticeKinds.filter((kind) => choices[kind].mail === 'daily') : [of];
  return mailsOf(
    kinds.filter((kind) => choices[kind].mail !== 'off').map((kind) => [kind, choices[kind].mail]),
  );
}

/**
 * What is mailed again, and how, once somebody turns on what a link in a mail is about: as it was before such a link turned it off, else
 * as it usually is.
 */
export function turnedOnBy(
  of: Subscribed,
  { choices }: NoticeSettings,
  before: TurnedOff,
  usual: NoticeSettings,
): TurnedOff {
  const isOff = (kind: NoticeKind) => choices[kind].mail === 'off';
  if (of !== 'daily') return isOff(of) ? { [of]: before[of] ?? 'at-once' } : {};
  const was = (how: (kind: NoticeKind) => NoticeMail | undefined) =>
    noticeKinds.filter((kind) => isOff(kind) && how(kind) === 'daily');
  const turnedOff = was((kind) => before[kind]);
  const kinds = turnedOff.length > 0 ? turnedOff : was((kind) => usual.choices[kind].mail);
  return mailsOf(kinds.map((kind) => [kind, 'daily']));
}

const mailsOf = (entries: readonly (readonly [NoticeKind, NoticeMail])[]): TurnedOff =>
  Object.fromEntries(entries);
