import { todayIn } from '../../../shared/civil-date.ts';
import type { PeriodLockState, PeriodLockWish } from '../../../shared/model/period-lock.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { getPeriodLock } from './get-period-lock.ts';
import { settingsOf } from './organization-of.ts';

/**
 * Closes books up to a day, or reopens them: later days, or all, are open again. Only their master may; who did it and when is kept. From
 * this write on no row of a closed day changes, whoever read it before. Sent twice it is done once.
 */
export async function lockPeriod(
  { until, version }: PeriodLockWish,
  { organizationId, abilities, userId, person }: Caller,
  cloud: Pick<Cloud, 'periodLocks' | 'organizations' | 'now'>,
): Promise<PeriodLockState | Refusal> {
  if (!abilities.includes('canCloseBooks')) return refuse('not-allowed');
  const { timeZone } = await settingsOf(organizationId, cloud);
  const today = todayIn(timeZone, cloud.now());
  if (until !== null && until >= today)
    return refuse('invalid-input', { fields: { until: { code: 'day-not-over' } } });
  const standing = await cloud.periodLocks.withVersion(organizationId);
  const from = standing.lock?.until ?? null;
  if (from !== until) {
    if (standing.version !== version) return refuse('changed-meanwhile');
    const who = { userId, byName: person.fullName, at: cloud.now().toISOString() };
    const change = { organizationId, from, to: until, ...who };
    const written = await cloud.periodLocks.tryChange(change, { on: today, before: version });
    if (written === 'conflict') return refuse('changed-meanwhile');
  }
  return getPeriodLock({ organizationId }, cloud);
}
