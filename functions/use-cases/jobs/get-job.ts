import type { Job } from '../../../shared/model/job.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** How far a job is. */
export async function getJob(
  id: string,
  { organizationId }: Caller,
  { jobs }: Pick<Cloud, 'jobs'>,
): Promise<Job | Refusal> {
  return (await jobs.get(organizationId, id)) ?? refuse('not-found');
}
