import { isRefusal } from '../../domain/outcome.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { JobDeletion, JobItem, StoredJob } from '../../store/jobs.ts';
import { unlessClosed } from '../books/closed-period.ts';
import { leftAsClosed, type LeftOut } from '../jobs/left-out.ts';
import { deletionOf } from './delete-transaction.ts';
import { restorationOf } from './restore-transaction.ts';
import { actorOfJob } from '../jobs/actor-of-job.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'organizations'
  | 'jobs'
  | 'ledger'
  | 'receipts'
  | 'matches'
  | 'categories'
  | 'pairs'
  | 'questions'
  | 'now'
>;

/** What the table takes in one transaction besides the audit log's entry and the condition on a membership. */
const WRITES_MAX = 98;

/**
 * Deletes some of a job's rows, each with a note by which it is brought back: in one transaction where they fit in, but the sides of a
 * loan's payment each by itself. Those of which somebody changed the version that is to go, or closed the period, stay. Throws
 * `ChangedMeanwhile` where the job no longer stands as given.
 */
export async function deleteRows(
  items: readonly JobItem[],
  job: StoredJob,
  cloud: Parts,
): Promise<LeftOut[]> {
  const left = await deletedTogether(items, job, cloud);
  if (left !== 'apart') return left;
  const half = Math.ceil(items.length / 2);
  return [
    ...(await deleteRows(items.slice(0, half), job, cloud)),
    ...(await deleteRows(items.slice(half), job, cloud)),
  ];
}

/** What stays of rows that go in one transaction; `apart` where they don't fit in, or where one of them pays a loan back. */
async function deletedTogether(
  items: readonly JobItem[],
  job: StoredJob,
  cloud: Parts,
): Promise<LeftOut[] | 'apart'> {
  const { organizationId, userId } = job;
  const ids = items.map(({ id }) => id);
  const outcome = await unlessClosed(() =>
    cloud.change(actorOfJob(job), 'entries-deleted', async (change) => {
      const { going, left } = await sorted(items, job, cloud);
      if (going.length === 0) return left;
      if (items.length > 1 && (await arePaidBack(going, cloud))) return 'apart';
      const effects = [
        ...(await deletionOf(going, { userId, at: change.at }, cloud)),
        ...going.map(({ id: rowId, version }) =>
          cloud.jobs.deletionAddition({ organizationId, jobId: job.id, rowId, version }),
        ),
        cloud.jobs.unchanged(job),
      ];
      if (items.length > 1 && effects.length > WRITES_MAX) return 'apart';
      change.put(...effects);
      return left;
    }),
  );
  if (!isRefusal(outcome)) return outcome;
  // One of them, or the other side of its pair, was closed.
  if (items.length > 1) return 'apart';
  const rows = await cloud.ledger.getMany(organizationId, ids);
  return ids.map((id) => leftAsClosed(rows.find((row) => row.id === id) ?? leftOut(id, undefined)));
}

/** Which rows go by now, and which stay as they are; those that the job deleted already are neither. */
async function sorted(items: readonly JobItem[], job: StoredJob, { jobs, ledger }: Parts) {
  const { organizationId } = job;
  const ids = items.map(({ id }) => id);
  const [noted, rows, lock] = await Promise.all([
    jobs.deletionsOf(job, ids),
    ledger.getMany(organizationId, ids),
    ledger.lock(organizationId),
  ]);
  const left: LeftOut[] = [];
  const going: LedgerRow[] = [];
  for (const { id, version } of items) {
    if (noted.some(({ rowId }) => rowId === id)) continue;
    const row = rows.find((one) => one.id === id);
    if (!row || row.version !== version) left.push(leftOut(id, row));
    else if (isClosedOn(lock, row.date)) left.push(leftAsClosed(row));
    else going.push(row);
  }
  return { going, left };
}

/** Whether rows are of loans or their payments: what becomes of one side changes the other. */
async function arePaidBack(rows: readonly LedgerRow[], { pairs }: Pick<Parts, 'pairs'>): Promise<boolean> {
  const found = await Promise.all(
    rows.flatMap(({ organizationId, pairId }) =>
      pairId === undefined ? [] : [pairs.get(organizationId, pairId)],
    ),
  );
  return found.some((pair) => pair?.kind === 'loan');
}

const leftOut = (id: string, row: { readonly description: string } | undefined): LeftOut => ({
  id,
  description: row?.description ?? '',
});

/** Brings back what a job deleted; what somebody brought back or deleted again since stays as they left it. Throws as `deleteRows`. */
export async function bringBackRows(
  items: readonly JobItem[],
  job: StoredJob,
  cloud: Parts,
): Promise<LeftOut[]> {
  const ids = items.map(({ id }) => id);
  const left: LeftOut[] = [];
  for (const note of await cloud.jobs.deletionsOf(job, ids)) {
    const leftOut = await bringBackRow(note, job, cloud);
    if (leftOut) left.push(leftOut);
  }
  return left;
}

async function bringBackRow(note: JobDeletion, job: StoredJob, cloud: Parts): Promise<LeftOut | undefined> {
  const { organizationId, rowId: id, version } = note;
  const done = [cloud.jobs.noteRemoval(note), cloud.jobs.unchanged(job)];
  const outcome = await unlessClosed(() =>
    cloud.change(actorOfJob(job), 'entries-deleted', async (change) => {
      const standing = await cloud.ledger.get(organizationId, id);
      const deleted = await cloud.ledger.getDeleted(organizationId, id);
      change.put(...done);
      if (standing) return undefined;
      if (deleted?.version !== version) return leftOut(id, deleted);
      const { writes } = await restorationOf(deleted, { userId: job.userId, at: change.at }, cloud);
      change.put(...writes);
      return undefined;
    }),
  );
  if (!isRefusal(outcome)) return outcome;
  await cloud.change(actorOfJob(job), 'entries-deleted', (change) => change.put(...done));
  return leftAsClosed((await cloud.ledger.getDeleted(organizationId, id)) ?? leftOut(id, undefined));
}
