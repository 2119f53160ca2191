import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredJob } from '../../store/entities.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { changeRows, restoreRows } from '../categories/change-rows.ts';
import { confirm, undo } from '../matching/decide-match.ts';

type Parts = Pick<
  Cloud,
  'jobs' | 'matches' | 'ledger' | 'receipts' | 'lessons' | 'categories' | 'work' | 'now'
>;

/** Things done for one message of the queue, and between two notes of how far it is. */
const ITEMS_A_MESSAGE = 200;
const ITEMS_A_NOTE = 10;

/** How each kind of job does, takes back and counts its items; doing or taking back twice changes nothing. */
interface JobSteps {
  readonly take: (itemIds: readonly string[], job: StoredJob, cloud: Parts) => Promise<unknown>;
  readonly takeBack: (itemIds: readonly string[], job: StoredJob, cloud: Parts) => Promise<unknown>;
  /** How many of its items stand as the job made them. */
  readonly standing: (job: StoredJob, cloud: Parts) => Promise<number>;
}

const steps: Readonly<Record<StoredJob['kind'], JobSteps>> = {
  'confirm-matches': {
    take: (ids, job, cloud) => oneByOne(ids, (id) => confirm(id, job, cloud, { runId: job.id })),
    takeBack: (ids, job, cloud) => oneByOne(ids, (id) => undo(id, job, cloud, { runId: job.id })),
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

async function oneByOne(ids: readonly string[], step: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) await step(id);
}

/** Starts a job, once: asked again with the same id and items it is the same job. */
export async function startJob(
  wish: Pick<StoredJob, 'id' | 'kind' | 'itemIds' | 'rule' | 'categories'>,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
  { jobs, work, now }: Pick<Cloud, 'jobs' | 'work' | 'now'>,
): Promise<Job | Refusal> {
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
  try {
    await jobs.add(job);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    const existing = await jobs.get(organizationId, wish.id);
    const isSame = existing && JSON.stringify(existing.itemIds) === JSON.stringify(wish.itemIds);
    return isSame ? existing : refuse('already-exists');
  }
  await work.send({ kind: 'run-job', organizationId, jobId: job.id });
  return job;
}

/** Begins to take back all that a job did and that still stands. */
export async function beginUndo(
  id: string,
  { organizationId }: Caller,
  { jobs, work, now }: Pick<Cloud, 'jobs' | 'work' | 'now'>,
): Promise<Job | Refusal> {
  const job = await jobs.get(organizationId, id);
  if (!job) return refuse('not-found');
  if (job.status === 'undoing' || job.status === 'undone') return job;
  try {
    const changedAt = now().toISOString();
    const undoing = await jobs.change(job, { status: 'undoing', progress: 0, next: 0, changedAt });
    await work.send({ kind: 'run-job', organizationId, jobId: id });
    return undoing;
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
}

/** How far a job is. */
export async function showJob(
  id: string,
  { organizationId }: Caller,
  { jobs }: Pick<Cloud, 'jobs'>,
): Promise<Job | Refusal> {
  return (await jobs.get(organizationId, id)) ?? refuse('not-found');
}

/** Goes on with a job where it stands, as far as one message goes; a crash at any point is gone over again without harm. */
export async function runJob(organizationId: string, jobId: string, cloud: Parts): Promise<void> {
  const job = await cloud.jobs.get(organizationId, jobId);
  if (job?.status !== 'running' && job?.status !== 'undoing') return;
  try {
    await goOn(job, cloud);
  } catch (error) {
    // Another message carries the same job, or it was turned around: that one goes on.
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

async function goOn(started: StoredJob, cloud: Parts): Promise<void> {
  const { take, takeBack } = steps[started.kind];
  const step = started.status === 'running' ? take : takeBack;
  const until = Math.min(started.total, started.next + ITEMS_A_MESSAGE);
  let job = started;
  for (let at = started.next; at < until; at += ITEMS_A_NOTE) {
    const next = Math.min(until, at + ITEMS_A_NOTE);
    // A "no" about one item (decided meanwhile, or gone) leaves it as it is; the others go on.
    await step(job.itemIds.slice(at, next), job, cloud);
    job = await cloud.jobs.change(job, { next, progress: next / job.total, changedAt: nowOf(cloud) });
  }
  if (job.next < job.total)
    await cloud.work.send({ kind: 'run-job', organizationId: job.organizationId, jobId: job.id });
  else await finish(job, cloud);
}

async function finish(job: StoredJob, cloud: Parts): Promise<void> {
  const done = await steps[job.kind].standing(job, cloud);
  const isLeft = job.status === 'undoing' && done > 0;
  const changedAt = nowOf(cloud);
  if (isLeft) {
    // A last item was still being done while the job was turned around.
    await cloud.jobs.change(job, { next: 0, progress: 0, done, changedAt });
    await cloud.work.send({ kind: 'run-job', organizationId: job.organizationId, jobId: job.id });
    return;
  }
  const status = job.status === 'running' ? ('done' as const) : ('undone' as const);
  await cloud.jobs.change(job, { status, progress: 1, done, changedAt });
}

const nowOf = ({ now }: Parts): string => now().toISOString();
