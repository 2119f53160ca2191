import { Declined, ToConfirm, type StripeAccount } from './stripe-account.ts';
import type { Price, Subscription } from './stripe-state.ts';

/** A request as Stripe's client sends it: a form, in the query or the body. */
export interface StripeRequest {
  readonly method: string;
  /** Within the API: `/v1/customers`. */
  readonly path: string;
  readonly form: URLSearchParams;
  readonly idempotencyKey?: string | undefined;
}

export interface StripeReply {
  readonly status: number;
  readonly body: unknown;
}

type Answer = (account: StripeAccount, form: URLSearchParams, id: string) => unknown;

/** The endpoints that Matchbook calls, and no other. */
const endpoints: Readonly<Record<string, Answer>> = {
  'POST /v1/customers': (account, form) => account.addCustomer(text(form, 'name'), text(form, 'email')),
  'DELETE /v1/customers/:id': (account, _, id) => {
    account.removeCustomer(id);
    return { id, object: 'customer', deleted: true };
  },
  'GET /v1/prices': ({ state }, form) => {
    const keys = form.getAll('lookup_keys[]').concat(form.getAll('lookup_keys[0]'));
    return list(state.prices.filter(({ active, lookup_key: key }) => active && keys.includes(key ?? '')));
  },
  'POST /v1/prices': addPrice,
  'POST /v1/prices/:id': (account, form, id) => {
    const price = account.price(id);
    if (form.has('active')) price.active = form.get('active') === 'true';
    return price;
  },
  'GET /v1/products/:id': ({ state }, _, id) => state.products.find((one) => one.id === id) ?? missing(id),
  'POST /v1/products': ({ state }, form) => {
    const product = { id: text(form, 'id'), object: 'product', name: text(form, 'name') } as const;
    state.products.push(product);
    return product;
  },
  'POST /v1/checkout/sessions': (account, form) =>
    account.openCheckout({
      customer: account.customer(text(form, 'customer')).id,
      price: account.price(text(form, 'line_items[0][price]')).id,
      success_url: text(form, 'success_url'),
      cancel_url: text(form, 'cancel_url'),
    }),
  'GET /v1/checkout/sessions/:id': (account, _, id) => checkout(account, id),
  'POST /v1/checkout/sessions/:id/expire': (account, _, id) => {
    const session = checkout(account, id);
    if (!account.expireCheckout(session)) refuse('Only open sessions can be expired.');
    return session;
  },
  'POST /v1/billing_portal/sessions': (account, form) =>
    account.openPortal(
      account.customer(text(form, 'customer')).id,
      text(form, 'return_url'),
      form.get('configuration'),
    ),
  'GET /v1/billing_portal/configurations': ({ configurations }) => list(configurations),
  'POST /v1/billing_portal/configurations': (account, form) => {
    const configuration = {
      ...({ id: account.newId('bpc'), object: 'billing_portal.configuration', active: true } as const),
      ...{ metadata: { matchbook: text(form, 'metadata[matchbook]') }, features: members(form, 'features') },
    };
    account.configurations.push(configuration);
    return configuration;
  },
  'POST /v1/billing_portal/configurations/:id': ({ configurations }, form, id) => {
    const found = configurations.find((one) => one.id === id) ?? missing(id);
    found.features = { ...found.features, ...members(form, 'features') };
    return found;
  },
  'GET /v1/subscriptions': ({ state }, form) =>
    list(state.subscriptions.filter(({ customer }) => customer === form.get('customer'))),
  'GET /v1/subscriptions/:id': (account, _, id) => subscription(account, id),
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': (account, _, id) => {
    const found = subscription(account, id);
    if (found.status === 'canceled') missing(id);
    account.end(found);
    return found;
  },
  'GET /v1/charges': ({ state }, form) =>
    list(state.charges.filter(({ customer }) => customer === form.get('customer'))),
  'POST /v1/refunds': (account, form) => account.refund(text(form, 'charge')),
};

const patterns = Object.entries(endpoints).map(([route, answer]) => {
  const [method, path = ''] = route.split(' ');
  return { method, pattern: new RegExp(`^${path.replace(':id', '(?<id>[^/]+)')}$`), answer };
});

