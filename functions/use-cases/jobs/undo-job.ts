import type { Job } from '../../../shared/model/job.ts';
import { refusedAsClosed } from '../../domain/books/period-lock.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { closedByNow } from './closed-by-now.ts';

/** Begins to take back all that a job did and that still stands; nothing of it where some of that lies in a closed period. */
export async function undoJob(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'jobs' | 'ledger' | 'matches' | 'outbox' | 'now'>,
): Promise<Job | Refusal> {
  const { jobs, outbox, now } = cloud;
  const job = await jobs.get(organizationId, id);
  if (!job) return refuse('not-found');
  if (job.status === 'undoing' || job.status === 'undone') return job;
  const lock = await closedByNow(job, cloud);
  if (lock) return refusedAsClosed(lock);
  const changedAt = now().toISOString();
  const wanted = { status: 'undoing' as const, progress: 0, next: 0, leftOut: undefined, changedAt };
  const asked = outbox.asking({ kind: 'run-job', organizationId, jobId: id });
  const undoing = await jobs.tryChange(job, wanted, asked);
  return undoing === 'conflict' ? refuse('changed-meanwhile') : undoing;
}
