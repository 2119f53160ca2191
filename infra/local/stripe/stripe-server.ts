import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../http/listen.ts';
import { readBody } from '../http/read-body.ts';
import { writeAtomically } from '../state/write-atomically.ts';
import { Declined, StripeAccount } from './stripe-account.ts';
import { answerStripe } from './stripe-api.ts';
import { checkoutPage, invoicePage, portalPage, securePage } from './stripe-pages.ts';
import type { CheckoutSession, PortalSession, StripeState } from './stripe-state.ts';
import { deliverer } from './stripe-webhooks.ts';

const BODY_BYTES_MAX = 100_000;
const MS_BETWEEN_ROUNDS = 1000;

interface StripeOptions {
  /** Where the account is kept. */
  readonly dir: string;
  /** Whose clock it follows: periods end as that is moved. */
  readonly now: () => Date;
  /** Where events are posted, and what they are signed with. */
  readonly webhook: { readonly url: string; readonly secret: string };
}

export interface LocalStripe {
  /** Of its API, and of its pages. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts what stands for Stripe on this machine: its API, its pages, its clock and its webhooks. */
export async function startStripe({ dir, now, webhook }: StripeOptions): Promise<LocalStripe> {
  const file = join(dir, 'stripe.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StripeState) : undefined;
  // Nobody knows the address before it is given below.
  const door = await listen((request, response) => {
    void answer(account, request, response)
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
      .finally(goOn);
  });
  const account = new StripeAccount({ now, pages: door.url, ...(kept && { state: kept }) });
  const { state } = account;
  let saved = JSON.stringify(kept);
  const save = () => {
    const text = JSON.stringify(state);
    if (text !== saved) writeAtomically(file, text);
    saved = text;
  };
  const deliver = deliverer({ state, save }, webhook, now);
  const goOn = () => {
    account.settle();
    save();
    void deliver();
  };
  const rounds = setInterval(goOn, MS_BETWEEN_ROUNDS);
  save();
  return {
    url: door.url,
    stop: async () => {
      clearInterval(rounds);
      await door.stop();
    },
  };
}

async function answer(
  account: StripeAccount,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', 'http://stripe');
  const body = await readBody(request, BODY_BYTES_MAX);
  const form = new URLSearchParams(method === 'POST' ? body?.toString('utf8') : url.searchParams);
  if (!url.pathname.startsWith('/v1/')) {
    answerPage(account, { method, path: url.pathname, form }, response);
    return;
  }
  const key = headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  const reply = headers.authorization?.startsWith('Bearer ')
    ? answerStripe(account, { method, path: url.pathname, form, idempotencyKey })
    : { status: 401, body: { error: { type: 'invalid_request_error', message: 'No API key was given.' } } };
  response.writeHead(reply.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply.body));
}

interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
}

function answerPage(
  account: StripeAccount,
  { method, path, form }: PageRequest,
  response: ServerResponse,
): void {
  const { checkouts, portals } = account.state;
  const [, kind, id] = path.split('/');
  const act = method === 'POST' ? (form.get('act') ?? '') : '';
  const checkout = kind === 'checkout' ? checkouts.find((one) => one.id === id) : undefined;
  const portal = kind === 'portal' ? portals.find((one) => one.id === id) : undefined;
  let shown: string | undefined;
  if (checkout) shown = onCheckout(account, checkout, act);
  if (portal) shown = onPortal(account, portal, act);
  if (kind === 'invoice' && id !== undefined) shown = onInvoice(account, id, act);
  if (shown?.startsWith('http')) response.writeHead(303, { location: shown }).end();
  else
    response
      .writeHead(shown === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(shown ?? 'There is no such page.');
}

/** What a checkout's page shows after a button was pressed, or where it leads on. */
function onCheckout(account: StripeAccount, session: CheckoutSession, act: string): string {
  if (act === '' || session.status !== 'open') return checkoutPage(account, session);
  if (act === 'secure') return securePage(session);
  if (act === 'refused') return checkoutPage(account, session, 'Your bank did not authenticate the payment.');
  try {
    account.payCheckout(
      session,
      act === 'declined' ? act : 'good',
      act === 'fails-later' ? 'declined' : 'good',
    );
    return session.success_url;
  } catch (error) {
    if (error instanceof Declined) return checkoutPage(account, session, error.message);
    throw error;
  }
}

function onInvoice(account: StripeAccount, id: string, act: string): string {
  const held = account.heldBy(id);
  if (held && act === 'confirm') account.confirmPrice(held);
  return invoicePage(account, account.heldBy(id));
}

function onPortal(account: StripeAccount, session: PortalSession, act: string): string {
  if (act === 'card-good') account.enterCard(session.customer, 'good');
  if (act === 'card-secure') account.enterCard(session.customer, 'secure');
  if (act === 'card-declined') account.enterCard(session.customer, 'declined');
  if (act === 'end-period') account.endPeriods(session.customer);
  for (const subscription of account.state.subscriptions)
    if (subscription.customer === session.customer && subscription.status !== 'canceled')
      if (act === 'cancel' || act === 'resume') account.setCancellation(subscription, act === 'cancel');
  return portalPage(account, session);
}
