import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { JobItem, StoredJob } from '../../store/jobs.ts';
import { changeRows, restoreRows } from '../categories/change-rows.ts';
import { mergeMonths, unmergeRows } from '../categories/merge-rows.ts';
import { bringBackRows, deleteRows } from '../ledger/delete-rows.ts';
import { confirmMatches, undoMatches } from '../matching/match-run.ts';
import { organizationOf } from '../books/organization-of.ts';
import { assumingAll } from '../ledger/assume-taxes.ts';
import { unlessChanged } from '../unless-changed.ts';
import { MembershipChanged } from '../../store/change.ts';
import { actorOfJob } from './actor-of-job.ts';
import { failJob } from './fail-job.ts';
import { jobAct } from './job-act.ts';
import { standingItems } from './standing-items.ts';
import type { LeftOut } from './left-out.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'jobs'
  | 'organizations'
  | 'matches'
  | 'ledger'
  | 'receipts'
  | 'lessons'
  | 'categories'
  | 'pairs'
  | 'questions'
  | 'rates'
  | 'now'
>;

/** Things done between two notes of how far it is, and so many notes for one message of the queue. */
const ITEMS_A_NOTE = 10;
/** As many rows as one transaction mostly takes with all that follows from their change. */
const ROWS_A_NOTE = 25;
/** Likewise, where each is kept whole as well. */
const DELETED_A_NOTE = 12;
const NOTES_A_MESSAGE = 20;

/** Of what is left as it was, so many are named. */
const NAMED_MAX = 20;

/**
 * How each kind of job does and takes back its items; doing or taking back twice changes nothing. Throws `ChangedMeanwhile` where the job was
 * turned around meanwhile.
 */
interface JobSteps {
  readonly take: Step;
  readonly takeBack: Step;
  /** So many between two notes, where it isn't as many as usual. */
  readonly itemsANote?: number;
}
type Step = (items: readonly JobItem[], job: StoredJob, cloud: Parts) => Promise<LeftOut[]>;

const steps: Readonly<Record<StoredJob['kind'], JobSteps>> = {
  'confirm-matches': { take: confirmMatches, takeBack: undoMatches },
  'change-rows': { take: changeRows, takeBack: restoreRows, itemsANote: ROWS_A_NOTE },
  'edit-rows': { take: changeRows, takeBack: restoreRows, itemsANote: ROWS_A_NOTE },
  'find-worths': { take: changeRows, takeBack: restoreRows },
  'delete-rows': { take: deleteRows, takeBack: bringBackRows, itemsANote: DELETED_A_NOTE },
  'merge-category': { take: mergeMonths, takeBack: unmergeRows, itemsANote: 1 },
};

/**
 * Goes on with a job where it stands, as far as one message goes; a crash at any point is gone over again without harm. One whose starter was
 * removed, or may do something else by now, ends as failed.
 */
export async function runJob(organizationId: string, jobId: string, cloud: Parts): Promise<void> {
  const job = await cloud.jobs.get(organizationId, jobId);
  if (job?.status !== 'running' && job?.status !== 'undoing') return;
  try {
    const reached = await unlessChanged(() => takeItems(job, cloud));
    // Another message carries the same job, or it was turned around: that one goes on.
    if (!isRefusal(reached) && reached.next === reached.total) await finish(reached, cloud);
  } catch (error) {
    if (!(error instanceof MembershipChanged)) throw error;
    await failJob(job, { code: 'not-allowed', why: 'job-of-nobody' }, cloud);
  }
}

/** Does as many of a job's items as one message does, and asks for the rest with the last note; the job as it stands then. */
async function takeItems(started: StoredJob, cloud: Parts): Promise<StoredJob | Refusal> {
  const { take, takeBack, itemsANote = ITEMS_A_NOTE } = steps[started.kind];
  const step = started.status === 'running' ? take : takeBack;
  const until = Math.min(started.total, started.next + itemsANote * NOTES_A_MESSAGE);
  let job = started;
  for (let at = started.next; at < until; at += itemsANote) {
    const next = Math.min(until, at + itemsANote);
    const left = await step(await cloud.jobs.itemsAt(job, at, next), job, cloud);
    const reached = { next, progress: next / job.total };
    const noted = left.length === 0 ? reached : { ...reached, leftOut: withLeftOut(job, left) };
    const after = await note(job, noted, next === until && until < job.total, cloud);
    if (isRefusal(after)) return after;
    job = after;
  }
  return job;
}

function withLeftOut(
  { leftOut = { count: 0, named: [] } }: StoredJob,
  left: readonly LeftOut[],
): NonNullable<StoredJob['leftOut']> {
  const countOf = (why: LeftOut['because']) => left.filter(({ because }) => because === why).length;
  const closed = (leftOut.closed ?? 0) + countOf('period-locked');
  const untaxed = (leftOut.untaxed ?? 0) + countOf('untaxed');
  return {
    count: leftOut.count + left.length,
    ...(closed > 0 ? { closed } : {}),
    ...(untaxed > 0 ? { untaxed } : {}),
    named: [...leftOut.named, ...left].slice(0, NAMED_MAX),
  };
}

/** Notes how far a job is, and asks for the rest where that is wanted; refused where it no longer stands as it was read. */
function note(
  job: StoredJob,
  reached: Partial<StoredJob>,
  isMoreWanted: boolean,
  cloud: Parts,
): Promise<StoredJob | Refusal> {
  const { organizationId, id: jobId, kind } = job;
  return cloud.change(actorOfJob(job), jobAct(kind), (change) => {
    if (change.isRetry) return refuse('changed-meanwhile');
    const { after, write } = cloud.jobs.change(job, { ...reached, changedAt: change.at });
    change.put(write);
    if (isMoreWanted) change.enqueue({ kind: 'run-job', organizationId, jobId });
    return after;
  });
}

/** Whether a job may have said something else of the tax in sales than before, which later sales follow: asked once, for all its rows. */
async function mayFreeSales(
  { organizationId, kind, tax }: StoredJob,
  { organizations }: Pick<Cloud, 'organizations'>,
): Promise<boolean> {
  if (tax === undefined && kind !== 'delete-rows') return false;
  const { salesTax } = await organizationOf(organizationId, { organizations });
  return salesTax?.method === 'normal';
}

async function finish(job: StoredJob, cloud: Parts): Promise<void> {
  const done = await standingItems(job, cloud);
  if (job.status === 'undoing' && done > 0) {
    // A last item was still being done while the job was turned around.
    await note(job, { next: 0, progress: 0, done }, true, cloud);
    return;
  }
  const status = job.status === 'running' ? ('done' as const) : ('undone' as const);
  const { organizationId, entry, leftOut } = job;
  await cloud.change({ organizationId, continues: entry }, jobAct(job.kind), async (change) => {
    const standing = await cloud.jobs.get(organizationId, job.id);
    // Another message carries the same job, or it was turned around: that one goes on.
    if (standing?.version !== job.version) return;
    change.put(cloud.jobs.change(job, { status, progress: 1, done, changedAt: change.at }).write);
    change.complete(entry, { done, leftOut: leftOut?.count ?? 0 });
    if (await mayFreeSales(job, cloud)) change.enqueue(assumingAll(organizationId));
  });
}
