import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../functions/runtime/caller.ts';
import { planItems } from '../../../../../functions/store/plans.ts';
import { noticeLetter } from '../../../../../functions/use-cases/notices/notice-letter.ts';
import { organizationOf } from '../../../../../functions/use-cases/books/organization-of.ts';
import { getMe } from '../../../../../functions/use-cases/books/get-me.ts';
import { syncSubscription } from '../../../../../functions/use-cases/billing/sync-subscription.ts';
import { setPlan } from '../../../../../functions/use-cases/billing/set-plan.ts';
import { billingBooks, MONTHLY } from '../../../../support/billing-books.ts';

const refusedWith = (code: string) => ({ refused: 'wrong-state', because: { code } });

describe('createCheckout', () => {
  it('opens a page of Stripe, and nothing is in force until a payment was told', async () => {
    const books = await billingBooks();
    expect(await books.checkout()).toEqual({ url: books.stripe.account.state.checkouts[0]?.url });
    expect(await books.shown()).toMatchObject({ plan: 'professional', status: 'trialing', hasPortal: true });
    books.pay();
    expect(await books.shown()).toMatchObject({ status: 'trialing', subscribedPlan: null });
    await books.settle();
    expect(await books.shown()).toEqual({
      ...{ plan: 'professional', status: 'active', subscribedPlan: 'professional' },
      ...{ interval: 'month', currency: 'cad', amount: 800, currentPeriodEnd: '2026-05-01T12:00:00.000Z' },
      ...{ cancelAtPeriodEnd: false, refundableUntil: '2026-05-01T12:00:00.000Z', trialEndsAt: null },
      ...{ graceEndsAt: null, hasPortal: true, pending: null, problem: null },
    });
  });

  it('leaves one page open, so that nobody pays twice from two tabs', async () => {
    const books = await billingBooks();
    await books.checkout();
    await books.checkout({ ...MONTHLY, plan: 'business' });
    expect(books.stripe.account.state.checkouts.map(({ status }) => status)).toEqual(['expired', 'open']);
    books.pay();
    expect(await books.checkout()).toEqual(refusedWith('payment-being-confirmed'));
    await books.settle();
    expect(await books.checkout()).toEqual(refusedWith('already-subscribed'));
  });

  it('leaves one page open of two asked for at the same moment', async () => {
    const books = await billingBooks();
    await books.checkout();
    await Promise.all([books.checkout(), books.checkout()]);
    expect(books.stripe.account.state.checkouts.filter(({ status }) => status === 'open')).toHaveLength(1);
    expect(books.stripe.account.state.customers).toHaveLength(1);
  });

  it('makes one customer, although the first two ask at the same moment', async () => {
    const books = await billingBooks();
    await Promise.all([books.checkout(), books.checkout()]);
    expect(books.stripe.account.state.customers).toHaveLength(1);
    expect(books.stripe.account.state.checkouts.filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('is not for Enterprise, and not where the stage takes no payments', async () => {
    const books = await billingBooks();
    await setPlan({ organizationId: books.organizationId, plan: 'enterprise' }, books.cloud);
    expect(await books.checkout()).toEqual(refusedWith('enterprise-is-agreed'));
    const without = await billingBooks();
    Object.assign(without.cloud, { payments: undefined });
    expect(await without.checkout()).toEqual({ refused: 'payments-unavailable' });
    expect(await without.portal()).toEqual({ refused: 'payments-unavailable' });
  });

  it('stays open where a card is declined, and a trial goes on', async () => {
    const books = await billingBooks();
    await books.checkout();
    expect(() => books.pay('declined')).toThrow('declined');
    await books.settle();
    expect(await books.shown()).toMatchObject({ plan: 'professional', status: 'trialing' });
    books.pay();
    await books.settle();
    expect(await books.shown()).toMatchObject({ status: 'active' });
  });
});

describe('what is ordered of a subscription', () => {
  it('is in force once Stripe told of it, and shown as pending before', async () => {
    const books = await billingBooks();
    await books.subscribe();
    const pending = { kind: 'change', plan: 'business', interval: 'month' };
    expect(await books.change({ plan: 'business', interval: 'month' })).toMatchObject({
      ...{ plan: 'professional', pending },
    });
    await books.settle();
    expect(await books.shown()).toMatchObject({ plan: 'business', amount: 1800, pending: null });
    expect(books.stripe.account.state.charges.map(({ amount }) => amount)).toEqual([800, 1000]);
    expect(await books.cloud.plans.of(books.organizationId)).toMatchObject({ name: 'business' });
  });

  it('changes nothing where the card is declined, and says so', async () => {
    const books = await billingBooks();
    await books.checkout();
    books.pay('good', 'declined');
    await books.settle();
    await books.change({ plan: 'business', interval: 'year' });
    await books.settle();
    expect(await books.shown()).toMatchObject({
      ...{ plan: 'professional', interval: 'month', pending: null },
      problem: { kind: 'change', code: 'declined' },
    });
    await books.cancel();
    expect((await books.shown()).problem).toBeNull();
  });

  it('is one thing at a time, and the same asked again is the same', async () => {
    const books = await billingBooks();
    await books.subscribe();
    await books.cancel();
    await books.cancel();
    expect(await books.change({ plan: 'business', interval: 'month' })).toEqual(
      refusedWith('order-under-way'),
    );
    expect(books.asked).toHaveLength(1);
    await books.settle();
    expect(await books.change({ plan: 'business', interval: 'month' })).toEqual(refusedWith('resume-first'));
  });

  it('ends with the period where it is canceled, goes on where that is taken back, and deletes nothing', async () => {
    const books = await billingBooks();
    await books.subscribe();
    await books.cancel();
    await books.settle();
    expect(await books.shown()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await books.resume();
    await books.settle();
    expect(await books.shown()).toMatchObject({ cancelAtPeriodEnd: false });
    books.pass(31);
    await books.settle();
    expect(await books.shown()).toMatchObject({ status: 'active', plan: 'professional' });
    await books.cancel();
    await books.settle();
    books.pass(31);
    expect(await books.shown()).toMatchObject({ plan: 'starter' });
    await books.settle();
    expect(await books.shown()).toMatchObject({ plan: 'starter', status: 'canceled', subscribedPlan: null });
    expect(await books.resume()).toEqual(refusedWith('subscription-ended'));
    await books.subscribe({ ...MONTHLY, plan: 'business', interval: 'year' });
    expect(await books.shown()).toMatchObject({ plan: 'business', status: 'active', interval: 'year' });
  });

  it('is carried out once, though its worker ends between asking Stripe and noting that', async () => {
    const books = await billingBooks();
    await books.subscribe();
    await books.change({ plan: 'business', interval: 'month' });
    await books.endWorker();
    await books.settle();
    expect(await books.shown()).toMatchObject({ plan: 'business', pending: null, problem: null });
    expect(books.stripe.account.state.charges.map(({ amount }) => amount)).toEqual([800, 1000]);
  });

  it('may be asked for again once it was given up', async () => {
    const books = await billingBooks();
    await books.subscribe();
    const id = v7();
    await books.refund(id);
    books.asked.length = 0;
    await books.giveUp(id);
    expect(await books.shown()).toMatchObject({ problem: { kind: 'refund', code: 'given-up' } });
    expect((await books.shown()).refundableUntil).not.toBeNull();
  });

  it('is refused where nothing was ever paid for', async () => {
    const books = await billingBooks();
    for (const outcome of [await books.cancel(), await books.resume(), await books.refund(v7())])
      expect(outcome).toEqual(refusedWith('never-subscribed'));
    expect(await books.portal()).toEqual(refusedWith('never-subscribed'));
  });
});

describe('requestRefund', () => {
  it('gives back all that was paid, once, and ends the plan', async () => {
    const books = await billingBooks();
    await books.subscribe();
    await books.change({ plan: 'business', interval: 'month' });
    await books.settle();
    const id = v7();
    await books.refund(id);
    await books.refund(id);
    await books.settle();
    const { charges } = books.stripe.account.state;
    expect(charges.map(({ amount, amount_refunded: back }) => [amount, back])).toEqual([
      [800, 800],
      [1000, 1000],
    ]);
    expect(await books.shown()).toMatchObject({ plan: 'starter', status: 'canceled', refundableUntil: null });
    await books.subscribe();
    expect(await books.refund(v7())).toEqual(refusedWith('no-refund'));
  });

  it('is open until thirty days after the first payment, also of a later plan', async () => {
    const books = await billingBooks();
    await books.subscribe();
    books.pass(29.9);
    await books.settle();
    expect((await books.shown()).refundableUntil).toBe('2026-05-01T12:00:00.000Z');
    books.pass(0.2);
    await books.settle();
    expect((await books.shown()).refundableUntil).toBeNull();
    expect(await books.refund(v7())).toEqual(refusedWith('no-refund'));
  });
});

describe('a payment that fails', () => {
  it('leaves the plan for seven days, is told once, and then ends it at Stripe', async () => {
    const books = await billingBooks();
    await books.checkout();
    books.pay('good', 'declined');
    await books.settle();
    books.pass(30.1);
    await books.settle();
    expect(await books.shown()).toMatchObject({
      ...{ plan: 'professional', status: 'past_due', graceEndsAt: '2026-05-08T12:00:00.000Z' },
    });
    expect(await books.change({ plan: 'business', interval: 'month' })).toEqual(
      refusedWith('payment-overdue'),
    );
    const assistant = { ...books.caller, abilities: ['canEdit'] as const };
    const planOf = async (caller: Caller) => (await getMe(caller, books.cloud)).plan;
    expect(await planOf(books.caller)).toEqual({
      ...{ name: 'professional', trialEndsAt: null, overdueUntil: '2026-05-08T12:00:00.000Z' },
    });
    expect(await planOf(assistant)).toEqual({ name: 'professional', trialEndsAt: null });
    books.pass(7);
    expect(await books.shown()).toMatchObject({ plan: 'starter', status: 'past_due' });
    expect(await planOf(books.caller)).toEqual({ name: 'starter', trialEndsAt: null });
    await books.round();
    await books.settle();
    expect(await books.shown()).toMatchObject({ plan: 'starter', status: 'canceled' });
    expect(books.stripe.account.state.subscriptions).toMatchObject([{ status: 'canceled' }]);
    const { items } = await books.cloud.notices.page(books.organizationId, { limit: 10 });
    expect(items.map(({ kind, name, day }) => [kind, name, day])).toEqual([
      ['plan-ended', 'Professional', undefined],
      ['payment-failed', 'Professional', '2026-05-08'],
    ]);
    const organization = await organizationOf(books.organizationId, books.cloud);
    const reader = { person: { ...books.caller.person, language: 'en' as const }, organization };
    const cloud = { ...books.cloud, supportAddress: 'support@matchbook.example' };
    const { subject, text } = await noticeLetter(
      'payment-failed',
      { notices: items.slice(1) },
      reader,
      cloud,
    );
    expect(subject).toBe('Payment failed: Professional');
    expect(text).toContain('by 05/08/2026');
  });

  it('is over once another card pays', async () => {
    const books = await billingBooks();
    await books.checkout();
    books.pay('good', 'declined');
    await books.settle();
    books.pass(30.1);
    await books.settle();
    books.stripe.account.enterCard(books.stripe.account.state.customers[0]?.id ?? '', 'good');
    await books.settle();
    expect(await books.shown()).toMatchObject({ plan: 'professional', status: 'active', graceEndsAt: null });
    expect((await getMe(books.caller, books.cloud)).plan).toEqual({
      name: 'professional',
      trialEndsAt: null,
    });
  });
});

describe('an event', () => {
  it('is worked on once, however often it comes', async () => {
    const books = await billingBooks();
    await books.checkout();
    books.pay();
    const [event] = books.stripe.account.state.events;
    if (!event) throw new Error('Nothing was told.');
    for (let times = 0; times < 3; times += 1) expect(await books.hear(event)).toEqual({ received: true });
    expect(books.asked).toEqual([{ kind: 'sync-subscription', organizationId: books.organizationId }]);
  });
});

describe('what was fetched before', () => {
  it('is never kept over what was fetched later, though its worker was slow', async () => {
    const gate = Promise.withResolvers<undefined>();
    const held = Promise.withResolvers<undefined>();
    let isHeld = false;
    const delay = ({ path, method }: { path: string; method: string }) => {
      if (!isHeld || method !== 'GET' || path !== '/v1/charges') return undefined;
      isHeld = false;
      held.resolve(undefined);
      return gate.promise;
    };
    const books = await billingBooks({ delay });
    await books.checkout();
    const subscription = books.pay();
    isHeld = true;
    const slow = syncSubscription(books.organizationId, books.cloud);
    // Until the slow one waits with what it fetched.
    await held.promise;
    books.stripe.account.setCancellation(subscription, true);
    await syncSubscription(books.organizationId, books.cloud);
    gate.resolve(undefined);
    await slow;
    expect(await books.shown()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  });
});

describe('what Stripe does not tell', () => {
  it('is fetched by the round, and nobody keeps a plan beyond the grace though no round runs', async () => {
    const books = await billingBooks();
    await books.subscribe();
    books.pass(31);
    books.stripe.account.state.events.length = 0;
    await books.round();
    await books.work();
    expect(await books.shown()).toMatchObject({ currentPeriodEnd: '2026-06-01T12:00:00.000Z' });
    books.pass(40);
    books.stripe.account.state.events.length = 0;
    expect(await books.shown()).toMatchObject({ plan: 'starter' });
  });
});

describe('setPlan', () => {
  it('puts an organization on Enterprise, which no payment changes, and takes that back to what is paid', async () => {
    const books = await billingBooks();
    const { organizationId, cloud } = books;
    await books.subscribe();
    expect(await setPlan({ organizationId, plan: 'enterprise' }, cloud)).toEqual({
      ...{ organization: 'Ada', before: 'professional', after: 'enterprise' },
    });
    await books.cancel();
    await books.settle();
    expect(await books.shown()).toMatchObject({ plan: 'enterprise', status: 'active' });
    books.pass(1);
    await setPlan({ organizationId, plan: 'starter' }, cloud);
    expect(await books.shown()).toMatchObject({ plan: 'professional' });
    const entries = (await books.log()).filter(({ act }) => act === 'plan-set');
    expect(entries).toMatchObject([
      { actor: { system: 'set-plan' }, thing: { name: 'Professional' } },
      { actor: { system: 'set-plan' }, thing: { name: 'Enterprise' } },
    ]);
  });

  it('knows no other plans and no organization that is not there', async () => {
    const { cloud, organizationId } = await billingBooks();
    await expect(setPlan({ organizationId, plan: 'business' }, cloud)).rejects.toThrow();
    await expect(setPlan({ organizationId: 'nobody', plan: 'enterprise' }, cloud)).rejects.toThrow('nobody');
    expect(await cloud.plans.of(organizationId)).toMatchObject({ name: 'professional' });
    expect(planItems.name).toBe('plan');
  });
});
