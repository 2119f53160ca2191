import type { Subscription } from '../../../shared/model/subscription.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { shownSubscription } from './shown-subscription.ts';

/** The plan of an organization, and what is paid for it. */
export async function getSubscription(
  { organizationId }: Pick<Caller, 'organizationId'>,
  { plans, subscriptions, now }: Pick<Cloud, 'plans' | 'subscriptions' | 'now'>,
): Promise<Subscription> {
  const [plan, stored] = await Promise.all([plans.of(organizationId), subscriptions.of(organizationId)]);
  return shownSubscription(plan, stored, now());
}
