import type { PeriodLock } from '../../../shared/model/period-lock.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import { undoSteps } from '../../domain/ledger/import-plan.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredCoverage, StoredImport } from '../../store/imports.ts';
import { organizationOf } from '../books/organization-of.ts';
import { openingSaid } from '../books/stated-opening.ts';
import { coverageBeside } from './held-elsewhere.ts';
import { planOf } from './kept-plan.ts';

type Parts = Pick<Cloud, 'organizations' | 'imports' | 'ledger' | 'pairs' | 'files'>;

/**
 * The lock of the books where an import's undo would change a closed period: where a row of it, as it is now, or what such a row is paired
 * with lies there, or where it says with what an account began. Nothing of such an import is taken out.
 */
export async function importClosedBy(job: StoredImport, cloud: Parts): Promise<PeriodLock | undefined> {
  const lock = await cloud.ledger.lock(job.organizationId);
  if (!lock) return undefined;
  const plan = await planOf(job, cloud);
  if ((await openedBy(job, await coverageBeside(job, plan, cloud), cloud)).size > 0) return lock;
  for (const planned of undoSteps(plan)) {
    const ids = planned.map(({ id }) => id);
    const found = await cloud.ledger.getMany(job.organizationId, ids);
    const own = found.filter(({ source }) => source === `import:${job.id}`);
    const reached = [...own, ...(await pairedWith(own, cloud))];
    if (reached.some(({ date }) => isClosedOn(lock, date))) return lock;
  }
  return undefined;
}

/** The accounts that would have begun with something else without an import, of all the statements `beside` it. */
export async function openedBy(
  { id, organizationId }: StoredImport,
  beside: readonly StoredCoverage[],
  cloud: Pick<Cloud, 'organizations'>,
): Promise<ReadonlySet<string>> {
  const { accounts } = await organizationOf(organizationId, cloud);
  const opened = accounts.filter((account) => {
    const its = beside.filter(({ accountId }) => accountId === account.id);
    const others = its.filter(({ importId }) => importId !== id);
    return openingSaid(account, its) !== openingSaid(account, others);
  });
  return new Set(opened.map((account) => account.id));
}

/** What these rows are paired with: taken out, they leave it alone. */
async function pairedWith(
  rows: readonly LedgerRow[],
  { pairs, ledger }: Pick<Parts, 'pairs' | 'ledger'>,
): Promise<LedgerRow[]> {
  const [first] = rows;
  const pairIds = rows.flatMap(({ pairId }) => pairId ?? []);
  if (!first || pairIds.length === 0) return [];
  const found = await pairs.getMany(first.organizationId, pairIds);
  return ledger.getMany(
    first.organizationId,
    found.flatMap(({ transactionIds }) => transactionIds),
  );
}
