import type { PeriodLock } from '../../../shared/model/period-lock.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredJob } from '../../store/jobs.ts';

type Parts = Pick<Cloud, 'jobs' | 'ledger' | 'matches'>;

/** The lock of the books where something that a job did lies in the closed period by now: such a job is not taken back, not even in part. */
export async function closedByNow(job: StoredJob, cloud: Parts): Promise<PeriodLock | undefined> {
  const lock = await cloud.ledger.lock(job.organizationId);
  if (!lock) return undefined;
  for await (const days of daysOf(job, cloud)) if (days.some((day) => isClosedOn(lock, day))) return lock;
  return undefined;
}

/** The days of what a job did and that stands. */
async function* daysOf(job: StoredJob, { jobs, ledger, matches }: Parts): AsyncGenerator<string[]> {
  const { organizationId, itemIds, id } = job;
  const days = (rows: readonly { readonly date: string }[]) => rows.map(({ date }) => date);
  if (job.kind === 'confirm-matches') {
    const made = (await matches.getMany(organizationId, itemIds)).filter(({ runId }) => runId === id);
    const rowIds = made.flatMap(({ transactionIds }) => transactionIds);
    yield days(await ledger.getMany(organizationId, rowIds));
    return;
  }
  for await (const rowIds of jobs.notedRows(job))
    yield days(
      job.kind === 'delete-rows'
        ? await ledger.deletedAmong(organizationId, rowIds)
        : await ledger.getMany(organizationId, rowIds),
    );
}
