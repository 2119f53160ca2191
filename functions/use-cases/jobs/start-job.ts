import type { Job } from '../../../shared/model/job.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredJob } from '../../store/jobs.ts';
import type { Write } from '../../store/writes.ts';

/**
 * Starts a job, once, with what belongs to it: asked again by the same body it is the same job. `conflict` where something of
 * what belongs to it stands otherwise by now.
 */
export async function startJob(
  wish: Pick<StoredJob, 'id' | 'kind' | 'itemIds' | 'rule' | 'categoryIds' | 'asked'>,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
  { jobs, outbox, now }: Pick<Cloud, 'jobs' | 'outbox' | 'now'>,
  further: readonly Write[] = [],
): Promise<Job | Refusal | 'conflict'> {
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
  const message = outbox.asking({ kind: 'run-job', organizationId, jobId: job.id });
  if ((await jobs.tryAdd(job, [...further, ...message])) === 'written') return job;
  const existing = await jobs.get(organizationId, wish.id);
  if (!existing) return 'conflict';
  return existing.asked === job.asked ? existing : refuse('already-exists');
}
