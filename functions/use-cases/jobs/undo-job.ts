import type { Job } from '../../../shared/model/job.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Begins to take back all that a job did and that still stands. */
export async function undoJob(
  id: string,
  { organizationId }: Caller,
  { jobs, outbox, now }: Pick<Cloud, 'jobs' | 'outbox' | 'now'>,
): Promise<Job | Refusal> {
  const job = await jobs.get(organizationId, id);
  if (!job) return refuse('not-found');
  if (job.status === 'undoing' || job.status === 'undone') return job;
  const changedAt = now().toISOString();
  const wanted = { status: 'undoing' as const, progress: 0, next: 0, leftOut: undefined, changedAt };
  const asked = outbox.asking({ kind: 'run-job', organizationId, jobId: id });
  const undoing = await jobs.tryChange(job, wanted, asked);
  return undoing === 'conflict' ? refuse('changed-meanwhile') : undoing;
}
