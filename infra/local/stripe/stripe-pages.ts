import { decimalFromMinor } from '../../../shared/money.ts';
import type { StripeAccount } from './stripe-account.ts';
import type { CheckoutSession, PortalSession, Price, Subscription } from './stripe-state.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent); }
  html { background: light-dark(#fff, #121212); color: light-dark(#121212, #f0f0f0); }
  body { max-width: 32rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  a { color: light-dark(#0b57d0, #8ab4f8); }
  h1 { font-size: 1.5rem; margin: 0 0 .5rem; } p { margin: .25rem 0 1rem; }
  form { display: grid; gap: .5rem; margin: 1rem 0; }
  button { font: inherit; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; text-align: start; }
  [role=alert] { border-left: 4px solid #c5221f; padding-left: .75rem; }
  .quiet { opacity: .75; font-size: .875rem; }`;

/** The page on which a plan is paid for, with a card for each thing that can happen. */
export function checkoutPage(account: StripeAccount, session: CheckoutSession, problem = ''): string {
  if (session.status !== 'open')
    return page(
      'Checkout',
      `<h1>This checkout is ${session.status}</h1>${linkTo(session.cancel_url, 'Back')}`,
    );
  const price = account.price(session.price);
  return page(
    'Checkout',
    `<h1>Subscribe to ${escaped(productOf(account, price))}</h1>
<p>${priceOf(price)}</p>
${problem === '' ? '' : `<p role="alert">${escaped(problem)}</p>`}
${form(`/checkout/${session.id}`, {
  good: 'Pay',
  secure: 'Pay with a card that asks for 3-D Secure',
  declined: 'Pay with a card that is declined',
  'fails-later': 'Pay with a card that fails at the next payment',
})}
${linkTo(session.cancel_url, 'Back')}`,
  );
}

/** What a bank asks before it lets a card pay. */
export const securePage = (session: CheckoutSession): string =>
  page(
    '3-D Secure',
    `<h1>Your bank asks whether this is you</h1>
${form(`/checkout/${session.id}`, { confirmed: 'Complete authentication', refused: 'Fail authentication' })}`,
  );

/** The page on which the payment of a change is confirmed, and what it shows once nothing waits for it any more. */
export const invoicePage = (account: StripeAccount, subscription: Subscription | undefined): string => {
  const waiting = subscription?.pending_update;
  if (!subscription || !waiting) return page('Invoice', '<h1>There is nothing to pay</h1>');
  const price = account.price(waiting.price);
  return page(
    'Invoice',
    `<h1>Confirm your change to ${escaped(productOf(account, price))}</h1>
<p>${priceOf(price)}</p>
${form(new URL(subscription.latest_invoice?.hosted_invoice_url ?? '').pathname, { confirm: 'Confirm and pay' })}`,
  );
};

/** The page with the card, the payments and the cancellation of a customer. */
export function portalPage(account: StripeAccount, session: PortalSession): string {
  const { subscriptions, charges } = account.state;
  const own = subscriptions.filter(
    ({ customer, status }) => customer === session.customer && status !== 'canceled',
  );
  const rows = own.map((subscription) => {
    const [item] = subscription.items.data;
    const end = new Date(item.current_period_end * 1000).toISOString().slice(0, 10);
    const state = subscription.cancel_at_period_end ? `ends on ${end}` : `renews on ${end}`;
    return `<p><strong>${escaped(productOf(account, item.price))}</strong>, ${priceOf(item.price)}: ${subscription.status === 'past_due' ? 'payment overdue' : state}</p>`;
  });
  const paid = charges.filter(({ customer }) => customer === session.customer);
  const isCanceled = own.some((one) => one.cancel_at_period_end);
  return page(
    'Customer portal',
    `<h1>Customer portal</h1>
${rows.join('\n') || '<p>No subscription.</p>'}
${form(`/portal/${session.id}`, {
  ...(own.length === 0 ? {} : isCanceled ? { resume: 'Renew plan' } : { cancel: 'Cancel plan' }),
  'card-good': 'Use a card that pays',
  'card-secure': 'Use a card that asks for 3-D Secure each time',
  'card-declined': 'Use a card that is declined',
  ...(own.length > 0 && { 'end-period': 'Let the period end now' }),
})}
<h2>Payments</h2>
<ul>${paid.map(({ amount, currency, amount_refunded: back }) => `<li>${money(amount, currency)}${back > 0 ? ', refunded' : ''}</li>`).join('')}</ul>
${linkTo(session.return_url, 'Return to Matchbook')}`,
  );
}

const productOf = ({ state }: StripeAccount, { product }: Price): string =>
  state.products.find(({ id }) => id === product)?.name ?? product;

const priceOf = ({ unit_amount: amount, currency, recurring }: Price): string =>
  `${money(amount, currency)} a ${recurring.interval}`;

const money = (minor: number, currency: string): string =>
  `${decimalFromMinor(minor, currency.toUpperCase())} ${currency.toUpperCase()}`;

const form = (action: string, buttons: Readonly<Record<string, string>>): string =>
  `<form method="post" action="${action}">${Object.entries(buttons)
    .map(([value, label]) => `<button name="act" value="${value}">${label}</button>`)
    .join('')}</form>`;

const linkTo = (url: string, label: string): string => `<p><a href="${escaped(url)}">${label}</a></p>`;

const page = (title: string, body: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main>${body}<p class="quiet">A stand-in for Stripe on this machine: no card, no money.</p></main></body></html>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
