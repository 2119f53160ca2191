import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { JobDeletion, JobItem, StoredJob } from '../../store/jobs.ts';
import type { Written } from '../../store/writes.ts';
import { unlessClosed } from '../books/closed-period.ts';
import { leftAsClosed, type LeftOut } from '../jobs/left-out.ts';
import { deletionOf } from './delete-transaction.ts';
import { restorationOf } from './restore-transaction.ts';

type Parts = Pick<
  Cloud,
  | 'organizations'
  | 'jobs'
  | 'ledger'
  | 'receipts'
  | 'matches'
  | 'categories'
  | 'pairs'
  | 'questions'
  | 'outbox'
  | 'now'
>;

const TRIES_MAX = 4;

/** Deletes some of a job's rows, each with a note by which it is brought back. Conflicts where the job no longer stands as given. */
export async function deleteRows(
  items: readonly JobItem[],
  job: StoredJob,
  cloud: Parts,
): Promise<LeftOut[] | 'conflict'> {
  const left: LeftOut[] = [];
  for (const item of items) {
    const outcome = await retryOnConflict(() => deleteRow(item, job, cloud), TRIES_MAX);
    if (outcome === 'conflict') return outcome;
    if (outcome !== 'written') left.push(outcome);
  }
  return left;
}

async function deleteRow({ id, version }: JobItem, job: StoredJob, cloud: Parts): Promise<Written | LeftOut> {
  const { organizationId } = job;
  if ((await cloud.jobs.deletionsOf(job, [id])).length > 0) return 'written';
  const row = await cloud.ledger.get(organizationId, id);
  if (!row || row.version !== version) return { id, description: row?.description ?? '' };
  const note = cloud.jobs.deletionAddition({
    organizationId,
    jobId: job.id,
    rowId: id,
    version: row.version,
  });
  const hand = { userId: job.userId, at: cloud.now().toISOString() };
  const deletion = await deletionOf(row, hand, cloud);
  const outcome = await unlessClosed(() =>
    cloud.jobs.tryWrite([...deletion, note, cloud.jobs.unchanged(job)]),
  );
  return isRefusal(outcome) ? leftAsClosed(row) : outcome;
}

/** Brings back what a job deleted; what somebody brought back or deleted again since stays as they left it. Conflicts as `deleteRows`. */
export async function bringBackRows(
  items: readonly JobItem[],
  job: StoredJob,
  cloud: Parts,
): Promise<LeftOut[] | 'conflict'> {
  const ids = items.map(({ id }) => id);
  const left: LeftOut[] = [];
  for (const note of await cloud.jobs.deletionsOf(job, ids)) {
    const outcome = await retryOnConflict(() => bringBackRow(note, job, cloud), TRIES_MAX);
    if (outcome === 'conflict') return outcome;
    if (outcome !== 'written') left.push(outcome);
  }
  return left;
}

async function bringBackRow(note: JobDeletion, job: StoredJob, cloud: Parts): Promise<Written | LeftOut> {
  const { organizationId, rowId: id, version } = note;
  const done = [cloud.jobs.noteRemoval(note), cloud.jobs.unchanged(job)];
  const standing = await cloud.ledger.get(organizationId, id);
  const deleted = await cloud.ledger.getDeleted(organizationId, id);
  if (!standing && deleted?.version === version) {
    const hand = { userId: job.userId, at: cloud.now().toISOString() };
    const { writes } = await restorationOf(deleted, hand, cloud);
    const outcome = await unlessClosed(() => cloud.jobs.tryWrite([...writes, ...done]));
    if (!isRefusal(outcome)) return outcome;
    return (await cloud.jobs.tryWrite(done)) === 'conflict' ? 'conflict' : leftAsClosed(deleted);
  }
  if ((await cloud.jobs.tryWrite(done)) === 'conflict') return 'conflict';
  return standing ? 'written' : { id, description: deleted?.description ?? '' };
}
