import { countsIn } from '../../../shared/entry-worth.ts';
import { daysOfMonth } from '../../../shared/civil-date.ts';
import { ENTRIES_FILTERED_MAX } from '../../../shared/model/bulk-edit.ts';
import type { Job } from '../../../shared/model/job.ts';
import { bodyId } from '../../domain/ids.ts';
import { ALL_MONTHS } from '../../domain/ledger/accounts.ts';
import { valuedIn } from '../../domain/ledger/valued-totals.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { JobItem } from '../../store/jobs.ts';
import { settingsOf } from '../books/organization-of.ts';
import { jobAct } from '../jobs/job-act.ts';
import { sameJob, startJob } from '../jobs/start-job.ts';

type Parts = Pick<Cloud, 'change' | 'organizations' | 'ledger' | 'jobs'>;

/** Starts to look for rates of all entries that are counted apart, the newest first where they are more than one job goes over. */
export async function findWorths(
  { id }: { readonly id: string },
  caller: Caller,
  cloud: Parts,
): Promise<Job | Refusal> {
  const asked = bodyId({ id, kind: 'find-worths' });
  const earlier = await cloud.jobs.get(caller.organizationId, id);
  if (earlier) return sameJob(earlier, asked);
  const { currency } = await settingsOf(caller.organizationId, cloud);
  const items = await entriesApart(caller.organizationId, currency, cloud);
  if (items.length === 0) return refuse('wrong-state', { because: { code: 'no-entries-apart' } });
  const wish = { id, kind: 'find-worths', currency, items, asked } as const;
  return cloud.change(caller, jobAct(wish.kind), (change) => startJob(change, wish, caller, cloud));
}

/** The entries that are worth nothing in a currency, newest first; totals say in which months there are any. */
async function entriesApart(
  organizationId: string,
  currency: string,
  { ledger }: Pick<Parts, 'ledger'>,
): Promise<JobItem[]> {
  const { apart } = valuedIn(currency, await ledger.monthTotals(organizationId, ALL_MONTHS));
  const months = [...new Set(apart.filter(({ count }) => count > 0).map(({ month }) => month))];
  const found: JobItem[] = [];
  for (const month of months.toSorted().toReversed()) {
    for await (const row of ledger.rows(organizationId, daysOfMonth(month)))
      if (!countsIn(currency, row)) found.push({ id: row.id, version: row.version });
    if (found.length >= ENTRIES_FILTERED_MAX) return found.slice(0, ENTRIES_FILTERED_MAX);
  }
  return found;
}
