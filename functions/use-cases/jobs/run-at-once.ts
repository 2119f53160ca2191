import type { Job } from '../../../shared/model/job.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { isDoneAtOnce } from './done-at-once.ts';
import { runJob } from './run-job.ts';

/**
 * Does a small job within the request that started it or takes it back, so that nobody waits for the queue. Takes what starting gave;
 * gives the job as it then stands, or the refusal. What fails here is left to the job's message: the job is then still running.
 */
export async function runAtOnce(
  started: Job | Refusal,
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: Parameters<typeof runJob>[2] & Pick<Cloud, 'log'>,
): Promise<Job | Refusal> {
  if (isRefusal(started) || !isDoneAtOnce(started)) return started;
  const { id } = started;
  await runJob(organizationId, id, cloud).catch((error: unknown) =>
    cloud.log.error('job left to its message', { error, organizationId, jobId: id }),
  );
  return (await cloud.jobs.get(organizationId, id)) ?? started;
}
