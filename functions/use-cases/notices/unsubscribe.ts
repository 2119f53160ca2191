import type { MailSubscription } from '../../../shared/model/mail-subscription.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { turnedOffBy } from '../../domain/notices/mail-choice.ts';
import { turning } from './mail-subscription.ts';
import type { MailSubscriptionParts } from './mail-subscription.ts';

/** Mails somebody no more of what the link in a mail is about; how it was mailed is kept, to be turned on again. */
export const unsubscribe = (
  token: string,
  cloud: MailSubscriptionParts,
): Promise<MailSubscription | Refusal> =>
  turning(
    token,
    'unsubscribed',
    ({ of }, settings, before) => {
      const turnedOff = turnedOffBy(of, settings);
      const mails = Object.fromEntries(Object.keys(turnedOff).map((kind) => [kind, 'off' as const]));
      return { mails, turnedOff: { ...before, ...turnedOff } };
    },
    cloud,
  );
