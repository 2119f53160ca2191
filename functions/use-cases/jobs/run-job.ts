import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredJob } from '../../store/jobs.ts';
import type { Write, Written } from '../../store/writes.ts';
import { changeRows, restoreRows } from '../categories/change-rows.ts';
import { confirmMatch } from '../matching/confirm-match.ts';
import { undoMatch } from '../matching/undo-match.ts';

type Parts = Pick<
  Cloud,
  'jobs' | 'matches' | 'ledger' | 'receipts' | 'lessons' | 'categories' | 'outbox' | 'now'
>;

/** Things done for one message of the queue, and between two notes of how far it is. */
const ITEMS_A_MESSAGE = 200;
const ITEMS_A_NOTE = 10;

/**
 * How each kind of job does, takes back and counts its items; doing or taking back twice changes nothing. `conflict` where the
 * job was turned around meanwhile.
 */
interface JobSteps {
  readonly take: Step;
  readonly takeBack: Step;
  /** How many of its items stand as the job made them. */
  readonly standing: (job: StoredJob, cloud: Parts) => Promise<number>;
}
type Step = (itemIds: readonly string[], job: StoredJob, cloud: Parts) => Promise<Written>;

const steps: Readonly<Record<StoredJob['kind'], JobSteps>> = {
  'confirm-matches': {
    take: (ids, job, cloud) => oneByOne(ids, (id) => confirmMatch(id, job, cloud, { runId: job.id })),
    takeBack: (ids, job, cloud) => oneByOne(ids, (id) => undoMatch(id, job, cloud, { runId: job.id })),
    standing: async ({ organizationId, itemIds, id }, { matches }) => {
      const found = await matches.getMany(organizationId, itemIds);
      return found.filter(({ status, runId }) => status === 'confirmed' && runId === id).length;
    },
  },
  'change-rows': {
    take: changeRows,
    takeBack: restoreRows,
    standing: async (job, cloud) => (await cloud.jobs.changesOf(job)).length,
  },
};

/** A "no" about one item (decided meanwhile, or gone) leaves it as it is; the others go on. */
async function oneByOne(ids: readonly string[], step: (id: string) => Promise<unknown>): Promise<Written> {
  for (const id of ids) await step(id);
  return 'written';
}

/** Goes on with a job where it stands, as far as one message goes; a crash at any point is gone over again without harm. */
export async function runJob(organizationId: string, jobId: string, cloud: Parts): Promise<void> {
  const job = await cloud.jobs.get(organizationId, jobId);
  if (job?.status !== 'running' && job?.status !== 'undoing') return;
  const reached = await takeItems(job, cloud);
  // Another message carries the same job, or it was turned around: that one goes on.
  if (reached !== 'conflict' && reached.next === reached.total) await finish(reached, cloud);
}

/** Does as many of a job's items as one message does, and asks for the rest with the last note; the job as it stands then. */
async function takeItems(started: StoredJob, cloud: Parts): Promise<StoredJob | 'conflict'> {
  const { take, takeBack } = steps[started.kind];
  const step = started.status === 'running' ? take : takeBack;
  const until = Math.min(started.total, started.next + ITEMS_A_MESSAGE);
  let job = started;
  for (let at = started.next; at < until; at += ITEMS_A_NOTE) {
    const next = Math.min(until, at + ITEMS_A_NOTE);
    if ((await step(job.itemIds.slice(at, next), job, cloud)) === 'conflict') return 'conflict';
    const noted = { next, progress: next / job.total, changedAt: nowOf(cloud) };
    const asked = next === until && until < job.total ? moreOf(job, cloud) : [];
    const after = await cloud.jobs.tryChange(job, noted, asked);
    if (after === 'conflict') return after;
    job = after;
  }
  return job;
}

function moreOf({ organizationId, id: jobId }: StoredJob, { outbox }: Parts): Write[] {
  return outbox.asking({ kind: 'run-job', organizationId, jobId });
}

async function finish(job: StoredJob, cloud: Parts): Promise<void> {
  const done = await steps[job.kind].standing(job, cloud);
  const changedAt = nowOf(cloud);
  if (job.status === 'undoing' && done > 0) {
    // A last item was still being done while the job was turned around.
    await cloud.jobs.tryChange(job, { next: 0, progress: 0, done, changedAt }, moreOf(job, cloud));
    return;
  }
  const status = job.status === 'running' ? ('done' as const) : ('undone' as const);
  await cloud.jobs.tryChange(job, { status, progress: 1, done, changedAt });
}

const nowOf = ({ now }: Parts): string => now().toISOString();
