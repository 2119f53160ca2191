import {
  allPrices,
  lookupKeyOf,
  paidPlans,
  planNames,
  priceOf,
  productIdOf,
} from '../../../shared/price-book.ts';
import { emptyState } from './stripe-state.ts';
import type {
  Card,
  CheckoutSession,
  Customer,
  PortalConfiguration,
  Price,
  StripeState,
  Subscription,
} from './stripe-state.ts';

const CHECKOUT_SECONDS = 86_400;
/** How long a change waits for its payment to be confirmed. */
const PENDING_SECONDS = 23 * 3600;

/** A payment that a card was declined for. */
export class Declined extends Error {}

/** A payment that a card makes once the person who pays confirms it. */
export class ToConfirm extends Declined {}

/**
 * A Stripe account with what Matchbook uses of it: people pay on its pages, periods end as its clock goes on, and of each change an event
 * waits to be told. It keeps money right: nothing is charged twice, and nothing is in force that no card paid for.
 */
export class StripeAccount {
  readonly state: StripeState;
  readonly #now: () => Date;
  readonly #pages: string;

  /** `pages`: where its pages are. A new account has the prices of the price book. */
  constructor({ now, pages, state }: { now: () => Date; pages: string; state?: StripeState }) {
    this.#now = now;
    this.#pages = pages;
    this.state = state ?? emptyState();
    if (this.state.products.length === 0) this.#stock();
  }

  seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  newId(kind: string): string {
    this.state.count += 1;
    return `${kind}_${String(this.state.count).padStart(8, '0')}`;
  }

  tell(type: string, object: unknown): void {
    const told = structuredClone(object);
    const event = { id: this.newId('evt'), object: 'event', type, created: this.seconds() } as const;
    this.state.events.push({ ...event, data: { object: told } });
  }

  addCustomer(name: string, email: string): Customer {
    const customer: Customer = {
      ...{ id: this.newId('cus'), object: 'customer', name, email },
      ...{ card: 'none', credit: 0 },
    };
    this.state.customers.push(customer);
    return customer;
  }

  /** Takes a customer away with their card: their subscriptions end at once, and what they paid stays on record. */
  removeCustomer(id: string): void {
    const customer = this.customer(id);
    for (const subscription of this.state.subscriptions)
      if (subscription.customer === id && subscription.status !== 'canceled') this.end(subscription);
    for (const session of this.state.checkouts)
      if (session.customer === id && session.status === 'open') session.status = 'expired';
    this.state.customers = this.state.customers.filter((one) => one !== customer);
    this.tell('customer.deleted', customer);
  }

  openCheckout(
    wanted: Pick<CheckoutSession, 'customer' | 'price' | 'success_url' | 'cancel_url'>,
  ): CheckoutSession {
    const id = this.newId('cs_test');
    const url = `${this.#pages}/checkout/${id}`;
    const expires = this.seconds() + CHECKOUT_SECONDS;
    const session: CheckoutSession = {
      ...{ id, object: 'checkout.session', ...wanted, url, expires_at: expires },
      status: 'open',
    };
    this.state.checkouts.push(session);
    return session;
  }

  get configurations(): PortalConfiguration[] {
    return (this.state.configurations ??= []);
  }

  openPortal(customer: string, backTo: string, configuration: string | null) {
    const id = this.newId('bps');
    const url = `${this.#pages}/portal/${id}`;
    const session = {
      ...({ id, object: 'billing_portal.session', customer, configuration } as const),
      ...{ return_url: backTo, url },
    };
    this.state.portals.push(session);
    return session;
  }

  /** Somebody pays on the page of a checkout with a card; throws `Declined`, and the page stays open. */
  payCheckout(session: CheckoutSession, card: Card, laterCard: Card = card): Subscription {
    this.settle();
    if (session.status !== 'open') throw new Error(`The checkout is ${session.status}.`);
    const customer = this.customer(session.customer);
    const price = this.price(session.price);
    customer.card = card;
    this.#charge(customer, price.unit_amount, price);
    customer.card = laterCard;
    session.status = 'complete';
    const subscription = this.#subscribe(customer, price);
    this.tell('checkout.session.completed', session);
    this.tell('customer.subscription.created', subscription);
    this.tell('invoice.paid', { object: 'invoice', customer: customer.id });
    return subscription;
  }

