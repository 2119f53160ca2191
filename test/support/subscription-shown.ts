import type { Subscription } from '../../shared/model/subscription.ts';

/** Of books that were never paid for. */
export const neverPaid: Subscription = {
  plan: 'starter',
  status: 'none',
  subscribedPlan: null,
  interval: null,
  currency: null,
  amount: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  refundableUntil: null,
  trialEndsAt: null,
  graceEndsAt: null,
  hasPortal: false,
  pending: null,
  problem: null,
};

/** Professional by the month, paid for until the middle of December. */
export const active: Subscription = {
  ...neverPaid,
  plan: 'professional',
  status: 'active',
  subscribedPlan: 'professional',
  interval: 'month',
  currency: 'cad',
  amount: 800,
  currentPeriodEnd: '2026-12-15T15:00:00.000Z',
  hasPortal: true,
};
