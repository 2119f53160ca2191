import type { Job } from '../../../shared/model/job.ts';
import { refusedAsClosed } from '../../domain/books/period-lock.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { startedBy } from './actor-of-job.ts';
import { closedByNow } from './closed-by-now.ts';
import { isDoneAtOnce } from './done-at-once.ts';
import { standingItems } from './standing-items.ts';

/**
 * Begins to take back all that a job did and that still stands, which `runAtOnce` does for a small one; nothing of it where some of that
 * lies in a closed period.
 */
export async function undoJob(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'jobs' | 'ledger' | 'matches'>,
): Promise<Job | Refusal> {
  const { organizationId } = caller;
  return cloud.change(caller, 'job-undone', async (change) => {
    const job = await cloud.jobs.get(organizationId, id);
    if (!job) return refuse('not-found');
    if (job.status === 'undoing' || job.status === 'undone') return job;
    const lock = await closedByNow(job, cloud);
    if (lock) return refusedAsClosed(lock);
    change.about({ id });
    // It is turned around on its way: what it did until now is all that it does.
    if (job.status === 'running') change.complete(job.entry, { done: await standingItems(job, cloud) });
    const wanted = { status: 'undoing', progress: 0, next: 0, leftOut: undefined } as const;
    const { after, write } = cloud.jobs.change(job, {
      ...{ ...wanted, changedAt: change.at },
      ...startedBy(caller.membership),
      entry: change.begin(),
    });
    change.put(write);
    const work = { kind: 'run-job', organizationId, jobId: id } as const;
    change.enqueue(isDoneAtOnce(after) ? { ...work, isAtOnce: true } : work);
    return after;
  });
}
