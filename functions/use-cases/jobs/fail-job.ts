import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredJob } from '../../store/jobs.ts';
import { jobAct } from './job-act.ts';
import { standingItems } from './standing-items.ts';

/** Why a job ends before its end. */
type Failure =
  | { readonly code: 'given-up'; readonly why: 'job-given-up' }
  | { readonly code: 'not-allowed'; readonly why: 'job-of-nobody' };

/** Ends a job that has not ended yet: what it did until then stands, and can be taken back. */
export async function failJob(
  { organizationId, id, kind, entry }: StoredJob,
  { code, why }: Failure,
  cloud: Pick<Cloud, 'change' | 'jobs' | 'matches'>,
): Promise<void> {
  await cloud.change({ organizationId, continues: entry }, jobAct(kind), async (change) => {
    const job = await cloud.jobs.get(organizationId, id);
    if (job?.status !== 'running' && job?.status !== 'undoing') return;
    const problem = { code, detail: say(wordsToKeep.files, { code: why }) };
    change.put(cloud.jobs.change(job, { status: 'failed', problem, changedAt: change.at }).write);
    change.complete(job.entry, { done: await standingItems(job, cloud) }, 'failed');
  });
}
