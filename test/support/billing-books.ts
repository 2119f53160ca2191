import type { Cloud } from '../../functions/runtime/cloud.ts';
import type { Work } from '../../functions/domain/work.ts';
import { AuditEntries } from '../../functions/store/audit-entries.ts';
import { carryOutOrder, giveUpOrder } from '../../functions/use-cases/billing/carry-out-order.ts';
import { cancelSubscription } from '../../functions/use-cases/billing/cancel-subscription.ts';
import { changeSubscription } from '../../functions/use-cases/billing/change-subscription.ts';
import { createCheckout } from '../../functions/use-cases/billing/create-checkout.ts';
import { getSubscription } from '../../functions/use-cases/billing/get-subscription.ts';
import { openBillingPortal } from '../../functions/use-cases/billing/open-billing-portal.ts';
import { requestRefund } from '../../functions/use-cases/billing/request-refund.ts';
import { resumeSubscription } from '../../functions/use-cases/billing/resume-subscription.ts';
import { stripeWebhook } from '../../functions/use-cases/billing/stripe-webhook.ts';
import { syncSubscription } from '../../functions/use-cases/billing/sync-subscription.ts';
import { askForRenewals } from '../../functions/use-cases/billing/ask-for-renewals.ts';
import type { WantedCheckout } from '../../shared/model/subscription.ts';
import type { StripeRequest } from '../../infra/local/stripe/stripe-api.ts';
import type { Card, StripeEvent } from '../../infra/local/stripe/stripe-state.ts';
import { memoryBooks } from './memory-books.ts';
import { memoryStripe, signedEvent } from './memory-stripe.ts';
import type { Trouble } from './memory-table.ts';

const MS_PER_DAY = 86_400_000;
export const MONTHLY = { plan: 'professional', interval: 'month', currency: 'cad' } as const;

interface BillingBooksOptions {
  /** What happens before an answer of Stripe's is here. */
  readonly delay?: (request: StripeRequest) => unknown;
  /** Of other books with the same Stripe account and time. */
  readonly clock?: { now: Date };
  readonly stripe?: ReturnType<typeof memoryStripe>;
  /** What goes wrong around operations of the table. */
  readonly trouble?: Trouble;
}

/** Somebody's books in memory beside a Stripe account in memory, with one clock, and work of the background that is done when asked. */
export async function billingBooks({
  delay,
  clock = { now: new Date('2026-04-01T12:00:00Z') },
  stripe = memoryStripe(() => clock.now, delay),
  trouble,
}: BillingBooksOptions = {}) {
  const { cloud: parts, caller, memory } = await memoryBooks(trouble && { trouble });
  const silent = () => undefined;
  const asked: Work[] = [];
  const enqueue = (...work: readonly Work[]) => {
    asked.push(...work);
    return [];
  };
  const outbox = Object.assign(Object.create(parts.outbox) as typeof parts.outbox, {
    asking: enqueue,
    ask: (...work: readonly Work[]) => Promise.resolve(void enqueue(...work)),
  });
  const cloud = {
    ...parts,
    ...{ payments: stripe.payments, stripeEvents: stripe.stripeEvents, outbox },
    siteUrl: 'https://matchbook.example',
    log: { info: silent, warn: silent, error: silent },
    now: () => clock.now,
  } satisfies Partial<Cloud>;
  const { organizationId } = caller;
  const books = {
    cloud,
    caller,
    memory,
    stripe,
    clock,
    asked,
    organizationId,
    /** Days go by, and what they have due at Stripe happens. */
    pass: (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * MS_PER_DAY);
      stripe.account.settle();
    },
    hear: (event: StripeEvent, at = clock.now) => stripeWebhook(signedEvent(event, at), cloud),
    /** Does what was asked of the stage of billing. */
    work: async () => {
      for (let next = asked.shift(); next; next = asked.shift())
        if (next.kind === 'sync-subscription') await syncSubscription(organizationId, cloud);
        else if (next.kind === 'carry-out-order') await carryOutOrder(organizationId, next.orderId, cloud);
    },
    /** Has a worker do what is asked but for noting it, and end; the same is asked again, twice. */
    endWorker: async () => {
      const [order] = asked;
      const { change } = cloud;
      cloud.change = () => Promise.reject(new Error('The worker was ended.'));
      const isEnded = await books.work().then(
        () => false,
        () => true,
      );
      if (!isEnded) throw new Error('There was nothing to do.');
      cloud.change = change;
      if (order) asked.push(order, order);
    },
    /** Until nothing is told or asked any more. */
    settle: async () => {
      do {
        await books.work();
        for (const event of stripe.account.state.events.splice(0)) await books.hear(event);
      } while (asked.length > 0 || stripe.account.state.events.length > 0);
    },
    round: () => askForRenewals(cloud),
    checkout: (wanted: WantedCheckout = MONTHLY) => createCheckout(wanted, caller, cloud),
    /** Pays on the page that is open. */
    pay: (card: Card = 'good', later: Card = card) => {
      const open = stripe.account.state.checkouts.find(({ status }) => status === 'open');
      if (!open) throw new Error('No checkout is open.');
      return stripe.account.payCheckout(open, card, later);
    },
    subscribe: async (wanted: WantedCheckout = MONTHLY) => {
      await books.checkout(wanted);
      books.pay();
      await books.settle();
    },
    change: (to: Pick<WantedCheckout, 'plan' | 'interval'>) => changeSubscription(to, caller, cloud),
    cancel: () => cancelSubscription(caller, cloud),
    resume: () => resumeSubscription(caller, cloud),
    refund: (id: string) => requestRefund({ id }, caller, cloud),
    portal: () => openBillingPortal(caller, cloud),
    giveUp: (orderId: string) => giveUpOrder(organizationId, orderId, cloud),
    shown: () => getSubscription(caller, cloud),
    log: async () => {
      const place = { after: undefined, limit: 200 };
      return (await new AuditEntries(parts.table).page(organizationId, place)).items;
    },
  };
  return books;
}
export type BillingBooks = Awaited<ReturnType<typeof billingBooks>>;
