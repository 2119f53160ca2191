import * as z from 'zod';
import { EntryPair, RecurringSeries } from '../../shared/model/entry-pair.ts';
import { LedgerRow } from '../domain/ledger/ledger-row.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, listOf, orderedBy } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write, Written } from './writes.ts';

const pairKey = (organizationId: string, id: string): Key => inOrganization(organizationId, `PAIR#${id}`);
const newestPairs = (organizationId: string, status: 'open' | 'decided'): string =>
  listOf(organizationId, 'PAIRS', status);
const recurringKey = (organizationId: string): Key => inOrganization(organizationId, 'RECURRING');

/**
 * `rows`: both entries as they were before they were paired; `merged`: the one that they became; `matchIds`: the matches that moved
 * with the receipts.
 */
export const StoredPair = EntryPair.extend({
  organizationId: z.string(),
  rows: z.tuple([LedgerRow, LedgerRow]).optional(),
  merged: LedgerRow.optional(),
  matchIds: z.array(z.string()).optional(),
  version: z.int(),
});
export type StoredPair = z.infer<typeof StoredPair>;

const pairs = entity({
  name: 'pair',
  schema: StoredPair,
  key: ({ organizationId, id }) => pairKey(organizationId, id),
  index1: ({ organizationId, status, decidedAt, createdAt, id }) => [
    newestPairs(organizationId, status === 'suggested' ? 'open' : 'decided'),
    orderedBy(decidedAt ?? createdAt, id),
  ],
});

/** What was found to come again and again when entries last came; what is missing depends on the day one asks. */
export const StoredRecurring = OwnedBy.extend({ items: z.array(RecurringSeries), foundAt: z.string() });
export type StoredRecurring = z.infer<typeof StoredRecurring>;

const recurringLists = entity({
  name: 'recurring',
  schema: StoredRecurring,
  key: ({ organizationId }) => recurringKey(organizationId),
});

/** Entries that belong together, and what was found to come again and again. */
export class Pairs {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredPair | undefined> {
    return this.#table.get(pairs, pairKey(organizationId, id));
  }

  getMany(organizationId: string, ids: readonly string[]): Promise<StoredPair[]> {
    return this.#table.getMany(
      pairs,
      ids.map((id) => pairKey(organizationId, id)),
    );
  }

  addition(pair: StoredPair): Write {
    return this.#table.put(pairs, pair, ifNew);
  }

  /** Keeps a pair that is offered; `conflict` where it was before. */
  suggest(pair: StoredPair): Promise<Written> {
    return this.#table.writePlain('pair-suggested', this.addition(pair));
  }

  change(before: StoredPair, after: Omit<StoredPair, 'version'>): Write {
    return this.#table.put(pairs, { ...after, version: before.version + 1 }, ifVersion(before.version));
  }

  /** Open pairs or decided ones, newest first. */
  page(
    organizationId: string,
    status: 'open' | 'decided',
    { after, limit }: PageRequest,
  ): Promise<Page<StoredPair>> {
    return this.#table.page(pairs, {
      index: 'index1',
      partition: newestPairs(organizationId, status),
      newestFirst: true,
      after,
      limit,
    });
  }

  /** The sort key that a list goes on from after this pair. */
  positionOf(pair: StoredPair): string {
    return pairs.index1?.(pair)?.[1] ?? '';
  }

  recurring(organizationId: string): Promise<StoredRecurring | undefined> {
    return this.#table.get(recurringLists, recurringKey(organizationId));
  }

  async keepRecurring(list: StoredRecurring): Promise<void> {
    await this.#table.writePlain('recurring-listed', this.#table.put(recurringLists, list));
  }
}
