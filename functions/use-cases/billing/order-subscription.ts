import { randomUUID } from 'node:crypto';
import type { OrderKind, Subscription } from '../../../shared/model/subscription.ts';
import type { Act } from '../../../shared/audit-acts.ts';
import { planNames } from '../../../shared/price-book.ts';
import type { PaidSubscription } from '../../domain/billing/paid-subscription.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredSubscription, SubscriptionOrder } from '../../store/subscriptions.ts';
import { getSubscription } from './get-subscription.ts';

export type OrderParts = Pick<Cloud, 'change' | 'plans' | 'subscriptions' | 'now'>;

/** What is asked of a subscription. */
interface Wish {
  readonly act: Act;
  readonly kind: OrderKind;
  /** Made by the browser where it makes one. */
  readonly id?: string;
  readonly to?: Pick<SubscriptionOrder, 'plan' | 'interval'>;
  /** Whether it is so already, or why it can't be. */
  readonly check: (paid: PaidSubscription, stored: StoredSubscription) => 'already' | 'possible' | Refusal;
}

/**
 * Notes what is asked of a subscription that goes on, with the message that has Stripe asked: it is carried out once, whatever breaks off
 * between. One thing is asked at a time; the same asked again changes nothing.
 */
export async function orderSubscription(
  { act, kind, id = randomUUID(), to = {}, check }: Wish,
  caller: Caller,
  cloud: OrderParts,
): Promise<Subscription | Refusal> {
  const { organizationId } = caller;
  const outcome = await cloud.change(caller, act, async (change) => {
    const stored = await cloud.subscriptions.of(organizationId);
    const { paid, order } = stored ?? {};
    if (!stored || !paid) return refuse('wrong-state', { because: { code: 'never-subscribed' } });
    if (order) return isSame(order, { kind, ...to }) ? undefined : refuse('wrong-state', ONE_AT_A_TIME);
    const checked = check(paid, stored);
    if (isRefusal(checked)) return checked;
    if (checked === 'already') return undefined;
    const { problem: _, ...standing } = stored;
    const asked: SubscriptionOrder = { id, kind, ...to, at: change.at, status: 'waiting' };
    const refund = kind === 'refund' ? { refund: { id, at: change.at } } : {};
    change.about({ id: paid.id, name: planNames[to.plan ?? paid.plan] });
    change.put(cloud.subscriptions.change(stored, { ...standing, ...refund, order: asked }));
    change.enqueue({ kind: 'carry-out-order', organizationId, orderId: id });
    return undefined;
  });
  return isRefusal(outcome) ? outcome : getSubscription(caller, cloud);
}

const ONE_AT_A_TIME = { because: { code: 'order-under-way' } } as const;
const HAS_ENDED = { because: { code: 'subscription-ended' } } as const;

const isSame = (
  { kind, plan, interval }: SubscriptionOrder,
  wish: Pick<SubscriptionOrder, 'kind' | 'plan' | 'interval'>,
): boolean => kind === wish.kind && plan === wish.plan && interval === wish.interval;

/** Refused of what has ended: it can be subscribed to anew. */
export const goesOn = ({ status }: PaidSubscription): Refusal | undefined =>
  status === 'ended' ? refuse('wrong-state', HAS_ENDED) : undefined;