  expireCheckout(session: CheckoutSession): boolean {
    this.settle();
    if (session.status !== 'open') return false;
    session.status = 'expired';
    this.tell('checkout.session.expired', session);
    return true;
  }

  /**
   * Changes the price: what the rest of the period costs more is charged at once, or kept as a credit where it costs less. Throws
   * `ToConfirm` where the card pays only what somebody confirmed.
   */
  changePrice(subscription: Subscription, price: Price, isConfirmed = false): void {
    subscription.pending_update = null;
    const [item] = subscription.items.data;
    const now = this.seconds();
    const isSameInterval = item.price.recurring.interval === price.recurring.interval;
    const length = item.current_period_end - item.current_period_start;
    const left = length === 0 ? 0 : (item.current_period_end - now) / length;
    const unused = Math.round(item.price.unit_amount * left);
    const wanted = isSameInterval ? Math.round(price.unit_amount * left) : price.unit_amount;
    const customer = this.customer(subscription.customer);
    if (wanted > unused) this.#charge(customer, wanted - unused, price, { isConfirmed });
    else customer.credit += unused - wanted;
    item.price = price;
    if (!isSameInterval) {
      item.current_period_start = now;
      item.current_period_end = after(now, price);
    }
    this.tell('customer.subscription.updated', subscription);
  }

  /** Has a change wait until its payment is confirmed on a page, for 23 hours. */
  holdPrice(subscription: Subscription, price: Price): void {
    const id = this.newId('in');
    subscription.pending_update = { expires_at: this.seconds() + PENDING_SECONDS, price: price.id };
    subscription.latest_invoice = {
      ...{ id, object: 'invoice', hosted_invoice_url: `${this.#pages}/invoice/${id}` },
    };
    this.tell('customer.subscription.updated', subscription);
  }

  /** The subscription whose change waits for the payment of an invoice. */
  heldBy(invoiceId: string): Subscription | undefined {
    this.settle();
    return this.state.subscriptions.find(
      ({ pending_update: waiting, latest_invoice: invoice }) => waiting && invoice?.id === invoiceId,
    );
  }

  /** Somebody confirms that payment. */
  confirmPrice(subscription: Subscription): void {
    const { pending_update: waiting } = subscription;
    if (!waiting) throw new Error('Nothing waits to be confirmed.');
    this.changePrice(subscription, this.price(waiting.price), true);
    this.tell('invoice.paid', { object: 'invoice', customer: subscription.customer });
  }

  setCancellation(subscription: Subscription, isCanceled: boolean): void {
    subscription.cancel_at_period_end = isCanceled;
    subscription.cancel_at = isCanceled ? subscription.items.data[0].current_period_end : null;
    this.tell('customer.subscription.updated', subscription);
  }

  end(subscription: Subscription, at = this.seconds()): void {
    Object.assign(subscription, {
      ...{ status: 'canceled', ended_at: at, cancel_at: null, pending_update: null },
    });
    this.tell('customer.subscription.deleted', subscription);
  }

  refund(chargeId: string): { id: string; object: 'refund'; charge: string; amount: number } {
    const charge = this.state.charges.find(({ id }) => id === chargeId);
    if (!charge || charge.amount_refunded === charge.amount) throw new Error('Nothing to refund.');
    const amount = charge.amount - charge.amount_refunded;
    charge.amount_refunded = charge.amount;
    this.tell('charge.refunded', charge);
    return { id: this.newId('re'), object: 'refund', charge: chargeId, amount };
  }

  /** Somebody enters another card; what is overdue is tried with it at once. */
  enterCard(customerId: string, card: Card): void {
    const customer = this.customer(customerId);
    customer.card = card;
    for (const subscription of this.state.subscriptions)
      if (subscription.customer === customerId && subscription.status === 'past_due')
        this.#retry(subscription);
  }

