import { daysOf } from '../../domain/duplicates/pair-rows.ts';
import { undoSteps } from '../../domain/ledger/import-plan.ts';
import type { ImportPlan } from '../../domain/ledger/import-plan.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { Effect } from '../../store/change.ts';
import { whileNoMoreIsClosed } from '../books/closed-figures.ts';
import { withdrawSuggestions } from '../matching/unlink-rows.ts';
import { openedBy } from './closed-import.ts';
import { endImport, statementGivenBack } from './stations/end-import.ts';
import { coverageBeside, heldElsewhere } from './held-elsewhere.ts';
import { planOf } from './kept-plan.ts';
import { removeRows } from './remove-rows.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'organizations'
  | 'imports'
  | 'periodLocks'
  | 'plans'
  | 'files'
  | 'ledger'
  | 'receipts'
  | 'matches'
  | 'categories'
  | 'pairs'
  | 'questions'
  | 'now'
>;

/**
 * Takes an import's rows out of the ledger as they are now (edited or matched since), step by step, resumable like the commit. Rows
 * that another import's file states as well stay, and are that import's from then on.
 */
export async function undoImport(organizationId: string, importId: string, cloud: Parts): Promise<void> {
  const job = await cloud.imports.get(organizationId, importId);
  if (job?.status !== 'undoing') return;
  const plan = await planOf(job, cloud);
  const keepers = await heldElsewhere(job, plan, cloud);
  await removeRows(job, plan, keepers, cloud);
  const transactionIds = undoSteps(plan)
    .flat()
    .flatMap(({ id }) => (keepers.has(id) ? [] : [id]));
  await withdrawSuggestions(organizationId, { transactionIds }, cloud);
  const givenBack = job.added > 0 ? statementGivenBack(job, cloud) : [];
  const { from, to } = daysOf(undoSteps(plan).flat());
  // Receipts that the rows were second choice for are surer of their first.
  const asked = from <= to ? [{ kind: 'match-period' as const, organizationId, from, to }] : [];
  const further = async () => [...givenBack, ...(await coverageForgotten(job, plan, cloud)), ...asked];
  const counts = { removed: transactionIds.length };
  await endImport(job, { status: 'undone', added: 0 }, further, counts, cloud);
}

/** The import no longer holds its days, except where closed books, as they are by now, have with what an account began from it. */
async function coverageForgotten(job: StoredImport, plan: ImportPlan, cloud: Parts): Promise<Effect[]> {
  const lock = await cloud.periodLocks.of(job.organizationId);
  const beside = await coverageBeside(job, plan, cloud);
  const kept = lock ? await openedBy(job, beside, cloud) : new Set<string>();
  return [
    whileNoMoreIsClosed(job.organizationId, lock, cloud),
    ...beside
      .filter(({ importId, accountId }) => importId === job.id && !kept.has(accountId))
      .map((days) => cloud.imports.removeCoverage(days)),
  ];
}
