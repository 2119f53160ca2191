import type { Job } from '../../../shared/model/job.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { JobItem, StoredJob } from '../../store/jobs.ts';
import type { Write } from '../../store/writes.ts';

/** What a job is to do, over things named by their ids or in the version that each is to have. */
export type JobWish = Pick<
  StoredJob,
  'id' | 'kind' | 'rule' | 'categoryIds' | 'change' | 'tax' | 'usualTax' | 'currency' | 'merge' | 'asked'
> &
  ({ readonly itemIds: string[] } | { readonly items: readonly JobItem[] });

/**
 * Starts a job, once, with what belongs to it: asked again by the same body it is the same job. `conflict` where something of
 * what belongs to it stands otherwise by now.
 */
export async function startJob(
  wish: JobWish,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
  { jobs, outbox, now }: Pick<Cloud, 'jobs' | 'outbox' | 'now'>,
  further: readonly Write[] = [],
): Promise<Job | Refusal | 'conflict'> {
  const at = now().toISOString();
  const { itemIds, items, ...work } = { itemIds: [], items: [], ...wish };
  const job: StoredJob = {
    ...work,
    itemIds,
    ...(items.length > 0 ? { isApart: true } : {}),
    status: 'running',
    progress: 0,
    total: itemIds.length + items.length,
    done: 0,
    next: 0,
    createdAt: at,
    changedAt: at,
    organizationId,
    userId,
    version: 1,
  };
  const message = outbox.asking({ kind: 'run-job', organizationId, jobId: job.id });
  if ((await jobs.tryAdd(job, [...jobs.itemsApart(job, items), ...further, ...message])) === 'written')
    return job;
  const existing = await jobs.get(organizationId, wish.id);
  if (!existing) return 'conflict';
  return sameJob(existing, job.asked);
}

/** The job that was started before, where it was by the same body. */
export function sameJob(earlier: StoredJob, asked: string | undefined): StoredJob | Refusal {
  return earlier.asked === asked ? earlier : refuse('already-exists');
}
