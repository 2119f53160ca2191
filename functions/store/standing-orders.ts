import type * as z from 'zod';
import { countedIn, countedOut, countOf, recount } from './counts.ts';
import { entity } from './entity.ts';
import type { Entity } from './entity.ts';
import {
  AFTER_ALL,
  inOrganization,
  orderedBy,
  organizationPartition,
  organizationShard,
  organizationShards,
  startingWith,
} from './keys.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const DELETED_DAYS_KEPT = 90;

/** What an organisation orders once, and falls due again and again. */
interface StandingOrder {
  readonly organizationId: string;
  readonly id: string;
  readonly deletedAt?: string | undefined;
  readonly version: number;
}

/** One kind of standing orders: how it is kept, and under which names. */
interface StandingKind<Order> {
  readonly name: string;
  readonly schema: z.ZodType<Order>;
  /** What its sort keys begin with. */
  readonly sort: string;
  /** What the partitions of the second index begin with that hold what waits to fall due. */
  readonly due: string;
  /** The day or instant on which one is due next; undefined while nothing is. */
  readonly dueOn: (order: Order) => string | undefined;
  /** How many of them an organisation may have that are not deleted. */
  readonly max: number;
}

/** Standing orders of one kind. A deleted one is kept for 90 days. */
export class StandingOrders<Order extends StandingOrder> {
  readonly #table: Table;
  readonly #kind: StandingKind<Order>;
  readonly #orders: Entity<Order>;

  constructor(table: Table, kind: StandingKind<Order>) {
    this.#table = table;
    this.#kind = kind;
    this.#orders = entityOf(kind);
  }

  /** One of them, a deleted one as well. */
  get(organizationId: string, id: string): Promise<Order | undefined> {
    return this.#table.get(this.#orders, inOrganization(organizationId, `${this.#kind.sort}#${id}`));
  }

  /** All of an organisation's that are not deleted. */
  async of(organizationId: string): Promise<Order[]> {
    const query = {
      partition: organizationPartition(organizationId),
      ...startingWith(`${this.#kind.sort}#`),
    };
    const found = await Array.fromAsync(this.#table.all(this.#orders, query));
    return found.filter((order) => !isDeleted(order));
  }

  /** Everybody's that are due by a day or instant, shard by shard, the longest due first. */
  async *dueBy(when: string): AsyncGenerator<Order> {
    for (let shard = 0; shard < organizationShards; shard += 1)
      yield* this.#table.all(this.#orders, {
        index: 'index2',
        partition: `${this.#kind.due}#${shard}`,
        to: orderedBy(when, AFTER_ALL),
      });
  }

  /**
   * Whether an organisation may have one more. Asked before one is added, deleted or brought back: they are counted from then on. Before it
   * says that there is no room they are counted again, so that a wrong count keeps nobody out.
   */
  async hasRoom(organizationId: string): Promise<boolean> {
    const countAll = async () => (await this.of(organizationId)).length;
    const counted = this.#counted(organizationId);
    if ((await countOf(counted, countAll, this.#table)) < this.#kind.max) return true;
    return (await recount(counted, countAll, this.#table)) < this.#kind.max;
  }

  /** The writes of a new one, refused where there are as many as there may be. */
  addition(order: Order): Write[] {
    return [this.#table.put(this.#orders, order, ifNew), this.#countedIn(order)];
  }

  /** The writes of what one became, while it is as it was read: they count its version on, and one that comes back as a new one. */
  change(before: Order, after: Order): Write[] {
    const next = { ...after, version: before.version + 1 };
    return [
      this.#table.put(this.#orders, next, ifVersion(before.version)),
      ...(isDeleted(before) && !isDeleted(after) ? [this.#countedIn(after)] : []),
      ...(!isDeleted(before) && isDeleted(after)
        ? [countedOut(this.#counted(after.organizationId), this.#table)]
        : []),
    ];
  }

  #countedIn({ organizationId }: Order): Write {
    return countedIn(this.#counted(organizationId), this.#kind.max, this.#table);
  }

  #counted(organizationId: string) {
    return { organizationId, of: this.#kind.sort };
  }
}

const isDeleted = ({ deletedAt }: StandingOrder): boolean => deletedAt !== undefined;

const entityOf = <Order extends StandingOrder>({ name, schema, sort, due, dueOn }: StandingKind<Order>) =>
  entity<Order>({
    name,
    schema,
    key: ({ organizationId, id }) => inOrganization(organizationId, `${sort}#${id}`),
    index2: (order) => {
      const when = dueOn(order);
      if (when === undefined) return undefined;
      return [`${due}#${organizationShard(order.organizationId)}`, orderedBy(when, order.id)];
    },
    expiresAt: ({ deletedAt }) =>
      deletedAt === undefined
        ? undefined
        : Math.floor(Date.parse(deletedAt) / 1000) + DELETED_DAYS_KEPT * 86_400,
  });
