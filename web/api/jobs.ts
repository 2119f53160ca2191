import { getJob } from '../../shared/contract/jobs.ts';
import type { Job } from '../../shared/model/job.ts';
import { problemOf } from '../../shared/problems.ts';
import { ApiProblem } from './api-problem.ts';
import { call } from './call.ts';
import { pauseBetween } from './poll.ts';

const isAtWork = ({ status }: Job) => status === 'running' || status === 'undoing';

/** Asks how far a job is until it has ended; gives it as it then is, and throws `ApiProblem` where it was given up. */
export async function followJob(started: Job, onProgress?: (job: Job) => void): Promise<Job> {
  let job = started;
  for (let asked = 0; isAtWork(job); asked += 1) {
    onProgress?.(job);
    await pauseBetween(asked);
    job = await call(getJob, { params: { id: job.id } });
  }
  if (job.status === 'failed') throw new ApiProblem(problemOf('given-up', job.problem));
  return job;
}
