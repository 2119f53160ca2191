import type * as z from 'zod';
import type { Job } from '../../../shared/model/job.ts';
import type { NewMatchRun } from '../../../shared/model/match.ts';
import { bodyId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { startJob } from '../jobs/start-job.ts';

/** Starts to confirm many suggestions; taken back with one undo. */
export async function startAutoMatch(
  run: z.output<typeof NewMatchRun>,
  caller: Caller,
  cloud: Pick<Cloud, 'jobs' | 'outbox' | 'now'>,
): Promise<Job | Refusal> {
  const { id, matchIds: itemIds } = run;
  const job = await startJob({ id, kind: 'confirm-matches', itemIds, asked: bodyId(run) }, caller, cloud);
  return job === 'conflict' ? refuse('changed-meanwhile') : job;
}
