import type Stripe from 'stripe';
import { lookupKeyOf, planOfProduct } from '../../shared/price-book.ts';
import type { PriceChoice } from '../../shared/price-book.ts';
import { BillingCurrency, BillingInterval } from '../../shared/model/subscription.ts';
import type { StoredSubscription } from '../store/subscriptions.ts';
import { portalConfiguration } from './stripe-portal.ts';

type PaidSubscription = NonNullable<StoredSubscription['paid']>;
/** What is to become of a change whose payment fails, and what of it is told. */
type WithPayment = Pick<Stripe.SubscriptionUpdateParams, 'payment_behavior' | 'expand'>;

/** Functions of the API answer within 29 seconds, tries included. */
const MS_MAX = 8_000;
const TRIES_AGAIN = 2;
/** Stripe's largest page; nobody has as many subscriptions or payments of one plan. */
const PAGE = 100;

export interface PaymentsOptions {
  readonly key: string;
  /** Stripe's API. */
  readonly api: string;
  /** Whether Stripe Tax works out the tax of a checkout. */
  readonly hasTax: boolean;
  /** By which requests are sent; Node's own unless told. */
  readonly httpClient?: NonNullable<Stripe.StripeConfig['httpClient']>;
}

/** Where a browser goes on. */
interface Hosted {
  readonly id: string;
  readonly url: string;
}

/**
 * What comes of an order: `declined`: the card; `to-confirm`: the bank wants the person to confirm the payment; `not-possible`: there is
 * nothing any more that it could be done to.
 */
export type OrderOutcome = 'done' | 'declined' | 'to-confirm' | 'not-possible';

/** What comes of a change, and the page on which its payment can be confirmed. */
interface ChangeOutcome {
  readonly outcome: OrderOutcome;
  readonly confirmOn?: string;
}

/**
 * Stripe, as far as Matchbook asks it for anything. What it answers decides nothing: that is fetched anew once a webhook says so. Each write
 * has a key, under which Stripe does it once. Throws where Stripe can't be reached, which whoever asks tries again.
 */
export class Payments {
  readonly #options: PaymentsOptions;
  #client: Promise<Stripe> | undefined;

  constructor(options: PaymentsOptions) {
    this.#options = options;
  }

  /** Makes an organization a customer; its id. */
  async createCustomer(organization: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
  }): Promise<string> {
    const { id, name, email } = organization;
    const stripe = await this.#stripe();
    const customer = await stripe.customers.create(
      { name, email, metadata: { organizationId: id } },
      { idempotencyKey: `customer:${id}:${email}` },
    );
    return customer.id;
  }

  /** Takes a customer away, with card and address; what goes on ends at once, and invoices stay as the law has it. Done already is done. */
  async deleteCustomer(customer: string): Promise<void> {
    const stripe = await this.#stripe();
    try {
      await stripe.customers.del(customer);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  /** Opens a page on which a customer pays for a plan. */
  async openCheckout(
    customer: string,
    choice: PriceChoice,
    pages: { readonly success: string; readonly cancel: string },
  ): Promise<Hosted> {
    const stripe = await this.#stripe();
    const { id, url } = await stripe.checkout.sessions.create({
      ...{ mode: 'subscription', customer, success_url: pages.success, cancel_url: pages.cancel },
      line_items: [{ price: await this.#priceOf(choice), quantity: 1 }],
      allow_promotion_codes: true,
      ...(this.#options.hasTax && {
        automatic_tax: { enabled: true },
        tax_id_collection: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
      }),
    });
    if (url === null) throw new Error(`Stripe gave the checkout ${id} no page.`);
    return { id, url };
  }

  /** Closes such a page, so that nobody pays on it any more; `false` where somebody has. */
  async closeCheckout(id: string): Promise<boolean> {
    const stripe = await this.#stripe();
    try {
      await stripe.checkout.sessions.expire(id);
      return true;
    } catch (error) {
      if (!isRefused(error)) throw error;
      // Only an open page can be closed: it has expired, or it was paid on.
      return (await stripe.checkout.sessions.retrieve(id)).status === 'expired';
    }
  }

  /** The address of the page with a customer's card, invoices and billing address. */
  async openPortal(customer: string, backTo: string): Promise<string> {
    const stripe = await this.#stripe();
    const configuration = await portalConfiguration(stripe);
    const { url } = await stripe.billingPortal.sessions.create({
      ...{ customer, return_url: backTo },
      ...(configuration !== undefined && { configuration }),
    });
    return url;
  }

  /** A customer's subscriptions to our plans as they are now, those that ended too. */
  async subscriptionsOf(customer: string): Promise<PaidSubscription[]> {
    const stripe = await this.#stripe();
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: PAGE });
    return data.flatMap((subscription) => paidSubscription(subscription) ?? []);
  }

  /** When a customer first paid anything; undefined until then. */
  async firstPaidAt(customer: string): Promise<string | undefined> {
    const paid = await this.#paidCharges(customer);
    return paid.map(({ created }) => instantOf(created)).toSorted()[0];
  }

  /**
   * Changes to another plan or interval: the difference is invoiced at once, and where its payment fails nothing changes. Where a bank
   * wants the person to confirm the payment, as European ones may at any, the change waits for that; Stripe drops it after 23 hours, or
   * when the period ends.
   */
  async change(id: string, choice: PriceChoice, key: string): Promise<ChangeOutcome> {
    const price = await this.#priceOf(choice);
    const changed = async (stripe: Stripe, payment: WithPayment, idempotencyKey: string) => {
      const { items } = await stripe.subscriptions.retrieve(id);
      const item = { id: items.data[0]?.id ?? '', price };
      return stripe.subscriptions.update(
        id,
        { items: [item], proration_behavior: 'always_invoice', ...payment },
        { idempotencyKey },
      );
    };
    const outcome = await this.#ordered((stripe) =>
      changed(stripe, { payment_behavior: 'error_if_incomplete' }, key),
    );
    if (outcome !== 'to-confirm') return { outcome };
    let after: Stripe.Subscription | undefined;
    const held = await this.#ordered(async (stripe) => {
      const waiting: WithPayment = { payment_behavior: 'pending_if_incomplete', expand: ['latest_invoice'] };
      after = await changed(stripe, waiting, `${key}:to-confirm`);
    });
    if (held !== 'done' || !after?.pending_update) return { outcome: held };
    const invoice = typeof after.latest_invoice === 'string' ? null : after.latest_invoice;
    const confirmOn = invoice?.hosted_invoice_url;
    return { outcome, ...(confirmOn && { confirmOn }) };
  }

  /** Has a subscription end with the period that is paid. */
  cancel(id: string, key: string): Promise<OrderOutcome> {
    return this.#ordered((stripe) =>
      stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: key }),
    );
  }

  /** Takes that back, also where it was ordered on Stripe's own page, which may name a moment instead. */
  resume(id: string, key: string): Promise<OrderOutcome> {
    return this.#ordered(async (stripe) => {
      const { cancel_at_period_end: byPeriod } = await stripe.subscriptions.retrieve(id);
      await stripe.subscriptions.update(id, byPeriod ? { cancel_at_period_end: false } : { cancel_at: '' }, {
        idempotencyKey: key,
      });
    });
  }

  /** Ends a subscription now. Done already is done. */
  async end(id: string): Promise<void> {
    const stripe = await this.#stripe();
    try {
      await stripe.subscriptions.cancel(id, {}, { idempotencyKey: `end:${id}` });
    } catch (error) {
      if (!isRefused(error)) throw error;
      const { status } = await stripe.subscriptions.retrieve(id);
      if (status !== 'canceled') throw error;
    }
  }

  /** Gives back all that a customer paid. Done again, what is given back already stays so. */
  async refundAll(customer: string, key: string): Promise<void> {
    const stripe = await this.#stripe();
    for (const { id, amount, amount_refunded: returned } of await this.#paidCharges(customer))
      if (returned < amount) await stripe.refunds.create({ charge: id }, { idempotencyKey: `${key}:${id}` });
  }

  async #paidCharges(customer: string): Promise<Stripe.Charge[]> {
    const stripe = await this.#stripe();
    const { data } = await stripe.charges.list({ customer, limit: PAGE });
    return data.filter(({ paid, status, amount }) => paid && status === 'succeeded' && amount > 0);
  }

  async #ordered(order: (stripe: Stripe) => Promise<unknown>): Promise<OrderOutcome> {
    try {
      await order(await this.#stripe());
      return 'done';
    } catch (error) {
      if (isToConfirm(error)) return 'to-confirm';
      if (typeOf(error) === 'StripeCardError') return 'declined';
      if (isRefused(error)) return 'not-possible';
      throw error;
    }
  }

  async #priceOf(choice: PriceChoice): Promise<string> {
    const stripe = await this.#stripe();
    const key = lookupKeyOf(choice);
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const [price] = data;
    if (!price) throw new Error(`Stripe has no price ${key}: run “npm run operator -- prices”.`);
    return price.id;
  }

  #stripe(): Promise<Stripe> {
    this.#client ??= stripeClient(this.#options);
    return this.#client;
  }
}

