import type { Transaction } from '../../../shared/model/transaction.ts';
import { lanesOf, undoSteps } from '../../domain/ledger/import-plan.ts';
import type { ImportPlan, PlannedRow } from '../../domain/ledger/import-plan.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/entities.ts';
import type { Write } from '../../store/table.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { finish, statementGivenBack } from './commit-import.ts';
import { progressTeller, sideBySide } from './import-steps.ts';
import { coverageBeside, heldElsewhere } from './held-elsewhere.ts';
import { planOf } from './plan-import.ts';
import { releasePairs } from '../ledger/release-pairs.ts';
import { retireDecisions, unlinkedReceipts, withdrawSuggestions } from '../matching/unlink-rows.ts';

type Parts = Pick<
  Cloud,
  'imports' | 'people' | 'files' | 'ledger' | 'receipts' | 'matches' | 'categories' | 'pairs' | 'work' | 'now'
>;

const TRIES_MAX = 5;
/** Items that one transaction of the table may hold. */
const ITEMS_MAX = 100;

/**
 * Takes an import's rows out of the ledger as they are now (edited or matched since), step by step, resumable like the commit. Rows
 * that another import's file states as well stay, and are that import's from then on.
 */
export async function carryOutUndo(organizationId: string, importId: string, cloud: Parts): Promise<void> {
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
  const forgotten = await coverageForgotten(job, plan, cloud);
  await finish(job, { status: 'undone', added: 0 }, [...givenBack, ...forgotten], cloud);
}

/** Row → the import that keeps it. */
type Keepers = ReadonlyMap<string, string>;

async function removeRows(
  job: StoredImport,
  plan: ImportPlan,
  keepers: Keepers,
  cloud: Parts,
): Promise<void> {
  const steps = undoSteps(plan);
  const done = new Set((await cloud.imports.markers(job, 'UNDONE')).map(({ number }) => number));
  const tell = progressTeller(job, steps.length, cloud);
  const lanes = lanesOf(steps);
  // The last steps of before a crash may have ended between the rows and the decisions about them.
  const lastDone = new Set(lanes.map((lane) => lane.findLast((number) => done.has(number))));
  await sideBySide(lanes, async (number) => {
    const planned = steps[number] ?? [];
    const transactionIds = planned.flatMap(({ id }) => (keepers.has(id) ? [] : [id]));
    if (!done.has(number)) await removeStep(job, number, { planned, keepers }, cloud);
    else if (lastDone.has(number))
      await retireDecisions(job.organizationId, { transactionIds, receiptIds: [] }, cloud);
    await tell();
  });
}

/** The import no longer holds its days. */
async function coverageForgotten(job: StoredImport, plan: ImportPlan, cloud: Parts): Promise<Write[]> {
  return (await coverageBeside(job, plan, cloud))
    .filter(({ importId }) => importId === job.id)
    .map((days) => cloud.imports.removeCoverage(days));
}

async function removeStep(
  job: StoredImport,
  number: number,
  { planned, keepers }: { planned: readonly PlannedRow[]; keepers: Keepers },
  cloud: Parts,
): Promise<void> {
  const ids = planned.map(({ id }) => id);
  for (let tries = 1; ; tries += 1) {
    const found = await cloud.ledger.getMany(job.organizationId, ids);
    const standing = found.filter(({ source }) => source === `import:${job.id}`);
    const fit = fitting(standing);
    const rows = fit.filter(({ id }) => !keepers.has(id));
    const handedOn = fit.filter(({ id }) => keepers.has(id));
    const paired = rows.filter(({ pairId }) => pairId !== undefined);
    if (paired.length > 0) {
      if ((await releasePairs(paired, cloud)) === 'conflict') throw new ConditionFailedError([]);
      continue;
    }
    const receipts = await unlinkedReceipts(rows, cloud);
    const isWhole = fit.length === standing.length;
    try {
      // First, and of their own: a crash in between leaves nothing learned of rows that are gone, and all might not fit one transaction.
      await cloud.categories.forget(rows);
      await cloud.ledger.write(
        [
          ...rows.map((before) => ({ before })),
          ...handedOn.map((before) => ({
            before,
            after: { ...before, source: `import:${keepers.get(before.id) ?? ''}` },
          })),
        ],
        [...receipts, ...(isWhole ? [cloud.imports.marker(job, 'UNDONE', number, rows.length)] : [])],
      );
      const receiptIds = rows.flatMap((row) => row.receiptIds);
      if (receiptIds.length > 0)
        await retireDecisions(
          job.organizationId,
          { transactionIds: rows.map(({ id }) => id), receiptIds },
          cloud,
        );
      if (isWhole) return;
    } catch (error) {
      // Somebody edited one of the rows between reading and writing, or another worker took this step: look again.
      if (!(error instanceof ConditionFailedError) || tries >= TRIES_MAX) throw error;
      if (await cloud.imports.isDone(job, 'UNDONE', number)) return;
    }
  }
}

/** As many rows as one transaction holds with the totals they change, their receipts and the marker. */
function fitting(rows: readonly Transaction[]): Transaction[] {
  const items = new Set<string>();
  return rows.filter(({ id, receiptIds, accountLabel, parts = [] }) => {
    const shared = parts.map(({ category }) => `total ${accountLabel} ${category}`);
    for (const item of [`row ${id}`, `total ${id}`, ...shared, ...receiptIds]) items.add(item);
    return items.size < ITEMS_MAX;
  });
}
