import { isDeepStrictEqual } from 'node:util';
import { hasMoreDocuments, planInForce } from '../../../shared/plans.ts';
import { planNames } from '../../../shared/price-book.ts';
import { graceEndOf, paidUntil, subscriptionThatCounts } from '../../domain/billing/paid-subscription.ts';
import type { PaidSubscription } from '../../domain/billing/paid-subscription.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { endWhileClosing } from './end-while-closing.ts';
import type { Change } from '../../store/change.ts';
import type { StoredPlan } from '../../store/plans.ts';
import type { StoredSubscription } from '../../store/subscriptions.ts';

type Parts = Pick<Cloud, 'change' | 'plans' | 'subscriptions' | 'organizations' | 'payments' | 'now'>;

/**
 * Fetches how a subscription stands at Stripe and keeps that, with the plan that follows from it. Fetched within the unit of work: where
 * somebody kept something newer meanwhile it is fetched again, so that no older state ever comes last. What is overdue for longer than its
 * grace is ended at Stripe, which tells of that in its turn.
 */
export async function syncSubscription(organizationId: string, cloud: Parts): Promise<void> {
  const { payments } = cloud;
  if (!payments) throw new Error('Stripe tells of payments, and there is no key to ask it by.');
  const paid = await cloud.change(
    { organizationId, system: 'sync-subscription' },
    'subscription-changed',
    async (change) => {
      const before = await cloud.subscriptions.of(organizationId);
      if (!before) return undefined;
      const after = await fetched(before, payments);
      await keep(change, before, after, cloud);
      return after.paid;
    },
  );
  const graceEnd = paid && graceEndOf(paid);
  if (paid && graceEnd && graceEnd <= cloud.now().toISOString()) await payments.end(paid.id);
  await endWhileClosing(organizationId, cloud);
}

/** What is kept of a subscription, as it stands at Stripe just now. */
async function fetched(
  before: StoredSubscription,
  payments: NonNullable<Cloud['payments']>,
): Promise<StoredSubscription> {
  const { customerId } = before;
  const found = subscriptionThatCounts(await payments.subscriptionsOf(customerId));
  const paid = found ?? before.paid;
  const firstPaidAt = before.firstPaidAt ?? (paid && (await payments.firstPaidAt(customerId)));
  const { order, checkoutId, problem, ...standing } = before;
  // Confirmed, dropped by Stripe, or followed by another change: there is nothing to confirm any more.
  const isSettled = problem?.code === 'to-confirm' && found?.isToConfirm !== true;
  return {
    ...standing,
    ...(problem && !isSettled && { problem }),
    // What Stripe had taken before it was asked is in what it answers.
    ...(order?.status === 'waiting' && { order }),
    // A subscription that was not there before comes from the page that was open.
    ...(checkoutId !== undefined && paid?.id === before.paid?.id && { checkoutId }),
    ...(paid && { paid }),
    ...(firstPaidAt !== undefined && { firstPaidAt }),
  };
}

async function keep(
  change: Change,
  before: StoredSubscription,
  after: StoredSubscription,
  { plans, subscriptions }: Pick<Cloud, 'plans' | 'subscriptions'>,
): Promise<void> {
  const { paid } = after;
  const plan = await plans.of(before.organizationId);
  const following = paid ? planFrom(plan, paid) : plan;
  if (isDeepStrictEqual(after, before) && isDeepStrictEqual(following, plan)) return;
  if (paid) change.about({ id: paid.id, name: planNames[paid.plan] }, changedFields(before.paid, paid));
  change.put(subscriptions.change(before, after));
  if (!isDeepStrictEqual(following, plan)) {
    change.put(plans.change(plan, following));
    readWhatWaited(change, plan, following);
  }
  tell(change, before.paid, paid);
}

/** The plan that follows from what is paid; Enterprise is agreed on with people, and stays. */
export function planFrom(plan: StoredPlan, paid: PaidSubscription): StoredPlan {
  if (plan.name === 'enterprise') return plan;
  const { organizationId } = plan;
  const until = paidUntil(paid);
  return until === undefined
    ? { organizationId, name: 'starter', trialEndsAt: null }
    : {
        ...{ organizationId, name: paid.plan, trialEndsAt: null, paidUntil: until },
        ...(paid.status === 'past-due' && { isOverdue: true }),
      };
}

/** Has documents read that waited for room, where another plan has more of it. */
export function readWhatWaited(change: Change, before: StoredPlan, after: StoredPlan): void {
  const now = new Date(change.at);
  if (hasMoreDocuments(planInForce(after, now), planInForce(before, now)))
    change.enqueue({ kind: 'read-waiting', organizationId: after.organizationId });
}

const changedFields = (before: PaidSubscription | undefined, after: PaidSubscription): string[] =>
  (['plan', 'interval', 'status', 'cancelAtPeriodEnd'] as const).filter(
    (field) => before?.[field] !== after[field],
  );

/** Tells the master of a payment that failed, with the last day that the plan goes on, and of the end of a plan. */
function tell(
  change: Change,
  before: PaidSubscription | undefined,
  after: PaidSubscription | undefined,
): void {
  if (!after || before?.status === after.status) return;
  const { id: aboutId, plan } = after;
  const name = planNames[plan];
  const graceEnd = graceEndOf(after);
  if (graceEnd !== null)
    change.notify({
      kind: 'payment-failed',
      aboutId,
      name,
      day: graceEnd.slice(0, 10),
      once: after.periodStart,
    });
  if (after.status === 'ended' && before) change.notify({ kind: 'plan-ended', aboutId, name });
}
