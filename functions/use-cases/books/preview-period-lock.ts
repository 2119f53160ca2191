import { addDays } from '../../../shared/civil-date.ts';
import type { CivilDate } from '../../../shared/civil-date.ts';
import type { PeriodLockPreview } from '../../../shared/model/period-lock.ts';
import { sumOf } from '../../domain/ledger/totals.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

const FIRST_DAY = '0001-01-01';

/** What closing books up to a day would close that is open now, by their totals: no row is read. */
export async function previewPeriodLock(
  { until }: { readonly until: CivilDate },
  { organizationId }: Pick<Caller, 'organizationId'>,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<PeriodLockPreview> {
  const lock = await ledger.lock(organizationId);
  const from = lock ? addDays(lock.until, 1) : FIRST_DAY;
  if (until < from) return { count: 0, unready: 0 };
  const { count, ready } = sumOf(await ledger.totals(organizationId, { from, to: until }));
  return { count, unready: count - ready };
}
