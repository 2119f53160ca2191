import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';

type Parts = Pick<Cloud, 'change' | 'subscriptions' | 'stripeEvents' | 'now' | 'log'>;

/** A request exactly as it was sent, which its signature is over. */
interface Posted {
  readonly rawBody: Buffer;
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** After these something may be other than it was. */
const heard = ['checkout.session.', 'customer.subscription.', 'invoice.', 'charge.'] as const;

/**
 * Takes what Stripe tells: that something of a customer changed, of which the background then fetches how it stands. So it is the same in
 * which order events come, and how often; an event that was heard is not worked on again. All else is acknowledged.
 */
export async function stripeWebhook(
  { rawBody, headers }: Posted,
  cloud: Parts,
): Promise<{ received: true } | Refusal> {
  const event = await cloud.stripeEvents?.read(rawBody, headers['stripe-signature'], cloud.now());
  if (!event) return refuse('invalid-input', { because: { code: 'no-event-of-stripe' } });
  const { id, type, customerId } = event;
  const isHeard = customerId !== undefined && heard.some((kind) => type.startsWith(kind));
  const organizationId = isHeard ? await cloud.subscriptions.organizationOf(customerId) : undefined;
  if (organizationId === undefined) {
    cloud.log.info('event of nobody', { id, type });
    return { received: true };
  }
  await cloud.change({ organizationId }, 'payment-event-heard', async (change) => {
    if (await cloud.subscriptions.hasEvent(id)) return;
    change.put(cloud.subscriptions.eventHeard(organizationId, id, change.at));
    change.enqueue({ kind: 'sync-subscription', organizationId });
  });
  return { received: true };
}
