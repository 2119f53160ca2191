import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { Subscription } from '../../shared/model/subscription.ts';
import type { StripeEvent } from '../../infra/local/stripe/stripe-state.ts';
import { organizationIdOf } from '../support/books.ts';
import { MemoryCloud, type MemoryMember } from '../support/memory-cloud.ts';
import { signedEvent } from '../support/memory-stripe.ts';

let cloud: MemoryCloud;
beforeAll(() => {
  cloud = new MemoryCloud();
});

const wanted = { plan: 'professional', interval: 'month', currency: 'gbp' };
const shown = async (member: MemoryMember) => Subscription.parse(await member.ask('GET', '/subscription'));
const checkoutAt = (url: unknown) => {
  const found = cloud.stripe.state.checkouts.find((one) => one.url === url);
  if (!found) throw new Error('There is no such page.');
  return found;
};

/** Posts an event as Stripe does; nobody is signed in. */
function post(member: MemoryMember, event: StripeEvent, at = new Date(), secret?: string) {
  const { headers } = signedEvent(event, at, secret);
  return member.call('POST', '/stripe-webhook', event, headers);
}

/** Tells all that there is to tell. */
async function tell(member: MemoryMember): Promise<void> {
  for (const event of cloud.stripe.state.events.splice(0))
    expect(await post(member, event)).toMatchObject({ status: 200, body: { received: true } });
}

async function subscribed(): Promise<MemoryMember> {
  const master = await cloud.join();
  const { url } = await master.ask('POST', '/create-checkout', wanted);
  cloud.stripe.payCheckout(checkoutAt(url), 'good');
  await tell(master);
  return master;
}

describe('a subscription', () => {
  it('createCheckout leads to the page of the chosen price, and getSubscription tells of it once stripeWebhook was told', async () => {
    const master = await cloud.join();
    expect(await shown(master)).toMatchObject({ plan: 'professional', status: 'trialing', hasPortal: false });
    const { url } = await master.ask('POST', '/create-checkout', wanted);
    const books = await organizationIdOf(master);
    const session = checkoutAt(url);
    expect(cloud.stripe.price(session.price)).toMatchObject({ unit_amount: 600, currency: 'gbp' });
    expect(session).toMatchObject({
      // In the books that are paid for, whichever their master works in by then.
      success_url: `https://matchbook.example/success?books=${books}`,
      cancel_url: `https://matchbook.example/cancel?books=${books}`,
    });
    cloud.stripe.payCheckout(session, 'good');
    expect(await shown(master)).toMatchObject({ status: 'trialing' });
    await tell(master);
    expect(await shown(master)).toMatchObject({ status: 'active', amount: 600, currency: 'gbp' });
  });

  it('changeSubscription, cancelSubscription and resumeSubscription are answered as asked, and come about', async () => {
    const master = await subscribed();
    const to = { plan: 'business', interval: 'year' };
    expect(await master.call('PATCH', '/subscription', to)).toMatchObject({ status: 202 });
    await tell(master);
    expect(await shown(master)).toMatchObject({ plan: 'business', interval: 'year', pending: null });
    expect(await master.call('POST', '/subscription/cancel')).toMatchObject({ status: 202 });
    await tell(master);
    expect(await shown(master)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await master.call('POST', '/subscription/resume')).toMatchObject({ status: 202 });
    await tell(master);
    expect(await shown(master)).toMatchObject({ cancelAtPeriodEnd: false, status: 'active' });
  });

  it('requestRefund gives the money back once, and the plan is Starter', async () => {
    const master = await subscribed();
    const { charges } = cloud.stripe.state;
    const body = { id: v7() };
    expect(await master.call('POST', '/refund-requests', body)).toMatchObject({ status: 202 });
    await tell(master);
    expect(charges.at(-1)).toMatchObject({ amount: 600, amount_refunded: 600 });
    expect(await shown(master)).toMatchObject({ plan: 'starter', status: 'canceled', refundableUntil: null });
    expect(await master.call('POST', '/refund-requests', { id: v7() })).toMatchObject({
      ...{ status: 409, body: { detail: expect.stringContaining('once, within 30 days') as string } },
    });
  });

  it('openBillingPortal leads to the page of the organization’s own customer, and back to Billing', async () => {
    const [master, other] = [await subscribed(), await cloud.join()];
    const { url } = await master.ask('POST', '/billing-portal');
    const portal = cloud.stripe.state.portals.find((one) => one.url === url);
    const books = await organizationIdOf(master);
    expect(portal).toMatchObject({
      return_url: `https://matchbook.example/app/settings?tab=billing&books=${books}`,
    });
    expect(cloud.stripe.customer(portal?.customer ?? '').email).toBe(master.email);
    expect(await other.call('POST', '/billing-portal')).toMatchObject({ status: 409 });
  });
});

describe('stripeWebhook', () => {
  it('hears nobody but Stripe, nothing that is older than five minutes, and acknowledges what it has no use for', async () => {
    const master = await subscribed();
    const event: StripeEvent = {
      ...{ id: `evt_${v7()}`, object: 'event', type: 'customer.subscription.updated', created: 0 },
      data: { object: { customer: 'cus_of-somebody-else' } },
    };
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    expect(await post(master, event, new Date(), 'whsec_forged')).toMatchObject({ status: 400 });
    expect(await post(master, event, minutesAgo(6))).toMatchObject({ status: 400 });
    expect(await master.call('POST', '/stripe-webhook', event)).toMatchObject({ status: 400 });
    expect(await post(master, event, minutesAgo(4))).toMatchObject({ status: 200 });
    for (const type of ['payout.paid', 'customer.subscription.updated'])
      expect(await post(master, { ...event, type })).toMatchObject({ status: 200 });
    expect(await shown(master)).toMatchObject({ status: 'active' });
  });
});
