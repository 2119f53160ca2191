import type { NoticeSettings } from '../../../shared/model/notice.ts';
import type { MailSubscription } from '../../../shared/model/mail-subscription.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { isMailed } from '../../domain/notices/mail-choice.ts';
import type { TurnedOff } from '../../domain/notices/mail-choice.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { noticeSettingsOf } from '../../store/notice-settings.ts';
import type { MailSubscriptionLink } from '../../store/mail-subscriptions.ts';
import { organizationOf } from '../books/organization-of.ts';

/** What the links of mails read and write. */
export type MailSubscriptionParts = Pick<
  Cloud,
  'change' | 'mailSubscriptions' | 'organizations' | 'noticeSettings'
>;

/** How kinds of events are mailed from here on, and what of that a link turned off. */
interface Turned {
  readonly mails: TurnedOff;
  readonly turnedOff: TurnedOff;
}

/** How a link changes what its person is mailed. */
type Turn = (link: MailSubscriptionLink, settings: NoticeSettings, before: TurnedOff) => Turned;

/** Turns what a link is about, in one write, as `turn` says; nothing is turned a second time. Gives how it stands. */
export async function turning(
  token: string,
  act: 'unsubscribed' | 'subscribed-again',
  turn: Turn,
  cloud: MailSubscriptionParts,
): Promise<MailSubscription | Refusal> {
  const link = await cloud.mailSubscriptions.linkOf(token);
  if (!link) return refuse('not-found');
  const { organizationId, userId } = link;
  await cloud.change({ organizationId, userId, through: 'mail-link' }, act, async (change) => {
    const before = await cloud.noticeSettings.chosenBy(organizationId, userId);
    const settings = noticeSettingsOf(before);
    const { mails, turnedOff } = turn(link, settings, before.turnedOff ?? {});
    const turned = Object.entries(mails) as [keyof typeof mails, NonNullable<TurnedOff[keyof TurnedOff]>][];
    if (turned.length === 0) return;
    const choices = Object.fromEntries(
      turned.map(([kind, mail]) => [kind, { ...settings.choices[kind], mail }]),
    );
    change.about({ id: userId }, Object.keys(mails));
    change.put(...cloud.noticeSettings.choice(before, { choices }, turnedOff));
  });
  return mailSubscriptionOf(link, cloud);
}

/** What a link is about, and whether it is mailed. */
export async function mailSubscriptionOf(
  { organizationId, userId, of }: MailSubscriptionLink,
  cloud: MailSubscriptionParts,
): Promise<MailSubscription> {
  const [{ name }, settings] = await Promise.all([
    organizationOf(organizationId, cloud),
    cloud.noticeSettings.of(organizationId, userId),
  ]);
  return { of, organization: name, organizationId, isOn: isMailed(of, settings) };
}
