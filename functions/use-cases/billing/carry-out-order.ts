import type { FailedOrder, OrderProblem } from '../../../shared/model/subscription.ts';
import type { PaidSubscription } from '../../domain/billing/paid-subscription.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredSubscription, SubscriptionOrder } from '../../store/subscriptions.ts';

type Parts = Pick<Cloud, 'change' | 'subscriptions' | 'payments'>;

/** Asks Stripe for what was ordered, under the order's id, so that however often this is done it is done once. */
export async function carryOutOrder(organizationId: string, orderId: string, cloud: Parts): Promise<void> {
  const { payments } = cloud;
  if (!payments) throw new Error('Something is ordered of Stripe, and there is no key to ask it by.');
  const stored = await cloud.subscriptions.of(organizationId);
  const { order, paid } = stored ?? {};
  if (!stored || !paid || order?.id !== orderId || order.status === 'sent') return;
  const { outcome: code, ...page } = await asked(order, paid, stored, payments);
  await note(organizationId, orderId, code === 'done' ? 'sent' : { code, ...page }, cloud);
}

async function asked(
  order: SubscriptionOrder,
  paid: PaidSubscription,
  { customerId }: StoredSubscription,
  payments: NonNullable<Cloud['payments']>,
): Promise<{ outcome: 'done' | OrderProblem; confirmOn?: string }> {
  const { id: key, kind, plan = paid.plan, interval = paid.interval } = order;
  switch (kind) {
    case 'change':
      return payments.change(paid.id, { plan, interval, currency: paid.currency }, key);
    case 'cancel':
      return { outcome: await payments.cancel(paid.id, key) };
    case 'resume':
      return { outcome: await payments.resume(paid.id, key) };
    case 'refund':
      // Ended first: nothing more is charged while what was is given back.
      await payments.end(paid.id);
      await payments.refundAll(customerId, key);
      return { outcome: 'done' };
  }
}

/** Ends an order that was tried as often as it may be; a refund may be asked for again. */
export const giveUpOrder = (
  organizationId: string,
  orderId: string,
  cloud: Pick<Cloud, 'change' | 'subscriptions'>,
): Promise<void> => note(organizationId, orderId, { code: 'given-up' }, cloud);

async function note(
  organizationId: string,
  orderId: string,
  outcome: 'sent' | Omit<FailedOrder, 'kind'>,
  cloud: Pick<Cloud, 'change' | 'subscriptions'>,
): Promise<void> {
  await cloud.change({ organizationId }, 'order-progressed', async (change) => {
    const stored = await cloud.subscriptions.of(organizationId);
    const { order } = stored ?? {};
    if (!stored || order?.id !== orderId || order.status === 'sent') return;
    const after =
      outcome === 'sent'
        ? { ...stored, order: { ...order, status: outcome } }
        : withoutOrder(stored, { kind: order.kind, ...outcome });
    change.put(cloud.subscriptions.change(stored, after));
    // What Stripe told while it was asked may have been heard before this: it is fetched once more.
    if (outcome === 'sent' || outcome.code !== 'given-up')
      change.enqueue({ kind: 'sync-subscription', organizationId });
  });
}

function withoutOrder(
  { order, refund, ...standing }: StoredSubscription,
  problem: FailedOrder,
): StoredSubscription {
  const isOpenAgain = refund !== undefined && refund.id === order?.id;
  return { ...standing, ...(isOpenAgain || !refund ? {} : { refund }), problem };
}
