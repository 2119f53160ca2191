import type { Job } from '../../../shared/model/job.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { Write } from '../../store/writes.ts';
import type { JobItem, StoredJob } from '../../store/jobs.ts';
import { startedBy } from './actor-of-job.ts';
import { isDoneAtOnce } from './done-at-once.ts';

/** What a job is to do, over things named by their ids or in the version that each is to have. */
export type JobWish = Pick<
  StoredJob,
  | 'id'
  | 'kind'
  | 'rule'
  | 'categoryIds'
  | 'change'
  | 'tax'
  | 'usualTax'
  | 'accepts'
  | 'currency'
  | 'merge'
  | 'asked'
> &
  ({ readonly itemIds: string[] } | { readonly items: readonly JobItem[] }) & {
    /** The request that starts it does it itself where it is small (`runAtOnce`). */
    readonly mayBeAtOnce?: boolean;
  };

/**
 * Starts a job, once, with what belongs to it: asked again by the same body it is the same job. Its act goes on until the job has ended.
 */
export async function startJob(
  change: Change,
  wish: JobWish,
  { organizationId, userId, membership }: Pick<Caller, 'organizationId' | 'userId' | 'membership'>,
  { jobs }: Pick<Cloud, 'jobs'>,
  further: readonly Write[] = [],
): Promise<Job | Refusal> {
  const earlier = await jobs.get(organizationId, wish.id);
  if (earlier) return sameJob(earlier, wish.asked);
  const { itemIds, items, mayBeAtOnce, ...work } = { itemIds: [], items: [], mayBeAtOnce: false, ...wish };
  const total = itemIds.length + items.length;
  change.about({ id: wish.id });
  change.count({ wanted: total });
  const job: StoredJob = {
    ...work,
    itemIds,
    ...(items.length > 0 ? { isApart: true } : {}),
    ...{ status: 'running', progress: 0, total, done: 0, next: 0 },
    ...{ createdAt: change.at, changedAt: change.at, organizationId, userId, version: 1 },
    ...startedBy(membership),
    entry: change.begin(),
  };
  change.put(jobs.addition(job), ...jobs.itemsApart(job, items), ...further);
  const asked = { kind: 'run-job', organizationId, jobId: job.id } as const;
  change.enqueue(mayBeAtOnce && isDoneAtOnce(job) ? { ...asked, isAtOnce: true } : asked);
  return job;
}

/** The job that was started before, where it was by the same body. */
export function sameJob(earlier: StoredJob, asked: string | undefined): StoredJob | Refusal {
  return earlier.asked === asked ? earlier : refuse('already-exists');
}
