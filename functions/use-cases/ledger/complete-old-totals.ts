import { ALL_MONTHS } from '../../domain/ledger/accounts.ts';
import { totalsWithoutDays } from '../../domain/ledger/old-totals.ts';
import { totalName, TotalsTally } from '../../domain/ledger/totals.ts';
import type { Cloud } from '../../runtime/cloud.ts';

interface Parts extends Pick<Cloud, 'log'> {
  readonly ledger: Pick<Cloud['ledger'], 'rows' | 'monthTotals' | 'complete'>;
}

/**
 * Gives totals of books that are older than the sums of their days what stands beside them today. Says whether there were any; their
 * own sums stay as they are, and one that is written in this moment is left to the next day.
 */
export async function completeOldTotals(organizationId: string, { ledger, log }: Parts): Promise<boolean> {
  const tally = new TotalsTally();
  for await (const row of ledger.rows(organizationId, { from: '0001-01-01', to: '9999-12-31' }))
    tally.add(row);
  const old = totalsWithoutDays(tally.totals(), await ledger.monthTotals(organizationId, ALL_MONTHS));
  for (const total of old) await ledger.complete(organizationId, total);
  if (old.length === 0) return false;
  log.warn('old totals completed', { organizationId, totals: old.map(({ right }) => totalName(right)) });
  return true;
}
