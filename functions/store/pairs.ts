import { ifNew, ifVersion } from './table.ts';
import type { Table, Write, Written } from './table.ts';
import { organizationPartition, pairs, recurringLists } from './entities.ts';
import type { StoredPair, StoredRecurring } from './entities.ts';

/** Entries that belong together, and what was found to come again and again. */
export class Pairs {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredPair | undefined> {
    return this.#table.get(pairs, [organizationPartition(organizationId), `PAIR#${id}`]);
  }

  getMany(organizationId: string, ids: readonly string[]): Promise<StoredPair[]> {
    return this.#table.getMany(
      pairs,
      ids.map((id) => [organizationPartition(organizationId), `PAIR#${id}`] as const),
    );
  }

  addition(pair: StoredPair): Write {
    return this.#table.put(pairs, pair, ifNew);
  }

  change(before: StoredPair, after: Omit<StoredPair, 'version'>): Write {
    return this.#table.put(pairs, { ...after, version: before.version + 1 }, ifVersion(before.version));
  }

  async write(writes: readonly Write[]): Promise<void> {
    await this.#table.write(writes);
  }

  /** Writes all of these or, where something stands otherwise by now, nothing. */
  tryWrite(writes: readonly Write[]): Promise<Written> {
    return this.#table.tryWrite(writes);
  }

  /** Open pairs or decided ones, newest first. */
  page(
    organizationId: string,
    status: 'open' | 'decided',
    { after, limit }: { after?: string | undefined; limit: number },
  ): Promise<{ items: StoredPair[]; more: boolean }> {
    return this.#table.page(pairs, {
      index: 'index1',
      partition: `ORG#${organizationId}#PAIRS#${status}`,
      newestFirst: true,
      limit,
      after: after === undefined ? undefined : ['', after],
    });
  }

  /** The sort key that a list goes on from after this pair. */
  positionOf(pair: StoredPair): string {
    return pairs.index1?.(pair)?.[1] ?? '';
  }

  recurring(organizationId: string): Promise<StoredRecurring | undefined> {
    return this.#table.get(recurringLists, [organizationPartition(organizationId), 'RECURRING']);
  }

  async keepRecurring(list: StoredRecurring): Promise<void> {
    await this.#table.write([this.#table.put(recurringLists, list)]);
  }
}