  /** Does what the time that passed has due: renewals, their failures, and the ends of canceled periods. */
  settle(): void {
    const now = this.seconds();
    for (const session of this.state.checkouts)
      if (session.status === 'open' && session.expires_at <= now) session.status = 'expired';
    for (const subscription of this.state.subscriptions) {
      if (subscription.pending_update && subscription.pending_update.expires_at <= now) {
        subscription.pending_update = null;
        this.tell('customer.subscription.pending_update_expired', subscription);
      }
      while (subscription.status === 'active' && subscription.items.data[0].current_period_end <= now)
        this.#renew(subscription);
    }
  }

  /** Ends the periods of a customer now, as a test clock of Stripe's would: what is canceled ends, everything else is paid for anew. */
  endPeriods(customerId: string): void {
    for (const { customer, items } of this.state.subscriptions)
      if (customer === customerId) items.data[0].current_period_end = this.seconds();
    this.settle();
  }

  customer(id: string): Customer {
    return known(this.state.customers, id);
  }

  price(id: string): Price {
    return known(this.state.prices, id);
  }

  #renew(subscription: Subscription): void {
    const [item] = subscription.items.data;
    const start = item.current_period_end;
    if (subscription.cancel_at_period_end) {
      this.end(subscription, start);
      return;
    }
    item.current_period_start = start;
    item.current_period_end = after(start, item.price);
    subscription.due = item.price.unit_amount;
    this.#retry(subscription, start);
  }

  #retry(subscription: Subscription, at = this.seconds()): void {
    const [{ price }] = subscription.items.data;
    const customer = this.customer(subscription.customer);
    const invoice = { object: 'invoice', customer: customer.id };
    try {
      this.#charge(customer, subscription.due, price, { at });
      subscription.due = 0;
      subscription.status = 'active';
      this.tell('invoice.paid', invoice);
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      subscription.status = 'past_due';
      this.tell('invoice.payment_failed', invoice);
    }
    this.tell('customer.subscription.updated', subscription);
  }

  #charge(
    customer: Customer,
    wanted: number,
    { currency }: Price,
    { at = this.seconds(), isConfirmed = false } = {},
  ): void {
    const amount = Math.max(0, wanted - customer.credit);
    if (amount > 0 && customer.card === 'secure' && !isConfirmed)
      throw new ToConfirm('This payment requires additional user action.');
    if (amount > 0 && customer.card !== 'good' && customer.card !== 'secure')
      throw new Declined('Your card was declined.');
    customer.credit -= wanted - amount;
    if (amount === 0) return;
    this.state.charges.push({
      ...{ id: this.newId('ch'), object: 'charge', customer: customer.id, amount, currency },
      ...{ created: at, paid: true, status: 'succeeded', amount_refunded: 0 },
    });
  }

  #subscribe({ id: customer }: Customer, price: Price): Subscription {
    const now = this.seconds();
    const item = {
      id: this.newId('si'),
      price,
      current_period_start: now,
      current_period_end: after(now, price),
    };
    const subscription: Subscription = {
      ...{ id: this.newId('sub'), object: 'subscription', customer, currency: price.currency, created: now },
      ...{ status: 'active', cancel_at_period_end: false, cancel_at: null, ended_at: null, due: 0 },
      items: { object: 'list', data: [item] },
    };
    this.state.subscriptions.push(subscription);
    return subscription;
  }

  #stock(): void {
    for (const plan of paidPlans)
      this.state.products.push({ id: productIdOf(plan), object: 'product', name: planNames[plan] });
    for (const choice of allPrices)
      this.state.prices.push({
        ...{ id: this.newId('price'), object: 'price', product: productIdOf(choice.plan), active: true },
        ...{ currency: choice.currency, unit_amount: priceOf(choice), lookup_key: lookupKeyOf(choice) },
        recurring: { interval: choice.interval },
      });
  }
}

/** One interval later: the same day of the next month or year, or its last day where that is shorter. */
function after(seconds: number, { recurring: { interval } }: Price): number {
  const from = new Date(seconds * 1000);
  const months = interval === 'month' ? 1 : 12;
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

function known<T extends { readonly id: string }>(things: readonly T[], id: string): T {
  const found = things.find((one) => one.id === id);
  if (!found) throw new Error(`No such thing: ${id}`);
  return found;
}