/** The client of Stripe's API, loaded when it is first asked for: of most functions that is never. */
export async function stripeClient({
  key,
  api,
  httpClient,
}: Pick<PaymentsOptions, 'key' | 'api' | 'httpClient'>): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const { hostname, port, protocol } = new URL(api);
  return new Client(key, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    timeout: MS_MAX,
    maxNetworkRetries: TRIES_AGAIN,
    telemetry: false,
    ...(httpClient && { httpClient }),
  });
}

/** What goes on or has ended. Of one whose first payment never came, and of one that is not to a plan of ours, there is nothing to tell. */
function paidSubscription(subscription: Stripe.Subscription): PaidSubscription | undefined {
  const { id, items, currency, created, ended_at: ended } = subscription;
  const [item] = items.data;
  const status = statusOf(subscription.status);
  if (!item || !status) return undefined;
  const { product, recurring, unit_amount: amount } = item.price;
  const plan = planOfProduct(typeof product === 'string' ? product : product.id);
  if (!plan) return undefined;
  return {
    ...{ id, status, plan, amount: amount ?? 0 },
    interval: BillingInterval.parse(recurring?.interval),
    currency: BillingCurrency.parse(currency),
    createdAt: instantOf(created),
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(ended ?? subscription.cancel_at ?? item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    ...(subscription.pending_update && { isToConfirm: true }),
  };
}

function statusOf(status: Stripe.Subscription['status']): PaidSubscription['status'] | undefined {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
    case 'unpaid':
      return 'past-due';
    case 'canceled':
    case 'paused':
      return 'ended';
    case 'incomplete':
    case 'incomplete_expired':
      return undefined;
  }
}

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** By its name, as Stripe's errors tell themselves apart: their classes are loaded with the client. */
function typeOf(error: unknown): string | undefined {
  return error instanceof Error && 'type' in error ? String(error.type) : undefined;
}

/** Whether a payment fails only because the bank wants the person who pays to confirm it. */
const isToConfirm = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'subscription_payment_intent_requires_action';

/** Whether Stripe knows no such thing, or no more. */
const isMissing = (error: unknown): boolean =>
  isRefused(error) && error instanceof Error && /^No such /.test(error.message);

/** Whether Stripe understood, and says no: the thing is not there, or not in the state for it. */
const isRefused = (error: unknown): boolean => typeOf(error) === 'StripeInvalidRequestError';
