import { todayIn } from '../../../shared/civil-date.ts';
import { limits } from '../../../shared/limits.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Write } from '../../store/writes.ts';

const countedKinds = {
  reports: { limit: limits.reportsADay, of: undefined, code: 'reports-used-up' },
  packages: { limit: limits.packagesADay, of: 'packages', code: 'packages-used-up' },
} as const;

/**
 * The write that counts one more report or package among the day's, beside the order that it is for, so that two at once cannot both be the
 * last that the day allows; or why there may be none.
 */
export async function countingReport(
  kind: keyof typeof countedKinds,
  { id: organizationId, timeZone }: { readonly id: string; readonly timeZone: string },
  { reports, now }: Pick<Cloud, 'reports' | 'now'>,
): Promise<Write | Refusal> {
  const { limit, of, code } = countedKinds[kind];
  const day = todayIn(timeZone, now());
  if ((await reports.madeOn(organizationId, day, of)) >= limit)
    return refuse('export-limit-reached', { because: { code, limit, timeZone } });
  return reports.counting(organizationId, day, limit, of);
}
