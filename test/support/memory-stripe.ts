import { Payments, type PaymentsOptions } from '../../functions/adapters/payments.ts';
import { StripeEvents } from '../../functions/adapters/stripe-events.ts';
import { StripeAccount } from '../../infra/local/stripe/stripe-account.ts';
import { answerStripe } from '../../infra/local/stripe/stripe-api.ts';
import type { StripeReply, StripeRequest } from '../../infra/local/stripe/stripe-api.ts';
import { signed } from '../../infra/local/stripe/stripe-webhooks.ts';
import type { StripeEvent } from '../../infra/local/stripe/stripe-state.ts';

export const WEBHOOK_SECRET = 'whsec_of-tests';

/**
 * The local part for payments in this process, asked by the unmodified client of Stripe; `delay`: what happens after it answered and
 * before the answer is here.
 */
export function memoryStripe(now: () => Date, delay: (request: StripeRequest) => unknown = () => undefined) {
  const account = new StripeAccount({ now, pages: 'https://pay.example' });
  const answer = async (request: StripeRequest): Promise<StripeReply> => {
    const reply = answerStripe(account, request);
    await delay(request);
    return reply;
  };
  const options: PaymentsOptions = {
    key: 'sk_test_of-tests',
    api: 'https://stripe.example',
    hasTax: false,
    httpClient: {
      getClientName: () => 'memory',
      makeRequest: async (_host, _port, path, method, headers, data) => {
        const [place = '', query = ''] = path.split('?');
        const key = headers['Idempotency-Key'];
        const reply = await answer({
          ...{ method, path: place, form: new URLSearchParams(method === 'POST' ? data : query) },
          idempotencyKey: key === undefined ? undefined : String(key),
        });
        return responseOf(reply);
      },
    },
  };
  const stripeEvents = new StripeEvents(WEBHOOK_SECRET);
  return { account, options, payments: new Payments(options), stripeEvents };
}

function responseOf({ status, body }: StripeReply) {
  return {
    getStatusCode: () => status,
    getHeaders: () => ({ 'request-id': 'req_memory' }),
    getRawResponse: () => body,
    toStream: () => {
      throw new Error('Nothing is streamed.');
    },
    toJSON: () => Promise.resolve(body),
  };
}

/** An event as Stripe posts it, signed at an instant. */
export function signedEvent(event: StripeEvent, at: Date, secret = WEBHOOK_SECRET) {
  const { payload, signature } = signed(event, secret, at);
  return {
    rawBody: Buffer.from(payload),
    headers: { 'stripe-signature': signature },
  };
}
