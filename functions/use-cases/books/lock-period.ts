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
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'periodLocks' | 'organizations' | 'now'>,
): Promise<PeriodLockState | Refusal> {
  const { organizationId, abilities, userId, person } = caller;
  if (!abilities.includes('canCloseBooks')) return refuse('not-allowed');
  const { timeZone } = await settingsOf(organizationId, cloud);
  const today = todayIn(timeZone, cloud.now());
  if (until !== null && until >= today)
    return refuse('invalid-input', { fields: { until: { code: 'day-not-over' } } });
  const outcome = await cloud.change(caller, 'period-lock-changed', async (change) => {
    const standing = await cloud.periodLocks.withVersion(organizationId);
    const from = standing.lock?.until ?? null;
    if (from === until) return undefined;
    if (standing.version !== version) return refuse('changed-meanwhile');
    const who = { userId, byName: person.fullName, at: change.at };
    change.about({ id: organizationId, name: until ?? undefined });
    change.put(
      ...cloud.periodLocks.change(
        { organizationId, from, to: until, ...who },
        { on: today, before: version },
      ),
    );
    return undefined;
  });
  return outcome ?? getPeriodLock({ organizationId }, cloud);
}
