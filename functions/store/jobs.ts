import { AFTER_ALL, ifNew, ifVersion } from './table.ts';
import type { Table, Write, Written } from './table.ts';
import { jobChanges, jobs, organizationPartition } from './entities.ts';
import type { JobChange, StoredJob } from './entities.ts';

/** Jobs over many things, with how far they are. */
export class Jobs {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredJob | undefined> {
    return this.#table.get(jobs, [organizationPartition(organizationId), `JOB#${id}`]);
  }

  async add(job: StoredJob): Promise<void> {
    await this.#table.write([this.#table.put(jobs, job, ifNew)]);
  }

  /** Stores the job as changed, while it stands as read; throws ConditionFailedError otherwise. */
  async change(before: StoredJob, change: Partial<StoredJob>): Promise<StoredJob> {
    const after = { ...before, ...change, version: before.version + 1 };
    await this.#table.write([this.#table.put(jobs, after, ifVersion(before.version))]);
    return after;
  }

  /** Stores a new job; `conflict` where one of its id exists. */
  tryAdd(job: StoredJob): Promise<Written> {
    return this.#table.tryWrite([this.#table.put(jobs, job, ifNew)]);
  }

  /** Stores the job as changed, while it stands as read; gives it with its new version. */
  async tryChange(before: StoredJob, change: Partial<StoredJob>): Promise<StoredJob | 'conflict'> {
    const after = { ...before, ...change, version: before.version + 1 };
    const outcome = await this.#table.tryWrite([this.#table.put(jobs, after, ifVersion(before.version))]);
    return outcome === 'conflict' ? outcome : after;
  }

  /** What a job changed in rows: in these, or in all. */
  async changesOf(
    { organizationId, id }: Pick<StoredJob, 'organizationId' | 'id'>,
    rowIds?: readonly string[],
  ): Promise<JobChange[]> {
    const partition = organizationPartition(organizationId);
    const prefix = `JOB#${id}#ROW#`;
    if (rowIds)
      return this.#table.getMany(
        jobChanges,
        rowIds.map((rowId) => [partition, prefix + rowId] as const),
      );
    return Array.fromAsync(this.#table.all(jobChanges, { partition, from: prefix, to: prefix + AFTER_ALL }));
  }

  /** The condition that a job still stands as it was read, for a transaction that is part of it. */
  unchanged(job: StoredJob): Write {
    return this.#table.check(jobs, job, ifVersion(job.version));
  }

  changeAddition(change: JobChange): Write {
    return this.#table.put(jobChanges, change, ifNew);
  }

  changeRemoval(change: JobChange): Write {
    return this.#table.remove(jobChanges, change);
  }
}
