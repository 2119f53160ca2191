import * as z from 'zod';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { AFTER_ALL, orderedBy, organizationShard, organizationShards } from './keys.ts';
import type { Table } from './table.ts';
import { secondsAfter } from './unfinished.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';

const closingKey = (of: 'organization' | 'person', id: string): Key => [`CLOSING#${of}#${id}`, 'ENDING'];
const shardOf = (shard: number): string => `CLOSINGS#${shard}`;

/** So long anybody may take over what they may do no more: a worker 15 minutes, the form of an upload 10, an index moments. */
const SECONDS_OF_LATECOMERS = 3600;

/**
 * That an organization, or a person, is to be deleted. `dueAt`: the end of the grace. `purging`: it can be taken back no more. `sweptAt`: when
 * nothing of it was left for the first time; what came late is swept away after another hour, and then this goes as well.
 */
export const StoredClosing = z.object({
  of: z.enum(['organization', 'person']),
  id: z.string(),
  status: z.enum(['asked', 'purging']),
  askedAt: z.string(),
  /** Who asked for it. */
  by: z.string(),
  dueAt: z.string(),
  /** Of an organization: it goes with its master's account. */
  withAccount: z.boolean(),
  /** Of an organization: its subscription was ended for it, and goes on again where it is taken back. */
  endsPlan: z.boolean(),
  /** Of an organization: who were its members, found so far. Of a person: their address, which leads to what is kept by it. */
  members: z.array(z.string()),
  email: z.string().optional(),
  sweptAt: z.string().optional(),
  version: z.int(),
});
export type StoredClosing = z.infer<typeof StoredClosing>;

const closings = entity({
  name: 'closing',
  schema: StoredClosing,
  key: ({ of, id }) => closingKey(of, id),
  index2: ({ id, dueAt, sweptAt }) => [
    shardOf(organizationShard(id)),
    orderedBy(sweptAt === undefined ? dueAt : secondsAfter(sweptAt, SECONDS_OF_LATECOMERS), id),
  ],
});

/** Whether those are over by now who may have come late to what was swept. */
export const areLatecomersOver = (sweptAt: string, now: Date): boolean =>
  secondsAfter(sweptAt, SECONDS_OF_LATECOMERS) <= now.toISOString();

/** What is to be deleted: it lies apart from it, so that whoever deletes knows what to go on with when nothing else is left. */
export class Closings {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  of(of: StoredClosing['of'], id: string): Promise<StoredClosing | undefined> {
    return this.#table.get(closings, closingKey(of, id));
  }

  /** The write of a new one. */
  adding(closing: StoredClosing): Write {
    return this.#table.put(closings, closing, ifNew);
  }

  /** The write of one as changed, while it stands as read. */
  changing(before: StoredClosing, change: Partial<StoredClosing>): Write {
    return this.#table.put(
      closings,
      { ...before, ...change, version: before.version + 1 },
      ifVersion(before.version),
    );
  }

  /** The write by which there is none any more, while it stands as read. */
  removing(before: StoredClosing): Write {
    return this.#table.remove(closings, before, ifVersion(before.version));
  }

  /** All that are to be gone on with by an instant, shard by shard, the longest due first. */
  async *dueBy(instant: string): AsyncGenerator<StoredClosing> {
    for (let shard = 0; shard < organizationShards; shard += 1)
      yield* this.#table.all(closings, {
        index: 'index2',
        partition: shardOf(shard),
        to: orderedBy(instant, AFTER_ALL),
      });
  }
}
