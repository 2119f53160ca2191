import { ifNew, ifVersion } from './table.ts';
import type { Table, Write } from './table.ts';
import { matches, organizationPartition } from './entities.ts';
import type { StoredMatch } from './entities.ts';

/** Suggested and decided links between receipts and transactions. */
export class Matches {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredMatch | undefined> {
    return this.#table.get(matches, [organizationPartition(organizationId), `MATCH#${id}`]);
  }

  getMany(organizationId: string, ids: readonly string[]): Promise<StoredMatch[]> {
    return this.#table.getMany(
      matches,
      ids.map((id) => [organizationPartition(organizationId), `MATCH#${id}`] as const),
    );
  }

  addition(match: StoredMatch): Write {
    return this.#table.put(matches, match, ifNew);
  }

  change(before: StoredMatch, after: Partial<StoredMatch>): Write {
    return this.#table.put(
      matches,
      { ...before, ...after, version: before.version + 1 },
      ifVersion(before.version),
    );
  }

  removal(match: StoredMatch): Write {
    return this.#table.remove(matches, match, ifVersion(match.version));
  }

  async write(writes: readonly Write[]): Promise<void> {
    await this.#table.write(writes);
  }

  /** Open suggestions, surest first, or decisions, newest first. */
  page(
    organizationId: string,
    kind: 'SUGGESTIONS' | 'DECISIONS',
    { after, limit }: { after?: string | undefined; limit: number },
  ): Promise<{ items: StoredMatch[]; more: boolean }> {
    return this.#table.page(matches, {
      index: 'index1',
      partition: `ORG#${organizationId}#${kind}`,
      newestFirst: kind === 'DECISIONS',
      limit,
      after: after === undefined ? undefined : ['', after],
    });
  }

  /** The sort key that a list goes on from after this match. */
  positionOf(match: StoredMatch): string {
    return matches.index1?.(match)?.[1] ?? '';
  }

  suggestions(organizationId: string): AsyncGenerator<StoredMatch> {
    return this.#table.all(matches, { index: 'index1', partition: `ORG#${organizationId}#SUGGESTIONS` });
  }

  decisions(organizationId: string): AsyncGenerator<StoredMatch> {
    return this.#table.all(matches, { index: 'index1', partition: `ORG#${organizationId}#DECISIONS` });
  }

  ofReceipt(organizationId: string, receiptId: string): AsyncGenerator<StoredMatch> {
    return this.#table.all(matches, {
      index: 'index2',
      partition: `ORG#${organizationId}#RECEIPT#${receiptId}`,
    });
  }
}
