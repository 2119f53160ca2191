import { isRefusal } from '../../domain/outcome.ts';
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

/** Deletes some of a job's rows, each with a note by which it is brought back. Throws `ChangedMeanwhile` where the job no longer stands as given. */
export async function deleteRows(
  items: readonly JobItem[],
  job: StoredJob,
  cloud: Parts,
): Promise<LeftOut[]> {
  const left: LeftOut[] = [];
  for (const item of items) {
    const leftOut = await deleteRow(item, job, cloud);
    if (leftOut) left.push(leftOut);
  }
  return left;
}

async function deleteRow(item: JobItem, job: StoredJob, cloud: Parts): Promise<LeftOut | undefined> {
  const { organizationId, userId } = job;
  const { id: rowId, version } = item;
  const outcome = await unlessClosed(() =>
    cloud.change(actorOfJob(job), 'entries-deleted', async (change) => {
      if ((await cloud.jobs.deletionsOf(job, [rowId])).length > 0) return undefined;
      const row = await cloud.ledger.get(organizationId, rowId);
      if (!row || row.version !== version) return leftOut(rowId, row);
      change.put(
        ...(await deletionOf(row, { userId, at: change.at }, cloud)),
        cloud.jobs.deletionAddition({ organizationId, jobId: job.id, rowId, version: row.version }),
        cloud.jobs.unchanged(job),
      );
      return undefined;
    }),
  );
  if (!isRefusal(outcome)) return outcome;
  return leftAsClosed((await cloud.ledger.get(organizationId, rowId)) ?? leftOut(rowId, undefined));
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
