import type { Transaction } from '../../../shared/model/transaction.ts';
import { lanesOf } from '../../domain/ledger/import-plan.ts';
import type { ImportPlan } from '../../domain/ledger/import-plan.ts';
import { daysOf } from '../../domain/duplicates/pair-rows.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/entities.ts';
import type { Write } from '../../store/table.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { progressTeller, sideBySide } from './import-steps.ts';
import { planFor } from './plan-import.ts';

type Parts = Pick<Cloud, 'imports' | 'people' | 'files' | 'ledger' | 'categories' | 'work' | 'now'>;

/**
 * Writes a statement's rows chunk by chunk, each with its totals and its marker in one transaction. Killed anywhere and begun
 * again it writes the chunks that have no marker yet: the plan is stored, the markers say what is done.
 */
export async function carryOutCommit(organizationId: string, importId: string, cloud: Parts): Promise<void> {
  const job = await cloud.imports.get(organizationId, importId);
  if (job?.status !== 'committing') return;
  const planned = await planFor(job, cloud);
  if (planned.kind === 'problem') {
    await finish(job, { status: 'failed', problem: planned.problem }, statementGivenBack(job, cloud), cloud);
    return;
  }
  const { plan } = planned;
  await writeChunks(planned.job, plan, cloud);
  const markers = await cloud.imports.markers(job, 'ADDED');
  const added = markers.reduce((sum, { rows }) => sum + rows, 0);
  const further = [...(added > 0 ? [] : statementGivenBack(job, cloud)), ...layoutKept(planned.job, cloud)];
  await finish(planned.job, { status: 'committed', added }, further, cloud);
  const { from, to } = daysOf(plan.chunks.flat());
  if (from > to) return;
  await cloud.work.send({ kind: 'match-period', organizationId, from, to });
  await cloud.work.send({ kind: 'pair-period', organizationId, from, to });
}

/** An import that adds nothing takes nothing of the plan's statements. */
export function statementGivenBack(
  { organizationId, countedIn }: StoredImport,
  { people }: Pick<Cloud, 'people'>,
): Write[] {
  return countedIn === undefined ? [] : [people.usageChange(organizationId, countedIn, { statements: -1 })];
}

/** The write that keeps how the person had the file read and where it went, for the next one of its shape. */
function layoutKept(job: StoredImport, { imports }: Pick<Cloud, 'imports'>): Write[] {
  const { organizationId, answers = {}, columns = {}, accountId, chosenAccountId } = job;
  const hasChosen =
    chosenAccountId !== undefined || Object.keys(answers).length + Object.keys(columns).length > 0;
  if (!(job.remember ?? hasChosen) || job.signature === undefined) return [];
  return [imports.keepLayout({ organizationId, signature: job.signature, answers, columns, accountId })];
}

/** Writes the chunks that are not written yet: those of a month one after the other, months side by side. */
async function writeChunks(job: StoredImport, plan: ImportPlan, cloud: Parts): Promise<void> {
  const done = new Set((await cloud.imports.markers(job, 'ADDED')).map(({ number }) => number));
  const tell = progressTeller(job, plan.chunks.length, cloud);
  await sideBySide(lanesOf(plan.chunks), async (number) => {
    if (!done.has(number)) await writeChunk(job, number, plan.chunks[number] ?? [], cloud);
    await tell();
  });
}

async function writeChunk(
  job: StoredImport,
  number: number,
  rows: readonly Transaction[],
  cloud: Parts,
): Promise<void> {
  const changes = rows.map((after) => ({ after }));
  try {
    await cloud.ledger.write(changes, [cloud.imports.marker(job, 'ADDED', number, changes.length)]);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    await writeRemaining(job, number, rows, cloud);
  }
}

/** A condition failed: another worker wrote this chunk, or some of its rows are in the ledger without any plan that says so. */
async function writeRemaining(
  job: StoredImport,
  number: number,
  rows: readonly Transaction[],
  cloud: Parts,
): Promise<void> {
  if (await cloud.imports.isDone(job, 'ADDED', number)) return;
  const ids = rows.map(({ id }) => id);
  const known = new Set((await cloud.ledger.getMany(job.organizationId, ids)).map(({ id }) => id));
  const changes = rows.filter(({ id }) => !known.has(id)).map((after) => ({ after }));
  await cloud.ledger.write(changes, [cloud.imports.marker(job, 'ADDED', number, changes.length)]);
}

/** Ends a job with what else belongs to its end, once: whoever comes second finds it ended. */
export async function finish(
  { organizationId, id, status }: StoredImport,
  end: Partial<StoredImport>,
  further: readonly Write[],
  { imports, now }: Pick<Cloud, 'imports' | 'now'>,
): Promise<void> {
  const latest = await imports.get(organizationId, id);
  if (latest?.status !== status) return;
  await imports.change(latest, { ...end, progress: 1, changedAt: now().toISOString() }, further);
}
