import type { Subscription } from '../../../shared/model/subscription.ts';
import { planInForce } from '../../../shared/plans.ts';
import { graceEndOf, refundableUntil } from '../../domain/billing/paid-subscription.ts';
import type { StoredPlan } from '../../store/plans.ts';
import type { StoredSubscription } from '../../store/subscriptions.ts';

/** An organization's plan and what is paid for it, as its master sees it at `now`. */
export function shownSubscription(
  plan: StoredPlan,
  stored: StoredSubscription | undefined,
  now: Date,
): Subscription {
  const { paid, order, problem } = stored ?? {};
  const running = paid?.status === 'ended' ? undefined : paid;
  return {
    plan: planInForce(plan, now),
    status: statusOf(plan, stored, now),
    subscribedPlan: running?.plan ?? null,
    interval: running?.interval ?? null,
    currency: running?.currency ?? null,
    amount: running?.amount ?? null,
    currentPeriodEnd: running?.periodEnd ?? null,
    cancelAtPeriodEnd: running?.cancelAtPeriodEnd ?? false,
    refundableUntil: refundOpenUntil(stored, now),
    trialEndsAt: isOnTrial(plan, now) ? plan.trialEndsAt : null,
    graceEndsAt: running ? graceEndOf(running) : null,
    hasPortal: stored !== undefined,
    pending: order ? pendingOf(order) : null,
    problem: problem ?? null,
  };
}

function statusOf(
  plan: StoredPlan,
  stored: StoredSubscription | undefined,
  now: Date,
): Subscription['status'] {
  if (plan.name === 'enterprise') return 'active';
  switch (stored?.paid?.status) {
    case 'active':
      return 'active';
    case 'past-due':
      return 'past_due';
    case 'ended':
      return 'canceled';
    case undefined:
      return isOnTrial(plan, now) ? 'trialing' : 'none';
  }
}

const isOnTrial = ({ trialEndsAt }: StoredPlan, now: Date): boolean =>
  trialEndsAt !== null && now.toISOString() < trialEndsAt;

function pendingOf({ kind, plan, interval }: NonNullable<StoredSubscription['order']>) {
  return { kind, ...(plan && { plan }), ...(interval && { interval }) };
}

/** Until when a refund may be asked for: within 30 days of the first payment, once. */
export function refundOpenUntil(stored: StoredSubscription | undefined, now: Date): string | null {
  const { firstPaidAt, refund } = stored ?? {};
  if (firstPaidAt === undefined || refund) return null;
  const until = refundableUntil(firstPaidAt);
  return now.toISOString() < until ? until : null;
}
