import { usualNoticeSettings } from '../../../shared/model/notice.ts';
import type { Subscription } from '../../../shared/model/subscription.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { turnedOnBy } from '../../domain/notices/mail-choice.ts';
import { turning } from './subscription.ts';
import type { SubscriptionParts } from './subscription.ts';

/** Mails somebody again what the link in a mail is about, as it was mailed before such a link turned it off. */
export const subscribeAgain = (token: string, cloud: SubscriptionParts): Promise<Subscription | Refusal> =>
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
