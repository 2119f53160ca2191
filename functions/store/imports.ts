import * as z from 'zod';
import { LayoutRole } from '../../shared/model/statement.ts';
import { ImportAccount, StatementImport } from '../../shared/model/statement-import.ts';
import { EntryReference } from './audit-entries.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { AFTER_ALL, inOrganization, listOf, orderedBy, organizationPartition, startingWith } from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write } from './writes.ts';
import { hungSince, unfinishedKey } from './unfinished.ts';

const importSort = (id: string): string => `IMPORT#${id}`;
const importKey = (organizationId: string, id: string): Key => inOrganization(organizationId, importSort(id));
const newestImports = (organizationId: string): string => listOf(organizationId, 'IMPORTS');
const chunksOf = (importId: string, step: ImportStep): string => `${importSort(importId)}#${step}#`;
const chunkKey = (organizationId: string, importId: string, step: ImportStep, number: number): Key =>
  inOrganization(organizationId, `${chunksOf(importId, step)}${number}`);
const coverageOf = (accountId: string): string => `COVERAGE#${accountId}#`;
const layoutKey = (organizationId: string, signature: string): Key =>
  inOrganization(organizationId, `LAYOUT#${signature}`);
const planCountKey = (organizationId: string): Key => inOrganization(organizationId, 'PLANNED');

const ImportStep = z.enum(['ADDED', 'UNDONE']);
/** Which way a chunk of an import goes: into the ledger, or out of it again. */
export type ImportStep = z.infer<typeof ImportStep>;

const AnswersKept = z.record(z.string(), z.string());
const ColumnsKept = z.record(z.string(), LayoutRole);

/**
 * An import without what lies beside it in the bucket: `reading` and `plan` are the names of the statement read and of the rows
 * planned. `chosenAccountId` is the person's own choice, `countedIn` the month whose statements it was counted among.
 */
export const StoredImport = StatementImport.omit({
  statement: true,
  duplicates: true,
  answers: true,
  columns: true,
  leftOut: true,
}).extend({
  period: StatementImport.shape.period.default(null),
  accounts: z.array(ImportAccount).default([]),
  organizationId: z.string(),
  answers: AnswersKept.optional(),
  columns: ColumnsKept.optional(),
  chosenAccountId: z.string().optional(),
  /** The same for each account of a file that holds several. */
  chosenAccountIds: z.array(z.string().nullable()).optional(),
  restored: z.array(z.int()).optional(),
  left: z.array(z.int()).optional(),
  remember: z.boolean().optional(),
  reading: z.string().optional(),
  /** Tells what began it from anything else under its id. */
  asked: z.string().optional(),
  /** The reading was made with another account than that of the commit. */
  isStale: z.boolean().optional(),
  /** The shape of the file, where it is a table. */
  signature: z.string().optional(),
  plan: z.string().optional(),
  /** Up to which day the books were closed when it was planned: rows of these days were left out. */
  closedUntil: z.string().optional(),
  countedIn: z.string().optional(),
  changedAt: z.string(),
  /** The entry in the audit log of the decision that is being carried out. */
  entry: EntryReference.optional(),
  version: z.int(),
});
export type StoredImport = z.infer<typeof StoredImport>;

/** The position in the list of imports after this one. */
export const importPosition = ({ createdAt, id }: Pick<StoredImport, 'createdAt' | 'id'>): string =>
  orderedBy(createdAt, id);

const importsInWork = ['reading', 'committing', 'undoing'] as const;

const imports = entity({
  name: 'import',
  schema: StoredImport,
  key: ({ organizationId, id }) => importKey(organizationId, id),
  index1: (job) => [newestImports(job.organizationId), importPosition(job)],
  index2: (job) =>
    importsInWork.some((status) => status === job.status)
      ? unfinishedKey(job.organizationId, hungSince(job.changedAt), job.id)
      : undefined,
});

const ImportChunk = OwnedBy.extend({
  importId: z.string(),
  step: ImportStep,
  number: z.int(),
  /** Rows written or taken out with it. */
  rows: z.int().default(0),
});
export type ImportChunk = z.infer<typeof ImportChunk>;

/** The marker written in the same transaction as a chunk's rows: it exists if, and only if, they do. */
const importChunks = entity({
  name: 'import-chunk',
  schema: ImportChunk,
  key: ({ organizationId, importId, step, number }) => chunkKey(organizationId, importId, step, number),
});

/**
 * The days that one statement of an import holds of an account, from its plan until its undo, with the balances it states.
 * `shape` tells files of one layout or format from others; `plan` names the rows that the import brought.
 */
export const StoredCoverage = OwnedBy.extend({
  importId: z.string(),
  part: z.int(),
  accountId: z.string(),
  from: z.string(),
  to: z.string(),
  /** The days that it says it is of; `from` and `to` are those of its first and last row. */
  period: z.object({ from: z.string(), to: z.string() }).optional(),
  opening: z.int().nullable(),
  closing: z.int().nullable(),
  proven: z.boolean().nullable(),
  shape: z.string(),
  plan: z.string(),
  /** Up to which day its rows were left out, as they lie in a closed period. */
  closedUntil: z.string().optional(),
  /** It came when books were closed in which the account had an opening balance: it says one only where no other does. */
  isHeardLast: z.boolean().optional(),
});
export type StoredCoverage = z.infer<typeof StoredCoverage>;

