import * as z from 'zod';
import { Job } from '../../shared/model/job.ts';
import { CategoryRule } from '../domain/categories/category-rule.ts';
import { LedgerRow } from '../domain/ledger/ledger-row.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, organizationPartition, startingWith } from './keys.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write, Written } from './writes.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';

const jobSort = (id: string): string => `JOB#${id}`;
const jobKey = (organizationId: string, id: string): Key => inOrganization(organizationId, jobSort(id));
const changesBy = (jobId: string): string => `${jobSort(jobId)}#ROW#`;
const changeKey = (organizationId: string, jobId: string, rowId: string): Key =>
  inOrganization(organizationId, changesBy(jobId) + rowId);

/** `itemIds`: the things it goes over, in order; `next`: the position it goes on from. */
export const StoredJob = Job.extend({
  organizationId: z.string(),
  userId: z.string(),
  itemIds: z.array(z.string()),
  /** Tells what started it from anything else under its id. */
  asked: z.string().optional(),
  /** Of a change of rows: the rule whose effect they get, or the category of all or of each. */
  rule: CategoryRule.optional(),
  categoryIds: z.array(z.string()).optional(),
  next: z.int(),
  changedAt: z.string(),
  version: z.int(),
});
export type StoredJob = z.infer<typeof StoredJob>;

const jobs = entity({
  name: 'job',
  schema: StoredJob,
  key: ({ organizationId, id }) => jobKey(organizationId, id),
  index2: (job) =>
    job.status === 'running' || job.status === 'undoing'
      ? unfinishedKey(job.organizationId, hungSince(job.changedAt), job.id)
      : undefined,
});

/** What of a row a job changes. */
const RowFacts = LedgerRow.pick({
  kind: true,
  categoryId: true,
  noReceiptNeeded: true,
  noReceiptReason: true,
  ruleId: true,
  suggestedCategory: true,
});
export type RowFacts = z.infer<typeof RowFacts>;

/** What a job changed in one row, so that it can be taken back. */
export const JobChange = OwnedBy.extend({
  jobId: z.string(),
  rowId: z.string(),
  before: RowFacts,
  after: RowFacts,
});
export type JobChange = z.infer<typeof JobChange>;

const jobChanges = entity({
  name: 'job-change',
  schema: JobChange,
  key: ({ organizationId, jobId, rowId }) => changeKey(organizationId, jobId, rowId),
});

/** Jobs over many things, with how far they are. */
export class Jobs {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredJob | undefined> {
    return this.#table.get(jobs, jobKey(organizationId, id));
  }

  /** Stores a new job with what belongs to it; `conflict` where one of its id exists. */
  tryAdd(job: StoredJob, further: readonly Write[] = []): Promise<Written> {
    return this.#table.tryWrite([this.#table.put(jobs, job, ifNew), ...further]);
  }

  /** Stores the job as changed, while it stands as read; gives it with its new version. */
  async tryChange(
    before: StoredJob,
    change: Partial<StoredJob>,
    further: readonly Write[] = [],
  ): Promise<StoredJob | 'conflict'> {
    const after = { ...before, ...change, version: before.version + 1 };
    const put = this.#table.put(jobs, after, ifVersion(before.version));
    const outcome = await this.#table.tryWrite([put, ...further]);
    return outcome === 'conflict' ? outcome : after;
  }

  /** What a job changed in rows: in these, or in all. */
  async changesOf(
    { organizationId, id }: Pick<StoredJob, 'organizationId' | 'id'>,
    rowIds?: readonly string[],
  ): Promise<JobChange[]> {
    if (rowIds)
      return this.#table.getMany(
        jobChanges,
        rowIds.map((rowId) => changeKey(organizationId, id, rowId)),
      );
    const partition = organizationPartition(organizationId);
    return Array.fromAsync(this.#table.all(jobChanges, { partition, ...startingWith(changesBy(id)) }));
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
