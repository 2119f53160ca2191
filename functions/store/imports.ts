import { ifNew, ifVersion } from './table.ts';
import type { Table, Write } from './table.ts';
import { importChunks, imports, organizationPartition } from './entities.ts';
import type { StoredImport } from './entities.ts';

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

  /** The marker of a finished chunk: refused where it exists. */
  marker(job: StoredImport, step: ImportStep, number: number): Write {
    return this.#table.put(
      importChunks,
      { organizationId: job.organizationId, importId: job.id, step, number },
      ifNew,
    );
  }

  async isDone(job: StoredImport, step: ImportStep, number: number): Promise<boolean> {
    const key = importChunks.key({ organizationId: job.organizationId, importId: job.id, step, number });
    return (await this.#table.get(importChunks, key)) !== undefined;
  }
}
