import * as z from 'zod';
import { EntryUse } from '../../shared/model/category.ts';
import { Currency } from '../../shared/model/common.ts';
import { Job } from '../../shared/model/job.ts';
import { SaidTax } from '../../shared/model/transaction.ts';
import { CategoryRule } from '../domain/categories/category-rule.ts';
import type { EntryChange } from '../domain/ledger/entry.ts';
import { LedgerRow } from '../domain/ledger/ledger-row.ts';
import { EntryReference } from './audit-entries.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, organizationPartition, startingWith } from './keys.ts';
import type { Table } from './table.ts';
import { Membership } from './people.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';

const jobSort = (id: string): string => `JOB#${id}`;
const jobKey = (organizationId: string, id: string): Key => inOrganization(organizationId, jobSort(id));
const changesBy = (jobId: string): string => `${jobSort(jobId)}#ROW#`;
const changeKey = (organizationId: string, jobId: string, rowId: string): Key =>
  inOrganization(organizationId, changesBy(jobId) + rowId);

const itemsSort = (jobId: string, part: number): string =>
  `${jobSort(jobId)}#ITEMS#${String(part).padStart(4, '0')}`;

/** One of the things that a job goes over, in the version that it is to have where that matters. */
const JobItem = z.object({ id: z.string(), version: z.int().optional() });
export type JobItem = z.infer<typeof JobItem>;

/** The items of a job that are kept beside it, some at a time. */
const JobItems = OwnedBy.extend({ jobId: z.string(), part: z.int(), items: z.array(JobItem) });
const ITEMS_A_PART = 200;

const jobItems = entity({
  name: 'job-items',
  schema: JobItems,
  key: ({ organizationId, jobId, part }) => inOrganization(organizationId, itemsSort(jobId, part)),
});

/** What a job makes of each of its rows. */
const RowEdit = z.object({
  categoryId: z.string().optional(),
  accountId: z.string().optional(),
  kind: z.literal('transfer').optional(),
  use: EntryUse.nullable().optional(),
  noReceiptNeeded: z.literal(true).optional(),
  businessShare: z.int().optional(),
}) satisfies z.ZodType<Partial<EntryChange>>;

/** `itemIds`: the things it goes over, in order; `next`: the position it goes on from. */
export const StoredJob = Job.extend({
  organizationId: z.string(),
  userId: z.string(),
  itemIds: z.array(z.string()),
  /** Whether they are kept beside it instead. */
  isApart: z.boolean().optional(),
  /** Tells what started it from anything else under its id. */
  asked: z.string().optional(),
  /** Of a change of rows: the rule whose effect they get, or the category of all or of each. */
  rule: CategoryRule.optional(),
  categoryIds: z.array(z.string()).optional(),
  change: RowEdit.optional(),
  /** Of a change of rows: the tax that is included in all that are taxed at all; null: none is; or purchases become services from abroad. */
  tax: z
    .union([SaidTax.pick({ kind: true }).extend({ rate: z.number() }), z.literal('reverse-charge')])
    .nullable()
    .optional(),
  /** Of a change of rows: each gets the category that is offered for it. */
  accepts: z.literal(true).optional(),
  /** Of a change of rows: purchases get the tax at the usual rates that could be claimed. */
  usualTax: z.literal(true).optional(),
  /** Of a search for rates: in which currency entries are to have a worth. */
  currency: Currency.optional(),
  /** Of a merging: what of all becomes what, and the rules that were turned to it. Its items are the months in which there is any. */
  merge: z.object({ from: z.string(), into: z.string(), ruleIds: z.array(z.string()) }).optional(),
  /** Its entry in the audit log, or that of its undo; absent of jobs older than the log. */
  entry: EntryReference.optional(),
  /** Of whoever started it, or its undo, and is not the master: it goes on only while they are what they were then. */
  by: Membership.optional(),
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
  accountId: true,
  noReceiptNeeded: true,
  noReceiptReason: true,
  ruleId: true,
  suggestedCategory: true,
  assumed: true,
  use: true,
  businessShare: true,
  parts: true,
  payout: true,
  brought: true,
  worth: true,
  taxes: true,
  taxesSaid: true,
  reverseCharge: true,
}).partial({ accountId: true });
export type RowFacts = z.infer<typeof RowFacts>;

/** What a job changed in one row, so that it can be taken back; of a deleted one the version in which it is kept instead. */
const JobNote = OwnedBy.extend({ jobId: z.string(), rowId: z.string() });

const jobNotes = entity({
  name: 'job-note',
  schema: JobNote,
  key: ({ organizationId, jobId, rowId }) => changeKey(organizationId, jobId, rowId),
});

export const JobChange = JobNote.extend({ before: RowFacts, after: RowFacts });
export type JobChange = z.infer<typeof JobChange>;

