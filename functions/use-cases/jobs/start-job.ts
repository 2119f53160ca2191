import type { Job } from '../../../shared/model/job.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredJob } from '../../store/jobs.ts';

/** Starts a job, once: asked again with the same id and items it is the same job. */
export async function startJob(
  wish: Pick<StoredJob, 'id' | 'kind' | 'itemIds' | 'rule' | 'categories'>,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
  { jobs, work, now }: Pick<Cloud, 'jobs' | 'work' | 'now'>,
): Promise<Job | Refusal> {
  const at = now().toISOString();
  const job: StoredJob = {
    ...wish,
    status: 'running',
    progress: 0,
    total: wish.itemIds.length,
    done: 0,
    next: 0,
    createdAt: at,
    changedAt: at,
    organizationId,
    userId,
    version: 1,
  };
  if ((await jobs.tryAdd(job)) === 'conflict') {
    const existing = await jobs.get(organizationId, wish.id);
    const isSame = existing && JSON.stringify(existing.itemIds) === JSON.stringify(wish.itemIds);
    return isSame ? existing : refuse('already-exists');
  }
  await work.send({ kind: 'run-job', organizationId, jobId: job.id });
  return job;
}
