import type { Cloud } from '../../runtime/cloud.ts';

/**
 * Has Stripe asked about every subscription whose period or grace is over, or whose order nobody heard of: what it told meanwhile may have
 * been lost. Asked twice it is the same.
 */
export async function askForRenewals({
  subscriptions,
  outbox,
  now,
}: Pick<Cloud, 'subscriptions' | 'outbox' | 'now'>): Promise<void> {
  for await (const { organizationId, order } of subscriptions.dueBy(now().toISOString()))
    await outbox.ask(
      ...(order?.status === 'waiting'
        ? [{ kind: 'carry-out-order', organizationId, orderId: order.id } as const]
        : []),
      { kind: 'sync-subscription', organizationId },
    );
}
