import { ifNew, ifVersion } from './table.ts';
import type { Table } from './table.ts';
import { jobs, organizationPartition } from './entities.ts';
import type { StoredJob } from './entities.ts';

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
}
