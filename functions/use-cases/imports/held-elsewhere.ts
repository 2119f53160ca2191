import { addDays } from '../../../shared/civil-date.ts';
import { DAYS_SHIFTED_MAX } from '../../domain/duplicates/pair-rows.ts';
import type { ImportPlan } from '../../domain/ledger/import-plan.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredCoverage, StoredImport } from '../../store/imports.ts';
import { planOf } from './kept-plan.ts';

type Parts = Pick<Cloud, 'imports' | 'files'>;

/** The days that the imports of an import's accounts hold, its own among them. */
export async function coverageBeside(
  { organizationId, accounts, accountId }: StoredImport,
  plan: ImportPlan,
  { imports }: Pick<Cloud, 'imports'>,
): Promise<StoredCoverage[]> {
  const accountIds = new Set([
    ...plan.chunks.flat().map((row) => row.accountId),
    ...[accountId, ...accounts.map((account) => account.accountId)].filter((one) => one !== null),
  ]);
  return (await Promise.all([...accountIds].map((one) => imports.coverage(organizationId, one)))).flat();
}

/**
 * Which rows other committed imports hold as well: their files state them, and left them out only because they stood in the ledger.
 * Row id → the first of those imports, which keeps the row when the import that brought it is undone.
 */
export async function heldElsewhere(
  job: StoredImport,
  plan: ImportPlan,
  cloud: Parts,
): Promise<ReadonlyMap<string, string>> {
  const held = await coverageBeside(job, plan, cloud);
  const own = held.filter(({ importId }) => importId === job.id);
  const beside = held.filter(
    ({ importId, ...days }) => importId !== job.id && own.some((one) => meet(one, days)),
  );
  const keepers = new Map<string, string>();
  for (const importId of new Set(beside.map((days) => days.importId))) {
    const other = await cloud.imports.get(job.organizationId, importId);
    if (other?.status !== 'committed') continue;
    for (const { id } of (await planOf(other, cloud)).known) if (!keepers.has(id)) keepers.set(id, importId);
  }
  return keepers;
}

/** Whether two spans of days meet, give or take what banks differ by in a row's day. */
function meet(a: Pick<StoredCoverage, 'from' | 'to'>, b: Pick<StoredCoverage, 'from' | 'to'>): boolean {
  return a.from <= addDays(b.to, DAYS_SHIFTED_MAX) && b.from <= addDays(a.to, DAYS_SHIFTED_MAX);
}
