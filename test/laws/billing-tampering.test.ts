import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { WantedCheckout } from '../../shared/model/subscription.ts';
import { lookupKeyOf } from '../../shared/price-book.ts';
import type { StripeEvent } from '../../infra/local/stripe/stripe-state.ts';
import { randomFrom } from '../support/campaigns/random.ts';
import { MemoryCloud, type MemoryMember } from '../support/memory-cloud.ts';
import { signedEvent } from '../support/memory-stripe.ts';

const BODIES = 200;
let cloud: MemoryCloud;
let victim: MemoryMember;
beforeAll(async () => {
  cloud = new MemoryCloud();
  victim = await subscribed('Vic Timothy');
});

async function subscribed(name: string): Promise<MemoryMember> {
  const member = await cloud.join(name);
  await member.ask('POST', '/create-checkout', { plan: 'professional', interval: 'month', currency: 'cad' });
  const open = cloud.stripe.state.checkouts.find(({ status }) => status === 'open');
  if (open) cloud.stripe.payCheckout(open, 'good');
  for (const event of cloud.stripe.state.events.splice(0)) await post(member, event);
  return member;
}

const post = (by: MemoryMember, event: StripeEvent, at = new Date(), secret?: string) =>
  by.call('POST', '/stripe-webhook', event, signedEvent(event, at, secret).headers);

/** Bodies of a checkout with values and members that nobody offers. */
function tampered(random: () => number, victimId: string): unknown {
  const one = <T>(...of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const { price } = cloud.stripe.state.checkouts[0] ?? {};
  const body = {
    plan: one<unknown>(
      'professional',
      'business',
      'business',
      'enterprise',
      'starter',
      '__proto__',
      0,
      null,
      ['business'],
    ),
    interval: one<unknown>('month', 'year', 'year', 'day', 'MONTH', 12, { month: 1 }),
    currency: one<unknown>('cad', 'usd', 'gbp', 'eur', 'jpy', 'CAD', 'xxx', '', true),
  };
  const extra = one<object>(
    ...[{}, {}, { amount: 1 }, { unit_amount: 1 }, { price }, { priceId: price }, { quantity: 0 }],
    ...[{ organizationId: victimId }, { customer: 'cus_00000017' }, { customerId: 'cus_00000017' }],
    ...[{ trial_period_days: 3650 }, { discounts: [{ coupon: 'free' }] }, { mode: 'setup' }],
  );
  return { ...body, ...extra };
}

describe('a checkout', () => {
  it(`is of a price of the book and of one’s own customer, whatever ${BODIES} bodies say`, async () => {
    const attacker = await cloud.join('Mal Ory');
    const random = randomFrom(33);
    const before = structuredClone(cloud.stripe.state.checkouts);
    let opened = 0;
    for (let count = 0; count < BODIES; count += 1) {
      const body = tampered(random, victim.userId);
      const wanted = WantedCheckout.safeParse(body);
      const { status } = await attacker.call('POST', '/create-checkout', body);
      expect([body, status]).toEqual([body, wanted.success ? 200 : 400]);
      if (!wanted.success) continue;
      opened += 1;
      const session = cloud.stripe.state.checkouts.at(-1);
      expect(cloud.stripe.price(session?.price ?? '').lookup_key).toBe(lookupKeyOf(wanted.data));
      expect(cloud.stripe.customer(session?.customer ?? '').email).toBe(attacker.email);
    }
    expect(opened).toBeGreaterThan(0);
    expect(opened).toBeLessThan(BODIES / 2);
    expect(cloud.stripe.state.checkouts).toHaveLength(before.length + opened);
    expect(cloud.stripe.state.checkouts.slice(0, before.length)).toEqual(before);
  });
});

describe('what is posted as Stripe’s', () => {
  it('has no effect where it is forged, old, replayed or of another order', async () => {
    const other = await subscribed('Ann Other');
    const shown = async () => [
      await victim.ask('GET', '/subscription'),
      await other.ask('GET', '/subscription'),
    ];
    const before = await shown();
    const customer = cloud.stripe.state.customers.find(({ email }) => email === victim.email)?.id;
    const claims = ['active', 'canceled', 'past_due'].flatMap((status): StripeEvent[] =>
      ['created', 'updated', 'deleted'].map((kind) => ({
        ...{ id: `evt_${v7()}`, object: 'event', type: `customer.subscription.${kind}`, created: 1 },
        data: {
          object: { object: 'subscription', customer, status, metadata: { organizationId: other.userId } },
        },
      })),
    );
    for (const event of claims) {
      expect(await post(victim, event, new Date(), 'whsec_guessed')).toMatchObject({ status: 400 });
      expect(await post(victim, event, new Date(Date.now() - 301_000))).toMatchObject({ status: 400 });
      const { headers } = signedEvent(event, new Date());
      const changed = { ...event, type: 'customer.subscription.paused' };
      expect(await victim.call('POST', '/stripe-webhook', changed, headers)).toMatchObject({ status: 400 });
    }
    // Even signed, they say nothing: how a subscription stands is asked of Stripe.
    for (const event of [...claims.toReversed(), ...claims])
      expect(await post(victim, event)).toMatchObject({ status: 200 });
    expect(await shown()).toEqual(before);
  });
});
