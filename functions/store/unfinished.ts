import * as z from 'zod';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { AFTER_ALL, orderedBy, organizationShard, organizationShards } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './writes.ts';

const shardOf = (shard: number): string => `UNFINISHED#${shard}`;

/** Seconds without progress after which work is looked at. */
const SECONDS_UNTIL_HUNG = 15 * 60;

/** Where work in progress is found in the second index: by when it is to be looked at. */
export const unfinishedKey = (organizationId: string, lookAt: string, id: string): Key => [
  shardOf(organizationShard(organizationId)),
  orderedBy(lookAt, id),
];

/** The instant that many seconds after another. */
export const secondsAfter = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();

/** When work that last went on at this instant is looked at. */
export const hungSince = (changedAt: string): string => secondsAfter(changedAt, SECONDS_UNTIL_HUNG);

/**
 * What imports, jobs, reports, exports, feedback, contacts, security mails, mails of notices, uploads, pending receipts and undelivered messages
 * have in common, as the index of unfinished work shows them. `looks` counts how often it was looked at since it last went on: whatever
 * writes it anew begins at none.
 */
const Unfinished = z.object({
  pk: z.string(),
  sk: z.string(),
  sk2: z.string(),
  /** Of another release too: one that was taken back may have left what this one does not know. */
  entity: z.string(),
  /** Absent of a message, whose work names it. */
  organizationId: z.string().optional(),
  id: z.string(),
  status: z.string().optional(),
  /** Of a report: what it is. */
  type: z.string().optional(),
  looks: z.int().default(0),
});
export type Unfinished = z.infer<typeof Unfinished>;

const unfinishedWork = entity({ name: 'unfinished', schema: Unfinished, key: ({ pk, sk }) => [pk, sk] });

/** Work of every organisation that is to be looked at by `instant`: shard by shard, longest due first. */
export async function* unfinishedBy(table: Table, instant: string): AsyncGenerator<Unfinished> {
  for (let shard = 0; shard < organizationShards; shard += 1)
    yield* table.all(unfinishedWork, {
      index: 'index2',
      partition: shardOf(shard),
      to: `${instant}#${AFTER_ALL}`,
    });
}

/** The write by which work is looked at again later, unless it went on meanwhile. */
export function lookAgainAt(table: Table, work: Unfinished, instant: string): Write {
  const { sk2, looks, id } = work;
  const change = { sk2: orderedBy(instant, id), looks: looks + 1 };
  return table.set(unfinishedWork, [work.pk, work.sk], change, { sk2 });
}
