import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { JobItem, StoredJob } from '../../store/jobs.ts';
import { unlessClosed } from '../books/closed-period.ts';
import { jobAct } from '../jobs/job-act.ts';
import { leftAsClosed } from '../jobs/left-out.ts';
import type { LeftOut } from '../jobs/left-out.ts';
import { confirmMatch } from './confirm-match.ts';
import { undoMatch } from './undo-match.ts';
import type { Books, Decided, MatchParts } from './write-decision.ts';
import { actorOfJob } from '../jobs/actor-of-job.ts';

/** Confirms some of a run's suggestions. A "no" about one (decided meanwhile, or gone) leaves it as it is; what is left as it is closed is named. */
export function confirmMatches(
  items: readonly JobItem[],
  job: StoredJob,
  cloud: MatchParts,
): Promise<LeftOut[]> {
  return eachUnlessClosed(items, job, cloud, (id) => confirmMatch(id, partOf(job), cloud, { runId: job.id }));
}

const partOf = (job: StoredJob): Books => ({
  organizationId: job.organizationId,
  userId: job.userId,
  job,
});

/** Takes back what a run confirmed; what was closed since stays, and is none of the run's any more. */
export async function undoMatches(
  items: readonly JobItem[],
  job: StoredJob,
  cloud: MatchParts,
): Promise<LeftOut[]> {
  return eachUnlessClosed(items, job, cloud, async (id) => {
    const outcome = await unlessClosed(() => undoMatch(id, partOf(job), cloud, { runId: job.id }));
    if (isRefusal(outcome) && outcome.refused === 'period-locked') await takeOutOfRun(id, job, cloud);
    return outcome;
  });
}

async function eachUnlessClosed(
  items: readonly JobItem[],
  { organizationId }: StoredJob,
  cloud: Pick<Cloud, 'matches' | 'ledger'>,
  step: (id: string) => Decided,
): Promise<LeftOut[]> {
  const left: LeftOut[] = [];
  for (const { id } of items) {
    const outcome = await unlessClosed(() => step(id));
    if (!isRefusal(outcome) || outcome.refused !== 'period-locked') continue;
    const match = await cloud.matches.get(organizationId, id);
    const rows = await cloud.ledger.getMany(organizationId, match?.transactionIds ?? []);
    left.push(...rows.map(leftAsClosed));
  }
  return left;
}

/** A match that the run does not answer for; whoever decides on it in this moment takes it out as well. */
async function takeOutOfRun(
  id: string,
  job: StoredJob,
  cloud: Pick<Cloud, 'change' | 'matches'>,
): Promise<void> {
  await cloud.change(actorOfJob(job), jobAct(job.kind), async (change) => {
    const match = await cloud.matches.get(job.organizationId, id);
    if (!match) return;
    const { runId: _run, ...ofNoRun } = match;
    change.put(cloud.matches.change(match, ofNoRun));
  });
}
