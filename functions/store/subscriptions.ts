import * as z from 'zod';
import { BillingInterval, FailedOrder, OrderKind, PaidPlan } from '../../shared/model/subscription.ts';
import { graceEndOf, PaidSubscription } from '../domain/billing/paid-subscription.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import {
  AFTER_ALL,
  elsewhereOf,
  inOrganization,
  orderedBy,
  organizationShard,
  organizationShards,
} from './keys.ts';
import type { Table } from './table.ts';
import { secondsAfter } from './unfinished.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const subscriptionKey = (organizationId: string): Key => inOrganization(organizationId, 'PAYMENT');
const customerKey = (customerId: string): Key => [`STRIPE-CUSTOMER#${customerId}`, 'ORGANIZATION'];
const eventKey = (eventId: string): Key => [`STRIPE-EVENT#${eventId}`, 'EVENT'];
const dueShard = (shard: number): string => `SUBSCRIPTIONS#${shard}`;

/** Stripe sends an event again for three days, and by hand for thirty. */
const EVENT_SECONDS_KEPT = 40 * 86_400;
/** Stripe tells of a renewal within minutes. */
const SECONDS_TO_RENEW = 2 * 3600;
/** Longer than an order takes, its tries included. */
const SECONDS_OF_AN_ORDER = 30 * 60;

/** What was asked of the subscription, until what Stripe tells has it in force. `sent`: Stripe has taken it. */
export const SubscriptionOrder = z.object({
  id: z.string(),
  kind: OrderKind,
  plan: PaidPlan.optional(),
  interval: BillingInterval.optional(),
  at: z.string(),
  status: z.enum(['waiting', 'sent']),
});
export type SubscriptionOrder = z.infer<typeof SubscriptionOrder>;

/** An organization as Stripe's customer. `paid` is what Stripe decides, and written only from what its webhooks have us fetch. */
export const StoredSubscription = OwnedBy.extend({
  customerId: z.string(),
  /** The one open page on which it can be paid. */
  checkoutId: z.string().optional(),
  paid: PaidSubscription.optional(),
  firstPaidAt: z.string().optional(),
  /** Which refund was asked for, and when: there is one. */
  refund: z.object({ id: z.string(), at: z.string() }).optional(),
  order: SubscriptionOrder.optional(),
  problem: FailedOrder.optional(),
  version: z.int(),
});
export type StoredSubscription = z.infer<typeof StoredSubscription>;

const subscriptions = entity({
  name: 'subscription',
  schema: StoredSubscription,
  key: ({ organizationId }) => subscriptionKey(organizationId),
  index2: (stored) => {
    const { organizationId } = stored;
    const due = lookedAtAgain(stored);
    return due === undefined
      ? undefined
      : [dueShard(organizationShard(organizationId)), orderedBy(due, organizationId)];
  },
});

const customers = entity({
  name: 'stripe-customer',
  schema: OwnedBy.extend({ customerId: z.string() }),
  key: ({ customerId }) => customerKey(customerId),
  index1: ({ organizationId, customerId }) => elsewhereOf(organizationId, customerKey(customerId)),
});

const StripeEventNoted = OwnedBy.extend({ eventId: z.string(), at: z.string() });

const events = entity({
  name: 'stripe-event',
  schema: StripeEventNoted,
  key: ({ eventId }) => eventKey(eventId),
  index1: ({ organizationId, eventId }) => elsewhereOf(organizationId, eventKey(eventId)),
  expiresAt: ({ at }) => Math.floor(Date.parse(at) / 1000) + EVENT_SECONDS_KEPT,
});

/** When Stripe is asked how a subscription stands although it told nothing; undefined once nothing can come any more. */
function lookedAtAgain({ paid, order }: StoredSubscription): string | undefined {
  const times = [order && secondsAfter(order.at, SECONDS_OF_AN_ORDER), paid && endOfTurn(paid)];
  return times.filter((time) => time !== undefined).toSorted()[0];
}

function endOfTurn(paid: PaidSubscription): string | undefined {
  if (paid.status === 'ended') return undefined;
  return graceEndOf(paid) ?? secondsAfter(paid.periodEnd, SECONDS_TO_RENEW);
}

/** What organizations pay for. */
export class Subscriptions {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** Undefined while an organization never began to pay. */
  of(organizationId: string): Promise<StoredSubscription | undefined> {
    return this.#table.get(subscriptions, subscriptionKey(organizationId));
  }

  /** Whose customer this is; undefined of customers that are not ours. */
  async organizationOf(customerId: string): Promise<string | undefined> {
    return (await this.#table.get(customers, customerKey(customerId)))?.organizationId;
  }

  /** The writes of an organization that becomes a customer. */
  begin(organizationId: string, customerId: string): Write[] {
    return [
      this.#table.put(customers, { organizationId, customerId }, ifNew),
      this.#table.put(subscriptions, { organizationId, customerId, version: 1 }, ifNew),
    ];
  }

  /** The write of what became of it, while it is as it was read. */
  change(before: StoredSubscription, after: StoredSubscription): Write {
    const next = { ...after, version: before.version + 1 };
    return this.#table.put(subscriptions, next, ifVersion(before.version));
  }

  /** Lets the transaction fail where it is no more as it was read; where there was none, where there is one. */
  unchanged(organizationId: string, before: StoredSubscription | undefined): Write {
    const condition = before ? ifVersion(before.version) : ifNew;
    return this.#table.checkAt(subscriptionKey(organizationId), condition);
  }

  async hasEvent(eventId: string): Promise<boolean> {
    return (await this.#table.get(events, eventKey(eventId))) !== undefined;
  }

  /** The write by which an event counts as heard; there is none where it was heard before. */
  eventHeard(organizationId: string, eventId: string, at: string): Write {
    return this.#table.put(events, { organizationId, eventId, at }, ifNew);
  }

  /** Everybody's that are to be looked at by an instant, shard by shard. */
  async *dueBy(instant: string): AsyncGenerator<StoredSubscription> {
    for (let shard = 0; shard < organizationShards; shard += 1)
      yield* this.#table.all(subscriptions, {
        index: 'index2',
        partition: dueShard(shard),
        to: orderedBy(instant, AFTER_ALL),
      });
  }
}
