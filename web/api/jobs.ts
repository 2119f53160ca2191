import { getJob } from '../../shared/contract/jobs.ts';
import type { Job } from '../../shared/model/job.ts';
import { problemOf } from '../../shared/problems.ts';
import { ApiProblem } from './api-problem.ts';
import { call } from './call.ts';
import { pauseBetween } from './poll.ts';

const isAtWork = ({ status }: Job) => status === 'running' || status === 'undoing';

/** Hears how far the jobs are that somebody waits for, and that one is not waited for any more. */
type Hear = (job: Job, isOver?: boolean) => void;
let hear: Hear | undefined;

/** Tells jobs to whoever shows them; called once. */
export function tellJobs(whom: Hear): void {
  hear = whom;
}

/**
 * Does what starts a job, for a dialog that must not wait for the job's end: answers once the job runs or is done, and throws what kept it from
 * starting. What fails from then on goes to `onFailed`.
 */
export function untilAccepted(
  work: (onAccepted: () => void) => Promise<unknown>,
  onFailed: (error: unknown) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let isAccepted = false;
    const accept = () => {
      isAccepted = true;
      resolve();
    };
    work(accept).then(accept, (error: unknown) =>
      isAccepted
        ? onFailed(error)
        : reject(error instanceof Error ? error : new Error(String(error), { cause: error })),
    );
  });
}

/** What has ended by then was over before anybody looked. */
const ASKED_UNSEEN = 2;

/**
 * Asks how far a job is until it has ended, shown meanwhile as one that goes on; gives it as it then is, and throws `ApiProblem` where it
 * was given up.
 */
export async function followJob(started: Job, onProgress?: (job: Job) => void): Promise<Job> {
  let job = started;
  try {
    for (let asked = 0; isAtWork(job); asked += 1) {
      onProgress?.(job);
      if (asked >= ASKED_UNSEEN) hear?.(job);
      await pauseBetween(asked);
      job = await call(getJob, { params: { id: job.id } });
    }
  } finally {
    hear?.(started, true);
  }
  if (job.status === 'failed') throw new ApiProblem(problemOf('given-up', job.problem));
  return job;
}
