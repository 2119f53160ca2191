import type * as z from 'zod';
import type { Job } from '../../../shared/model/job.ts';
import type { NewMatchRun } from '../../../shared/model/match.ts';
import { bodyId } from '../../domain/ids.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { jobAct } from '../jobs/job-act.ts';
import { startJob } from '../jobs/start-job.ts';

/** Starts to confirm many suggestions, which `runAtOnce` does for a few; taken back with one undo. */
export async function startAutoMatch(
  run: z.output<typeof NewMatchRun>,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'jobs'>,
): Promise<Job | Refusal> {
  const { id, matchIds: itemIds } = run;
  const wish = { id, kind: 'confirm-matches', itemIds, asked: bodyId(run), mayBeAtOnce: true } as const;
  return cloud.change(caller, jobAct(wish.kind), (change) => startJob(change, wish, caller, cloud));
}