const jobChanges = entity({
  name: 'job-change',
  schema: JobChange,
  key: ({ organizationId, jobId, rowId }) => changeKey(organizationId, jobId, rowId),
});

const JobDeletion = JobNote.extend({ version: z.int() });
export type JobDeletion = z.infer<typeof JobDeletion>;

const jobDeletions = entity({
  name: 'job-deletion',
  schema: JobDeletion,
  key: ({ organizationId, jobId, rowId }) => changeKey(organizationId, jobId, rowId),
});

type Of = Pick<StoredJob, 'organizationId' | 'id'>;

/** Jobs over many things, with how far they are. */
export class Jobs {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredJob | undefined> {
    return this.#table.get(jobs, jobKey(organizationId, id));
  }

  /** The write of a new job, refused where one of its id exists. */
  addition(job: StoredJob): Write {
    return this.#table.put(jobs, job, ifNew);
  }

  /** The write of a job as changed, while it stands as read, and what it is then. */
  change(before: StoredJob, change: Partial<StoredJob>): { after: StoredJob; write: Write } {
    const after = { ...before, ...change, version: before.version + 1 };
    return { after, write: this.#table.put(jobs, after, ifVersion(before.version)) };
  }

  /** The writes that keep a job's items beside it, to be added with it. */
  itemsApart({ organizationId, id: jobId }: Of, items: readonly JobItem[]): Write[] {
    const parts = Array.from({ length: Math.ceil(items.length / ITEMS_A_PART) }, (_, part) => part);
    return parts.map((part) => {
      const some = items.slice(part * ITEMS_A_PART, (part + 1) * ITEMS_A_PART);
      return this.#table.put(jobItems, { organizationId, jobId, part, items: some }, ifNew);
    });
  }

  /** Some of a job's items, from one position to before another. */
  async itemsAt(
    { organizationId, id, itemIds, isApart }: StoredJob,
    from: number,
    to: number,
  ): Promise<JobItem[]> {
    if (!isApart) return itemIds.slice(from, to).map((item) => ({ id: item }));
    const [first, last] = [Math.floor(from / ITEMS_A_PART), Math.floor((to - 1) / ITEMS_A_PART)];
    const found: JobItem[] = [];
    for (let part = first; part <= last; part += 1) {
      const kept = await this.#table.get(jobItems, inOrganization(organizationId, itemsSort(id, part)));
      found.push(...(kept?.items ?? []));
    }
    return found.slice(from - first * ITEMS_A_PART, to - first * ITEMS_A_PART);
  }

  /** What a job changed in these rows. */
  changesOf({ organizationId, id }: Of, rowIds: readonly string[]): Promise<JobChange[]> {
    return this.#table.getMany(
      jobChanges,
      rowIds.map((rowId) => changeKey(organizationId, id, rowId)),
    );
  }

  /** Some of what it changed, in no order that matters. */
  async someChanges({ organizationId, id }: Of, limit: number): Promise<JobChange[]> {
    const partition = organizationPartition(organizationId);
    const query = { partition, ...startingWith(changesBy(id)), limit };
    return (await this.#table.page(jobChanges, query)).items;
  }

  /** The rows that it changed or deleted and answers for, some at a time. */
  async *notedRows({ organizationId, id }: Of): AsyncGenerator<string[]> {
    const partition = organizationPartition(organizationId);
    const query = { partition, ...startingWith(changesBy(id)) };
    for await (const notes of this.#table.pages(jobNotes, query)) yield notes.map(({ rowId }) => rowId);
  }

  /** Which of these rows it deleted. */
  deletionsOf({ organizationId, id }: Of, rowIds: readonly string[]): Promise<JobDeletion[]> {
    return this.#table.getMany(
      jobDeletions,
      rowIds.map((rowId) => changeKey(organizationId, id, rowId)),
    );
  }

  /** How many rows stand as a job made them, as far as it knows. */
  notedBy({ organizationId, id }: Of): Promise<number> {
    const partition = organizationPartition(organizationId);
    return this.#table.count({ partition, ...startingWith(changesBy(id)) });
  }

  /** The condition that a job still stands as it was read, for a transaction that is part of it. */
  unchanged(job: StoredJob): Write {
    return this.#table.check(jobs, job, ifVersion(job.version));
  }

  changeAddition(change: JobChange): Write {
    return this.#table.put(jobChanges, change, ifNew);
  }

  deletionAddition(deletion: JobDeletion): Write {
    return this.#table.put(jobDeletions, deletion, ifNew);
  }

  /** The write by which a job no longer answers for a row. */
  noteRemoval({
    organizationId,
    jobId,
    rowId,
  }: Pick<JobChange, 'organizationId' | 'jobId' | 'rowId'>): Write {
    return this.#table.removeAt(changeKey(organizationId, jobId, rowId));
  }
}
