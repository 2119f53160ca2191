import { isClosedOn } from '../../domain/books/period-lock.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { ownSheetName } from '../../domain/ledger/month-sheets.ts';
import { ownAccountName } from '../../domain/ledger/totals.ts';
import { lanesOf, undoSteps } from '../../domain/ledger/import-plan.ts';
import type { ImportPlan, PlannedRow } from '../../domain/ledger/import-plan.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { Effect } from '../../store/change.ts';
import { unlessClosed } from '../books/closed-period.ts';
import { releasePairs } from '../ledger/release-pairs.ts';
import { lookedForAnew, retireDecisions, unlinkedReceipts } from '../matching/unlink-rows.ts';
import { progressTeller } from './progress-teller.ts';
import { sideBySide } from './side-by-side.ts';

type Parts = Pick<
  Cloud,
  'change' | 'organizations' | 'imports' | 'ledger' | 'receipts' | 'matches' | 'categories' | 'pairs' | 'now'
>;

/**
 * Items that one transaction of the table may hold, beside the two messages that follow from it, the count of work left and the look at
 * what is closed.
 */
const ITEMS_MAX = 96;

/** Beside a round for each row and each pair that is taken back. */
const CONFLICTS_MAX = 5;

/** Row → the import that keeps it. */
type Keepers = ReadonlyMap<string, string>;

/** Rows taken out together, numbered like this every time. */
interface Step {
  readonly number: number;
  readonly planned: readonly PlannedRow[];
  readonly keepers: Keepers;
  /** Rows that stay, as what they are paired with was closed since the undo was decided. */
  readonly staying: Set<string>;
}

/**
 * Takes the rows of an import's plan out of the ledger, step by step; those with a keeper are handed on to that import instead. What was
 * closed since that was decided stays.
 */
export async function removeRows(
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
    if (!done.has(number)) await removeStep(job, { number, planned, keepers, staying: new Set() }, cloud);
    else if (lastDone.has(number))
      await retireDecisions(job.organizationId, { transactionIds, receiptIds: [] }, cloud);
    await tell();
  });
}

async function removeStep(job: StoredImport, step: Step, cloud: Parts): Promise<void> {
  const roundsMax = CONFLICTS_MAX + 2 * step.planned.length;
  for (let round = 0; round < roundsMax; round += 1)
    if ((await removeFitting(job, step, cloud)) === 'whole') return;
  throw new Error(`The rows of step ${step.number} of the import ${job.id} changed each time.`);
}

/** Takes out as many of a step's rows as one transaction holds, as they are now; `whole` when that is the last of them. */
async function removeFitting(
  job: StoredImport,
  { number, planned, keepers, staying }: Step,
  cloud: Parts,
): Promise<'whole' | 'part' | 'conflict'> {
  const ids = planned.map(({ id }) => id);
  const found = await cloud.ledger.getMany(job.organizationId, ids);
  const lock = await cloud.ledger.lock(job.organizationId);
  const standing = found.filter(
    ({ id, source, date }) => source === `import:${job.id}` && !staying.has(id) && !isClosedOn(lock, date),
  );
  const fit = fitting(standing);
  const rows = fit.filter(({ id }) => !keepers.has(id));
  const paired = rows.filter(({ pairId }) => pairId !== undefined);
  if (paired.length > 0) {
    const released = await unlessClosed(() => releasePairs(paired, cloud));
    if (isRefusal(released)) paired.forEach(({ id }) => staying.add(id));
    return released === 'conflict' ? released : 'part';
  }
  const handedOn = fit.filter(({ id }) => keepers.has(id));
  const receipts = await unlinkedReceipts(rows, cloud);
  const gone = {
    transactionIds: rows.map(({ id }) => id),
    receiptIds: rows.flatMap((row) => row.receiptIds),
  };
  const isWhole = fit.length === standing.length;
  const marker = isWhole ? [cloud.imports.marker(job, 'UNDONE', number, rows.length)] : [];
  // First, and of their own: a crash in between leaves nothing learned of rows that are gone, and all might not fit one transaction.
  const { organizationId, entry } = job;
  const undone = { organizationId, continues: entry };
  await cloud.change(undone, 'import-undone', (change) => change.put(...cloud.categories.forgetting(rows)));
  const changes = [
    ...rows.map((before) => ({ before })),
    ...handedOn.map((before) => handOn(before, keepers)),
  ];
  const isWritten = await cloud.change(undone, 'import-undone', (change) => {
    change.leaveOutClosed();
    if (change.isRetry) return false;
    change.put(...cloud.ledger.writesOf(changes, null), ...receipts, ...marker);
    change.put(...followUp(organizationId, gone));
    return true;
  });
  // Somebody edited one of the rows between reading and writing, or another worker took this step.
  if (!isWritten) return (await cloud.imports.isDone(job, 'UNDONE', number)) ? 'whole' : 'conflict';
  // Asked of the background as well, should this end here.
  if (gone.receiptIds.length > 0) await retireDecisions(job.organizationId, gone, cloud);
  return isWhole ? 'whole' : 'part';
}

/** The writes that have decisions about what is gone retired, and its receipts looked at anew. */
function followUp(
  organizationId: string,
  gone: { transactionIds: string[]; receiptIds: string[] },
): Effect[] {
  if (gone.receiptIds.length === 0) return [];
  return [
    { kind: 'retire-decisions', organizationId, ...gone },
    ...lookedForAnew(organizationId, { receiptIds: gone.receiptIds, transactionIds: [] }),
  ];
}

function handOn(before: LedgerRow, keepers: Keepers): { before: LedgerRow; after: LedgerRow } {
  return { before, after: { ...before, source: `import:${keepers.get(before.id) ?? ''}` } };
}

/** As many rows as one transaction holds with the totals they change, their receipts and the marker. */
function fitting(rows: readonly LedgerRow[]): LedgerRow[] {
  const items = new Set<string>();
  return rows.filter((row) => {
    const { id, receiptIds, accountId, parts = [] } = row;
    const shared = parts.flatMap(({ categoryId, transferTo }) => [
      `total ${accountId} ${categoryId}`,
      ...(transferTo === undefined
        ? []
        : [`total ${ownSheetName(row)} ${transferTo}`, ownAccountName({ ...row, accountId: transferTo })]),
    ]);
    for (const item of [
      `row ${id}`,
      `total ${id}`,
      ownAccountName(row),
      `sheet ${ownSheetName(row)}`,
      ...shared,
      ...receiptIds,
    ])
      items.add(item);
    return items.size < ITEMS_MAX;
  });
}