/** Answers a request as Stripe does; under a key that was answered before, the same again. */
export function answerStripe(account: StripeAccount, request: StripeRequest): StripeReply {
  const { method, path, form, idempotencyKey: key } = request;
  const asked = `${method} ${path} ${form.toString()}`;
  const given = key === undefined ? undefined : account.state.answers[key];
  if (given && given.asked !== asked)
    return problem(400, 'idempotency_error', 'Keys for idempotent requests are for the same parameters.');
  if (given) return given;
  const reply = answer(account, request);
  if (key !== undefined && method === 'POST') account.state.answers[key] = { asked, ...reply };
  return reply;
}

function answer(account: StripeAccount, { method, path, form }: StripeRequest): StripeReply {
  const found = patterns.find((one) => one.method === method && one.pattern.test(path));
  if (!found) return problem(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
  account.settle();
  try {
    const body = found.answer(account, form, found.pattern.exec(path)?.groups?.['id'] ?? '');
    return { status: 200, body: structuredClone(body) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ToConfirm)
      return problem(402, 'card_error', message, 'subscription_payment_intent_requires_action');
    return error instanceof Declined
      ? problem(402, 'card_error', message, 'card_declined')
      : problem(400, 'invalid_request_error', message);
  }
}

function updateSubscription(account: StripeAccount, form: URLSearchParams, id: string): unknown {
  const found = subscription(account, id);
  if (found.status === 'canceled') refuse('A canceled subscription can only update its metadata.');
  const price = form.get('items[0][price]');
  if (price !== null) changePrice(account, found, form);
  const cancel = form.get('cancel_at_period_end');
  if (cancel !== null) account.setCancellation(found, cancel === 'true');
  if (form.get('cancel_at') === '') account.setCancellation(found, false);
  const { latest_invoice: invoice } = found;
  return { ...found, latest_invoice: form.get('expand[0]') === 'latest_invoice' ? invoice : invoice?.id };
}

function changePrice(account: StripeAccount, found: Subscription, form: URLSearchParams): void {
  const price = account.price(text(form, 'items[0][price]'));
  try {
    account.changePrice(found, price);
  } catch (error) {
    const waits = form.get('payment_behavior') === 'pending_if_incomplete';
    if (!(error instanceof ToConfirm && waits)) throw error;
    account.holdPrice(found, price);
  }
}

/** With `transfer_lookup_key` the key goes on from the price that had it. */
function addPrice(account: StripeAccount, form: URLSearchParams): Price {
  const key = text(form, 'lookup_key');
  const before = account.state.prices.find((price) => price.lookup_key === key);
  if (before && form.get('transfer_lookup_key') !== 'true') refuse('A price already uses that lookup key.');
  if (before) before.lookup_key = null;
  const price: Price = {
    ...{ id: account.newId('price'), object: 'price', product: text(form, 'product'), active: true },
    currency: text(form, 'currency') as Price['currency'],
    unit_amount: Number(text(form, 'unit_amount')),
    lookup_key: key,
    recurring: { interval: text(form, 'recurring[interval]') as Price['recurring']['interval'] },
  };
  account.state.prices.push(price);
  return price;
}

/** The members of an object of a form, by the rest of their names. */
function members(form: URLSearchParams, name: string): Record<string, string> {
  const own = [...form].filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(name.length), value]));
}

const checkout = ({ state }: StripeAccount, wanted: string) =>
  state.checkouts.find(({ id }) => id === wanted) ?? missing(wanted);
const subscription = ({ state }: StripeAccount, wanted: string) =>
  state.subscriptions.find(({ id }) => id === wanted) ?? missing(wanted);

/** Newest first, as all of Stripe's lists. */
const list = (data: readonly object[]) => ({ object: 'list', data: data.toReversed(), has_more: false });

function text(form: URLSearchParams, name: string): string {
  return form.get(name) ?? refuse(`Missing required param: ${name}.`);
}

function refuse(message: string): never {
  throw new Error(message);
}
const missing = (id: string): never => refuse(`No such thing: '${id}'`);

const problem = (status: number, type: string, message: string, code?: string): StripeReply => ({
  status,
  body: { error: { type, message, ...(code === undefined ? {} : { code }) } },
});
