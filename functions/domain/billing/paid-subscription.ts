import * as z from 'zod';
import { BillingCurrency, BillingInterval, PaidPlan } from '../../../shared/model/subscription.ts';
import { graceDays, refundDays } from '../../../shared/price-book.ts';

const MS_PER_DAY = 86_400_000;

/** A subscription as Stripe decides it; instants are ISO 8601. */
export const PaidSubscription = z.object({
  id: z.string(),
  /** `past-due`: it goes on, and its latest payment failed. */
  status: z.enum(['active', 'past-due', 'ended']),
  plan: PaidPlan,
  interval: BillingInterval,
  currency: BillingCurrency,
  /** What it costs an interval, in minor units. */
  amount: z.int(),
  createdAt: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  cancelAtPeriodEnd: z.boolean(),
  /** A change waits until somebody confirms its payment; Stripe drops it after 23 hours, or when the period ends. */
  isToConfirm: z.literal(true).optional(),
});
export type PaidSubscription = z.infer<typeof PaidSubscription>;

/**
 * Of a customer's subscriptions the one that counts: the latest that goes on, or else the latest there was. Checkout makes no second one
 * beside one that goes on.
 */
export function subscriptionThatCounts(
  subscriptions: readonly PaidSubscription[],
): PaidSubscription | undefined {
  const latestFirst = subscriptions.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return latestFirst.find(({ status }) => status !== 'ended') ?? latestFirst[0];
}

/** Until when a plan goes on while its payment fails: so many days after the end of what was paid. */
export function graceEndOf({ status, periodStart }: PaidSubscription): string | null {
  return status === 'past-due' ? daysAfter(periodStart, graceDays) : null;
}

/**
 * Until when a subscription gives its plan, whatever Stripe tells later or never: what was paid, and the days of grace where it renews.
 * Undefined once it has ended.
 */
export function paidUntil(subscription: PaidSubscription): string | undefined {
  const { status, periodStart, periodEnd, cancelAtPeriodEnd } = subscription;
  switch (status) {
    case 'active':
      return cancelAtPeriodEnd ? periodEnd : daysAfter(periodEnd, graceDays);
    case 'past-due':
      return daysAfter(periodStart, graceDays);
    case 'ended':
      return undefined;
  }
}

/** Until when a first payment is given back on request. */
export const refundableUntil = (firstPaidAt: string): string => daysAfter(firstPaidAt, refundDays);

/** Days of 24 hours: Stripe counts in seconds. */
const daysAfter = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * MS_PER_DAY).toISOString();
