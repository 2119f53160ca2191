import { AFTER_ALL, ifNew, ifVersion } from './table.ts';
import type { Table, Write, Written } from './table.ts';
import { coverages, importChunks, imports, layouts, organizationPartition, planCounts } from './entities.ts';
import type { ImportChunk, StoredCoverage, StoredImport, StoredLayout } from './entities.ts';

export type ImportStep = 'ADDED' | 'UNDONE';

/** Statement imports and the markers of their finished chunks. */
export class Imports {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredImport | undefined> {
    return this.#table.get(imports, [organizationPartition(organizationId), `IMPORT#${id}`]);
  }

  async add(job: StoredImport): Promise<void> {
    await this.#table.write([this.#table.put(imports, job, ifNew)]);
  }

  /** Stores the job as changed, while it stands as read; gives it with its new version. Throws ConditionFailedError otherwise. */
  async change(
    before: StoredImport,
    change: Partial<StoredImport>,
    further: readonly Write[] = [],
  ): Promise<StoredImport> {
    const after = { ...before, ...change, version: before.version + 1 };
    await this.#table.write([this.#table.put(imports, after, ifVersion(before.version)), ...further]);
    return after;
  }

  /** Stores a new job; `conflict` where one of its id exists. */
  tryAdd(job: StoredImport): Promise<Written> {
    return this.#table.tryWrite([this.#table.put(imports, job, ifNew)]);
  }

  /** Stores the job as changed, while it stands as read; gives it with its new version. */
  async tryChange(
    before: StoredImport,
    change: Partial<StoredImport>,
    further: readonly Write[] = [],
  ): Promise<StoredImport | 'conflict'> {
    const after = { ...before, ...change, version: before.version + 1 };
    const put = this.#table.put(imports, after, ifVersion(before.version));
    const outcome = await this.#table.tryWrite([put, ...further]);
    return outcome === 'conflict' ? outcome : after;
  }

  /** One page of imports, newest first; `after` is the position to go on from. */
  page(
    organizationId: string,
    { after, limit }: { after?: string | undefined; limit: number },
  ): Promise<{ items: StoredImport[]; more: boolean }> {
    return this.#table.page(imports, {
      index: 'index1',
      partition: `ORG#${organizationId}#IMPORTS`,
      newestFirst: true,
      limit,
      after: after === undefined ? undefined : ['', after],
    });
  }

  /** The marker of a finished chunk with its number of rows: refused where it exists. */
  marker(job: StoredImport, step: ImportStep, number: number, rows: number): Write {
    const { organizationId, id: importId } = job;
    return this.#table.put(importChunks, { organizationId, importId, step, number, rows }, ifNew);
  }

  /** The markers of all chunks of a step that are finished, read consistently. */
  async markers({ organizationId, id }: StoredImport, step: ImportStep): Promise<ImportChunk[]> {
    const prefix = `IMPORT#${id}#${step}#`;
    return Array.fromAsync(
      this.#table.all(importChunks, {
        partition: organizationPartition(organizationId),
        from: prefix,
        to: prefix + AFTER_ALL,
      }),
    );
  }

  async isDone(job: StoredImport, step: ImportStep, number: number): Promise<boolean> {
    const { organizationId, id: importId } = job;
    const key = importChunks.key({ organizationId, importId, step, number, rows: 0 });
    return (await this.#table.get(importChunks, key)) !== undefined;
  }

  /** What the imports of an account hold from a day on, by their last day, read consistently. */
  async coverage(organizationId: string, accountId: string, from = '0000'): Promise<StoredCoverage[]> {
    return Array.fromAsync(
      this.#table.all(coverages, {
        partition: organizationPartition(organizationId),
        from: `COVERAGE#${accountId}#${from}`,
        to: `COVERAGE#${accountId}#${AFTER_ALL}`,
      }),
    );
  }

  /** The first statements of an account by their last day. */
  async firstCoverage(organizationId: string, accountId: string, limit: number): Promise<StoredCoverage[]> {
    const { items } = await this.#table.page(coverages, {
      partition: organizationPartition(organizationId),
      from: `COVERAGE#${accountId}#`,
      to: `COVERAGE#${accountId}#${AFTER_ALL}`,
      limit,
    });
    return items;
  }

  /** The newest statements of an account by their last day, newest first. */
  async lastCoverage(organizationId: string, accountId: string, limit: number): Promise<StoredCoverage[]> {
    const { items } = await this.#table.page(coverages, {
      partition: organizationPartition(organizationId),
      from: `COVERAGE#${accountId}#`,
      to: `COVERAGE#${accountId}#${AFTER_ALL}`,
      newestFirst: true,
      limit,
    });
    return items;
  }

  addCoverage(days: StoredCoverage): Write {
    return this.#table.put(coverages, days);
  }

  removeCoverage(days: StoredCoverage): Write {
    return this.#table.remove(coverages, days);
  }

  layout(organizationId: string, signature: string): Promise<StoredLayout | undefined> {
    return this.#table.get(layouts, [organizationPartition(organizationId), `LAYOUT#${signature}`]);
  }

  keepLayout(layout: StoredLayout): Write {
    return this.#table.put(layouts, layout);
  }

  /** How many imports were planned in an organisation. */
  async planCount(organizationId: string): Promise<number> {
    const count = await this.#table.get(planCounts, [organizationPartition(organizationId), 'PLANNED']);
    return count?.version ?? 0;
  }

  /** The write that makes plans under way be made anew: rows are about to leave the ledger. */
  plansOutdated(organizationId: string): Write {
    return this.#table.add(planCounts, { organizationId, version: 1 }, ['version']);
  }

  /** The write that counts one more plan, refused where another was made since `count` was read. */
  planCounted(organizationId: string, count: number): Write {
    return this.#table.put(
      planCounts,
      { organizationId, version: count + 1 },
      count === 0 ? ifNew : ifVersion(count),
    );
  }
}

/** The position in the list of imports after this one. */
export const importPosition = ({ createdAt, id }: Pick<StoredImport, 'createdAt' | 'id'>): string =>
  `${createdAt}#${id}`;
