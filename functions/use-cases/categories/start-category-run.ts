import type { NewCategoryRun } from '../../../shared/model/category.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { startJob } from '../jobs/start-job.ts';

/** Starts to change many entries: by a rule's effect, or to the category named for each. */
export function startCategoryRun(
  { id, transactionIds, ...change }: NewCategoryRun,
  caller: Caller,
  cloud: Pick<Cloud, 'jobs' | 'work' | 'now'>,
): Promise<Job | Refusal> {
  return startJob({ id, kind: 'change-rows', itemIds: transactionIds, ...change }, caller, cloud);
}
