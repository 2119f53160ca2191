import type { BillingCurrency, BillingInterval } from '../../../shared/price-book.ts';

/*
 * What the local part keeps in the place of Stripe: of each object the members that are asked for here, spelled and measured as Stripe's API
 * has them (seconds since 1970, minor units).
 */

/** What a card does: pays, pays what the person confirms, or is declined. `none`: nobody entered one yet. */
export type Card = 'none' | 'good' | 'secure' | 'declined';

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly name: string;
  readonly email: string;
  card: Card;
  /** What the next payment is lowered by. */
  credit: number;
}

export interface Price {
  readonly id: string;
  readonly object: 'price';
  readonly product: string;
  readonly currency: BillingCurrency;
  readonly unit_amount: number;
  readonly recurring: { readonly interval: BillingInterval };
  lookup_key: string | null;
  active: boolean;
}

export interface Product {
  readonly id: string;
  readonly object: 'product';
  readonly name: string;
}

export interface CheckoutSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly customer: string;
  readonly price: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly url: string;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
}

export interface PortalConfiguration {
  readonly id: string;
  readonly object: 'billing_portal.configuration';
  readonly active: true;
  readonly metadata: Readonly<Record<string, string>>;
  /** Its features as they were asked for, a member of the form each. */
  features: Record<string, string>;
}

export interface PortalSession {
  readonly id: string;
  readonly object: 'billing_portal.session';
  readonly customer: string;
  readonly configuration: string | null;
  readonly return_url: string;
  readonly url: string;
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly customer: string;
  readonly currency: BillingCurrency;
  readonly created: number;
  status: 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  /** Of the payment that is overdue. */
  due: number;
  /** A change whose payment waits to be confirmed. */
  pending_update?: PendingUpdate | null;
  latest_invoice?: { readonly id: string; readonly object: 'invoice'; readonly hosted_invoice_url: string };
  items: { readonly object: 'list'; readonly data: [SubscriptionItem] };
}

interface PendingUpdate {
  readonly expires_at: number;
  readonly price: string;
}

interface SubscriptionItem {
  readonly id: string;
  price: Price;
  current_period_start: number;
  current_period_end: number;
}

export interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly customer: string;
  readonly amount: number;
  readonly currency: BillingCurrency;
  readonly created: number;
  readonly paid: true;
  readonly status: 'succeeded';
  amount_refunded: number;
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: unknown };
}

/** An answer that was given under a key is given again. */
export interface GivenAnswer {
  readonly asked: string;
  readonly status: number;
  readonly body: unknown;
}

export interface StripeState {
  count: number;
  customers: Customer[];
  products: Product[];
  prices: Price[];
  checkouts: CheckoutSession[];
  /** Missing in a state that was kept before there were any. */
  configurations?: PortalConfiguration[];
  portals: PortalSession[];
  subscriptions: Subscription[];
  charges: Charge[];
  /** Those that nobody has acknowledged yet, the oldest first. */
  events: StripeEvent[];
  answers: Record<string, GivenAnswer>;
}

export const emptyState = (): StripeState => ({
  ...{ count: 0, customers: [], products: [], prices: [], checkouts: [], portals: [] },
  ...{ subscriptions: [], charges: [], events: [], answers: {} },
});
