import { billingPath } from './paths.ts';
import { billingIntervals, paidPlans } from './price-book.ts';
import type { BillingInterval, PaidPlan } from './price-book.ts';

/** What somebody chose on the pricing page. */
export interface WantedPlan {
  readonly plan: PaidPlan;
  readonly interval: BillingInterval;
}

/** Where a plan that was chosen elsewhere is subscribed to. */
export const subscribePath = ({ plan, interval }: WantedPlan): string =>
  `${billingPath}&plan=${plan}&interval=${interval}`;

/** The plan that an address of Billing names; undefined where it names none. */
export function wantedPlanIn(search: string): WantedPlan | undefined {
  const named = new URLSearchParams(search);
  const plan = paidPlans.find((one) => one === named.get('plan'));
  const interval = billingIntervals.find((one) => one === named.get('interval')) ?? 'month';
  return plan && { plan, interval };
}
