import type { Subscription } from '../../../shared/model/subscription.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { subscriptionOf } from './subscription.ts';
import type { SubscriptionParts } from './subscription.ts';

/** What the link to unsubscribe in a mail is about: whatever looks at links before a person does turns nothing off by it. */
export async function getSubscription(
  token: string,
  cloud: SubscriptionParts,
): Promise<Subscription | Refusal> {
  const link = await cloud.subscriptions.linkOf(token);
  return link ? subscriptionOf(link, cloud) : refuse('not-found');
}
