import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { graceDays } from '../../shared/price-book.ts';
import type { StripeEvent } from '../../infra/local/stripe/stripe-state.ts';
import { billingBooks, MONTHLY, type BillingBooks } from '../support/billing-books.ts';
import { randomFrom } from '../support/campaigns/random.ts';

const SUBSCRIPTIONS = 50;
const EVENTS_LEAST = 1000;
const STEPS = 44;
const DAY = 86_400_000;

/** How likely it is at each step, before or after an operation of the table or an answer of Stripe's, that whoever is at it is killed. */
const DEATHS = 0.03;

// Stripe's client waits a second before it asks again for what it got no answer to: half of a storm, if it really did.
beforeAll(() => {
  vi.stubGlobal('setTimeout', (ask: () => void, _milliseconds: number, ...given: []) =>
    setImmediate(ask, ...given),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
});

class Killed extends Error {}

type Random = ReturnType<typeof randomFrom>;
interface Storm {
  readonly random: Random;
  /** Whether work came to its end. */
  readonly killing: (work: () => Promise<unknown>) => Promise<boolean>;
}
interface Delivery {
  readonly at: number;
  readonly event: StripeEvent;
}

/** One customer of one Stripe account, heard by two copies of the product: one in order and at once, the other in a storm. */
async function storm(random: Random): Promise<number> {
  let isMortal = false;
  const mayDie = () => {
    if (isMortal && random() < DEATHS) throw new Killed('killed');
    return undefined;
  };
  const ordered = await billingBooks({ delay: mayDie });
  const { clock, stripe } = ordered;
  const stormy = await billingBooks({ clock, stripe, trouble: mayDie });
  const killing = async (work: () => Promise<unknown>) => {
    isMortal = true;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      return false;
    } finally {
      isMortal = false;
    }
  };
  const { account } = stripe;
  await ordered.checkout({ ...MONTHLY, interval: random() < 0.8 ? 'month' : 'year' });
  const customerId = account.state.customers[0]?.id ?? '';
  const { cloud, organizationId } = stormy;
  await cloud.table.write(cloud.subscriptions.begin(organizationId, customerId));
  const subscription = ordered.pay();
  const deliveries: Delivery[] = [];
  let paidUntil = 0;
  let heard = 0;
  for (let step = 0; step < STEPS; step += 1) {
    if (step > 0) happen(ordered, subscription.id, random);
    // A period that was over before the card was good is renewed by now: Stripe does that before it answers anybody.
    account.settle();
    for (const { items, status } of account.state.subscriptions)
      if (status === 'active') paidUntil = Math.max(paidUntil, items.data[0].current_period_end * 1000);
    for (const event of account.state.events.splice(0)) {
      heard += 1;
      await ordered.hear(event);
      await ordered.work();
      for (let times = 1 + Math.floor(random() * 4); times > 0; times -= 1)
        deliveries.push({ event, at: clock.now.getTime() + (random() < 0.3 ? random() * 9 * DAY : 0) });
    }
    await deliver(stormy, deliveries, { random, killing });
    const { plan, status } = await stormy.shown();
    if (status !== 'trialing' && plan !== 'starter')
      expect(clock.now.getTime()).toBeLessThan(paidUntil + graceDays * DAY);
  }
  clock.now = new Date(clock.now.getTime() + 10 * DAY);
  account.settle();
  for (const event of account.state.events.splice(0)) {
    await ordered.hear(event);
    deliveries.push({ event, at: 0 });
  }
  await ordered.work();
  await deliver(stormy, deliveries, { random, killing });
  expect(deliveries).toEqual([]);
  expect(await resultOf(stormy)).toEqual(await resultOf(ordered));
  return heard;
}

/** Something that becomes of a subscription, by a person or by time. */
function happen({ stripe: { account }, pass }: BillingBooks, id: string, random: Random): void {
  const subscription = account.state.subscriptions.find((one) => one.id === id);
  if (!subscription) throw new Error('There is no subscription.');
  const isOver = subscription.status === 'canceled';
  const drawn = random();
  if (drawn < 0.5) pass(1 + random() * 30);
  else if (drawn < 0.6) account.enterCard(subscription.customer, random() < 0.85 ? 'good' : 'declined');
  else if (!isOver && drawn < 0.75) account.setCancellation(subscription, random() < 0.25);
  else if (
    !isOver &&
    subscription.status === 'active' &&
    account.customer(subscription.customer).card === 'good'
  ) {
    const prices = account.state.prices.filter(({ currency }) => currency === 'cad');
    const price = prices[Math.floor(random() * prices.length)];
    if (price) account.changePrice(subscription, price);
  } else if (!isOver && drawn > 0.99) account.end(subscription);
}

/** Delivers what is due by now, in any order; whoever hears or works is killed at times, and what they had comes back. */
async function deliver(
  books: BillingBooks,
  deliveries: Delivery[],
  { random, killing }: Storm,
): Promise<void> {
  const now = books.clock.now.getTime();
  const due = deliveries.filter(({ at }) => at <= now).toSorted(() => random() - 0.5);
  for (const delivery of due) {
    deliveries.splice(deliveries.indexOf(delivery), 1);
    while (!(await killing(() => books.hear(delivery.event))));
    if (random() < 0.5) await workKilledAtTimes(books, killing);
  }
  await workKilledAtTimes(books, killing);
}

async function workKilledAtTimes({ asked, work }: BillingBooks, killing: Storm['killing']): Promise<void> {
  while (asked.length > 0) {
    const [next, ...others] = asked.splice(0);
    if (next) asked.push(next);
    const isDone = await killing(work);
    asked.push(...(next && !isDone ? [next] : []), ...others);
  }
}

async function resultOf({ cloud, organizationId }: BillingBooks) {
  const [plan, stored] = [await cloud.plans.of(organizationId), await cloud.subscriptions.of(organizationId)];
  const { name, trialEndsAt, paidUntil } = plan;
  return { name, trialEndsAt, paidUntil, paid: stored?.paid, firstPaidAt: stored?.firstPaidAt };
}

it('is the same after a storm of events as after hearing them in order, and nobody has more than they paid for beyond the grace', async () => {
  let events = 0;
  for (let seed = 1; seed <= SUBSCRIPTIONS; seed += 1) events += await storm(randomFrom(seed));
  expect(events).toBeGreaterThanOrEqual(EVENTS_LEAST);
});