const coverages = entity({
  name: 'coverage',
  schema: StoredCoverage,
  key: ({ organizationId, accountId, to, importId, part }) =>
    inOrganization(organizationId, `${coverageOf(accountId)}${to}#${importId}#${part}`),
});

/** How a person had files of one shape read: the next one is read so, and goes to the same account. */
export const StoredLayout = OwnedBy.extend({
  signature: z.string(),
  answers: AnswersKept,
  columns: ColumnsKept,
  accountId: z.string().nullable(),
});
export type StoredLayout = z.infer<typeof StoredLayout>;

const layouts = entity({
  name: 'layout',
  schema: StoredLayout,
  key: ({ organizationId, signature }) => layoutKey(organizationId, signature),
});

/** Counts the plans of an organisation: a plan made while another was made would not know the other's rows. */
const planCounts = entity({
  name: 'plan-count',
  schema: OwnedBy.extend({ version: z.int() }),
  key: ({ organizationId }) => planCountKey(organizationId),
});

/** Statement imports and the markers of their finished chunks. */
export class Imports {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(organizationId: string, id: string): Promise<StoredImport | undefined> {
    return this.#table.get(imports, importKey(organizationId, id));
  }

  /** The write of a new job. */
  addition(job: StoredImport): Write {
    return this.#table.put(imports, job, ifNew);
  }

  /** Notes how far a job is, while it stands as read; gives it with its new version. */
  async noteProgress(
    before: StoredImport,
    progress: Pick<StoredImport, 'progress' | 'changedAt'>,
  ): Promise<StoredImport | 'conflict'> {
    const outcome = await this.#table.writePlain('import-progressed', this.changed(before, progress));
    return outcome === 'conflict' ? outcome : { ...before, ...progress, version: before.version + 1 };
  }

  /** The write of a job as changed, while it stands as read. */
  changed(before: StoredImport, change: Partial<StoredImport>): Write {
    const after = { ...before, ...change, version: before.version + 1 };
    return this.#table.put(imports, after, ifVersion(before.version));
  }

  /** The write that forgets the job while it stands as read. */
  removal(job: StoredImport): Write {
    return this.#table.remove(imports, job, ifVersion(job.version));
  }

  /** One page of imports, newest first; `after` is the position to go on from. */
  page(organizationId: string, { after, limit }: PageRequest): Promise<Page<StoredImport>> {
    return this.#table.page(imports, {
      index: 'index1',
      partition: newestImports(organizationId),
      newestFirst: true,
      after,
      limit,
    });
  }

  /** The marker of a finished chunk with its number of rows: refused where it exists. */
  marker(job: StoredImport, step: ImportStep, number: number, rows: number): Write {
    const { organizationId, id: importId } = job;
    return this.#table.put(importChunks, { organizationId, importId, step, number, rows }, ifNew);
  }

  /** The markers of all chunks of a step that are finished, read consistently. */
  async markers({ organizationId, id }: StoredImport, step: ImportStep): Promise<ImportChunk[]> {
    const partition = organizationPartition(organizationId);
    return Array.fromAsync(this.#table.all(importChunks, { partition, ...startingWith(chunksOf(id, step)) }));
  }

  async isDone(job: StoredImport, step: ImportStep, number: number): Promise<boolean> {
    const key = chunkKey(job.organizationId, job.id, step, number);
    return (await this.#table.get(importChunks, key)) !== undefined;
  }

  /** What the imports of an account hold from a day on, by their last day, read consistently. */
  async coverage(organizationId: string, accountId: string, from = '0000'): Promise<StoredCoverage[]> {
    return Array.fromAsync(
      this.#table.all(coverages, {
        partition: organizationPartition(organizationId),
        from: coverageOf(accountId) + from,
        to: coverageOf(accountId) + AFTER_ALL,
      }),
    );
  }

  /** The first statements of an account by their last day. */
  async firstCoverage(organizationId: string, accountId: string, limit: number): Promise<StoredCoverage[]> {
    const { items } = await this.#table.page(coverages, {
      partition: organizationPartition(organizationId),
      ...startingWith(coverageOf(accountId)),
      limit,
    });
    return items;
  }

  /** The newest statements of an account by their last day, newest first. */
  async lastCoverage(organizationId: string, accountId: string, limit: number): Promise<StoredCoverage[]> {
    const { items } = await this.#table.page(coverages, {
      partition: organizationPartition(organizationId),
      ...startingWith(coverageOf(accountId)),
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
    return this.#table.get(layouts, layoutKey(organizationId, signature));
  }

  keepLayout(layout: StoredLayout): Write {
    return this.#table.put(layouts, layout);
  }

  /** How many imports were planned in an organisation. */
  async planCount(organizationId: string): Promise<number> {
    const count = await this.#table.get(planCounts, planCountKey(organizationId));
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
