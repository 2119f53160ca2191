import * as z from 'zod';
import { billingCurrencies, billingIntervals, paidPlans } from '../price-book.ts';
import { Id, Instant } from './common.ts';
import { Plan } from './organization.ts';

export const PaidPlan = z.enum(paidPlans);
export const BillingInterval = z.enum(billingIntervals);
export const BillingCurrency = z.enum(billingCurrencies);

/** What a person wants to pay for; what that costs is never asked of them. */
export const WantedCheckout = z.strictObject({
  plan: PaidPlan,
  interval: BillingInterval,
  currency: BillingCurrency,
});
export type WantedCheckout = z.infer<typeof WantedCheckout>;

/** To what a subscription is changed; its currency stays. */
export const SubscriptionChange = z.strictObject({ plan: PaidPlan, interval: BillingInterval });
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

/** Made by the browser, so that a refund asked for again is the same one. */
export const WantedRefund = z.strictObject({ id: Id });
export type WantedRefund = z.infer<typeof WantedRefund>;

/** Where a browser goes on: a page of Stripe's. */
export const HostedPage = z.object({ url: z.url() });
export type HostedPage = z.infer<typeof HostedPage>;

/** What can be asked of a subscription that is paid for. */
const orderKinds = ['change', 'cancel', 'resume', 'refund'] as const;
export const OrderKind = z.enum(orderKinds);
export type OrderKind = z.infer<typeof OrderKind>;

/**
 * Why what was asked for did not happen: the card was declined, its bank wants the person to confirm the payment, Stripe could not be
 * reached for long, or the subscription had ended.
 */
const orderProblems = ['declined', 'to-confirm', 'given-up', 'not-possible'] as const;
export const OrderProblem = z.enum(orderProblems);
export type OrderProblem = z.infer<typeof OrderProblem>;

/** What was asked for last and did not come about; `confirmOn`: Stripe's page on which a payment is confirmed that its bank wants to be. */
export const FailedOrder = z.object({ kind: OrderKind, code: OrderProblem, confirmOn: z.url().optional() });
export type FailedOrder = z.infer<typeof FailedOrder>;

/** An organization's plan, and what is paid for it. */
export const Subscription = z.object({
  /** In force now. */
  plan: Plan,
  /**
   * `none`: never paid for, on Starter. `trialing`: the trial of Professional. `past_due`: a payment failed, and the plan goes on until
   * `graceEndsAt`. `canceled`: it was paid for and has ended. Enterprise is `active` without an interval.
   */
  status: z.enum(['none', 'trialing', 'active', 'past_due', 'canceled']),
  /**
   * The plan that is subscribed to; null without a subscription that goes on. It differs from `plan` where a payment is overdue for too
   * long, or for Enterprise.
   */
  subscribedPlan: PaidPlan.nullable(),
  interval: BillingInterval.nullable(),
  currency: BillingCurrency.nullable(),
  /** What it costs an interval, in minor units, before tax and discounts. */
  amount: z.int().nullable(),
  currentPeriodEnd: Instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Until when a refund may be asked for; null when not. */
  refundableUntil: Instant.nullable(),
  trialEndsAt: Instant.nullable(),
  graceEndsAt: Instant.nullable(),
  /** Whether Stripe's portal opens: there was a checkout. */
  hasPortal: z.boolean(),
  /** What was asked for and has not come about yet. */
  pending: z
    .object({ kind: OrderKind, plan: PaidPlan.optional(), interval: BillingInterval.optional() })
    .nullable(),
  problem: FailedOrder.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;
