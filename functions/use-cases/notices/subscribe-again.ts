import { usualNoticeSettings } from '../../../shared/model/notice.ts';
import type { MailSubscription } from '../../../shared/model/mail-subscription.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { turnedOnBy } from '../../domain/notices/mail-choice.ts';
import { turning } from './mail-subscription.ts';
import type { MailSubscriptionParts } from './mail-subscription.ts';

/** Mails somebody again what the link in a mail is about, as it was mailed before such a link turned it off. */
export const subscribeAgain = (
  token: string,
  cloud: MailSubscriptionParts,
): Promise<MailSubscription | Refusal> =>
  turning(
    token,
    'subscribed-again',
    ({ of }, settings, before) => {
      const mails = turnedOnBy(of, settings, before, usualNoticeSettings);
      const turnedOff = Object.fromEntries(Object.entries(before).filter(([kind]) => !(kind in mails)));
      return { mails, turnedOff };
    },
    cloud,
  );
