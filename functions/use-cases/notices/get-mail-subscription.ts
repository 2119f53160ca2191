import type { MailSubscription } from '../../../shared/model/mail-subscription.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { mailSubscriptionOf } from './mail-subscription.ts';
import type { MailSubscriptionParts } from './mail-subscription.ts';

/** What the link to unsubscribe in a mail is about: whatever looks at links before a person does turns nothing off by it. */
export async function getMailSubscription(
  token: string,
  cloud: MailSubscriptionParts,
): Promise<MailSubscription | Refusal> {
  const link = await cloud.mailSubscriptions.linkOf(token);
  return link ? mailSubscriptionOf(link, cloud) : refuse('not-found');
}
