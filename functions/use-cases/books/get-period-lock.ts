import type { PeriodLockState } from '../../../shared/model/period-lock.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Up to which day books are closed, who closed them, and what was closed and reopened before. */
export async function getPeriodLock(
  { organizationId }: Pick<Caller, 'organizationId'>,
  { periodLocks }: Pick<Cloud, 'periodLocks'>,
): Promise<PeriodLockState> {
  const [{ lock = null, version }, history] = await Promise.all([
    periodLocks.withVersion(organizationId),
    periodLocks.history(organizationId),
  ]);
  return { lock, version, history };
}
