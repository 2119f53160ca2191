import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredJob } from '../../store/jobs.ts';

/** How many items of a job stand as it made them: all that it did and nobody took back, wherever its worker was ended. */
export async function standingItems(
  job: StoredJob,
  { jobs, matches }: Pick<Cloud, 'jobs' | 'matches'>,
): Promise<number> {
  const { kind, organizationId, itemIds, id } = job;
  if (kind !== 'confirm-matches') return jobs.notedBy(job);
  const found = await matches.getMany(organizationId, itemIds);
  return found.filter(({ status, runId }) => status === 'confirmed' && runId === id).length;
}
