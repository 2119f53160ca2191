import type { CivilDate } from '../../shared/civil-date.ts';
import { awaitedOf, KeptRecurringEntry } from '../domain/recurring/recurring-entry.ts';
import { entity } from './entity.ts';
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
import type { Write, Written } from './writes.ts';

const entrySort = (id = ''): string => `RECURRING-ENTRY#${id}`;
const dueIn = (shard: number): string => `DUE#${shard}`;

const DELETED_DAYS_KEPT = 90;

/** In the second index while there is anything to enter, by the day on which it is due. */
const recurringEntries = entity({
  name: 'recurring-entry',
  schema: KeptRecurringEntry,
  key: ({ organizationId, id }) => inOrganization(organizationId, entrySort(id)),
  index2: (entry) => {
    const day = awaitedOf(entry);
    if (day === undefined) return undefined;
    return [dueIn(organizationShard(entry.organizationId)), orderedBy(day, entry.id)];
  },
  expiresAt: ({ deletedAt }) =>
    deletedAt === undefined
      ? undefined
      : Math.floor(Date.parse(deletedAt) / 1000) + DELETED_DAYS_KEPT * 86_400,
});

/** What is entered again and again. */
export class RecurringEntries {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** One of them, a deleted one as well. */
  get(organizationId: string, id: string): Promise<KeptRecurringEntry | undefined> {
    return this.#table.get(recurringEntries, inOrganization(organizationId, entrySort(id)));
  }

  /** All of an organisation's that are not deleted. */
  async of(organizationId: string): Promise<KeptRecurringEntry[]> {
    const found: KeptRecurringEntry[] = [];
    const query = { partition: organizationPartition(organizationId), ...startingWith(entrySort()) };
    for await (const entry of this.#table.all(recurringEntries, query))
      if (entry.deletedAt === undefined) found.push(entry);
    return found;
  }

  /** Everybody's that are due by a day, shard by shard, the longest due first. */
  async *dueBy(day: CivilDate): AsyncGenerator<KeptRecurringEntry> {
    for (let shard = 0; shard < organizationShards; shard += 1)
      yield* this.#table.all(recurringEntries, {
        index: 'index2',
        partition: dueIn(shard),
        to: orderedBy(day, AFTER_ALL),
      });
  }

  addition(entry: KeptRecurringEntry): Write {
    return this.#table.put(recurringEntries, entry, ifNew);
  }

  /** The write of what one became, while it is as it was read; it counts the version on. */
  change(before: KeptRecurringEntry, after: KeptRecurringEntry): Write {
    const next = { ...after, version: before.version + 1 };
    return this.#table.put(recurringEntries, next, ifVersion(before.version));
  }

  /** Writes all of these or, where something stands otherwise by now, nothing. */
  tryWrite(writes: readonly Write[]): Promise<Written> {
    return this.#table.tryWrite(writes);
  }
}
