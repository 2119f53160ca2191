import { expect, it } from 'vitest';
import { StripeEvents } from '../../functions/adapters/stripe-events.ts';
import { listen } from '../../infra/local/http/listen.ts';
import { readBody } from '../../infra/local/http/read-body.ts';
import { StripeAccount } from '../../infra/local/stripe/stripe-account.ts';
import { deliverer } from '../../infra/local/stripe/stripe-webhooks.ts';

const secret = 'whsec_of-tests';

it('posts an event, signed, until it is acknowledged', async () => {
  const now = () => new Date('2026-04-01T12:00:00Z');
  const { state } = new StripeAccount({ now, pages: '' });
  const told: unknown[] = [];
  const door = await listen((request, response) => {
    void readBody(request).then(async (body) => {
      const { 'stripe-signature': signature } = request.headers;
      told.push(await new StripeEvents(secret).read(body, String(signature), now()));
      response.writeHead(told.length === 1 ? 500 : 200).end();
    });
  });
  const event = { id: 'evt_1', object: 'event', type: 'invoice.paid', created: 0 } as const;
  state.events.push({ ...event, data: { object: { customer: 'cus_1' } } });
  const deliver = deliverer({ state, save: () => undefined }, { url: door.url, secret }, now);
  await deliver();
  expect(state.events).toHaveLength(1);
  // Not before its wait is over.
  await deliver();
  expect(told).toHaveLength(1);
  await expect.poll(() => deliver().then(() => state.events.length), { timeout: 5000 }).toBe(0);
  const heard = { id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1' };
  expect(told).toEqual([heard, heard]);
  await door.stop();
});
