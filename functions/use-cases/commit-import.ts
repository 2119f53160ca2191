import { monthOf, todayIn } from '../../shared/civil-date.ts';
import type { Statement } from '../../shared/model/statement.ts';
import type { Transaction } from '../../shared/model/transaction.ts';
import { entryOf } from '../domain/ledger/entry.ts';
import { ImportPlan, planImport } from '../domain/ledger/import-plan.ts';
import type { Cloud } from '../runtime/cloud.ts';
import type { StoredImport, StoredOrganization } from '../store/entities.ts';
import { ConditionFailedError } from '../store/table.ts';
import { readingOf } from './import-statement.ts';
import { readingFor, rowIdsOf } from './read-statement.ts';
import { organizationOf } from './show-me.ts';

type Parts = Pick<Cloud, 'imports' | 'people' | 'files' | 'ledger' | 'work' | 'now'>;

/**
 * Writes a statement's rows chunk by chunk, each with its totals and its marker in one transaction. Killed anywhere and begun
 * again it goes on after the last chunk written: the plan is stored, the markers say what is done.
 */
export async function carryOutCommit(organizationId: string, importId: string, cloud: Parts): Promise<void> {
  const job = await cloud.imports.get(organizationId, importId);
  if (job?.status !== 'committing') return;
  const organization = await organizationOf(organizationId, cloud);
  const plan = await planFor(job, organization, cloud);
  if (!plan) return;
  await writeChunks(job, plan, cloud);
  const added = await countAdded(job, plan, cloud);
  const month = monthOf(todayIn(organization.timeZone, cloud.now()));
  const counted = cloud.people.usageChange(organizationId, month, { statements: 1 });
  await finish(job, { status: 'committed', added }, added > 0 ? [counted] : [], cloud);
  const dates = plan.chunks
    .flat()
    .map(({ date }) => date)
    .toSorted();
  const [from, to] = [dates.at(0), dates.at(-1)];
  if (from && to) await cloud.work.send({ kind: 'match-period', organizationId, from, to });
}

async function planFor(
  job: StoredImport,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<ImportPlan | undefined> {
  const stored = await cloud.files.reading(job.organizationId, planName(job));
  if (stored !== undefined) return ImportPlan.parse(stored);
  const statement = await statementOf(job, organization, cloud);
  if (!statement) return undefined;
  const rows = rowsOf(job, statement, organization);
  const known = new Set(
    (
      await cloud.ledger.getMany(
        job.organizationId,
        rows.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const plan = planImport(rows, known);
  await cloud.files.saveReading(job.organizationId, planName(job), plan);
  return plan;
}

export const planName = (job: StoredImport): string => `${job.id}.plan`;

/** The statement as previewed, or read again where the person answered its questions or chose another account. */
async function statementOf(
  job: StoredImport,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<Statement | undefined> {
  if (!job.answers) {
    const reading = await readingOf(job, cloud);
    if (reading) return reading.statement;
  }
  const reading = await readingFor(job, organization, cloud);
  if (reading.kind === 'read') return reading.statement;
  const problem = { code: reading.code, detail: reading.detail };
  await cloud.imports.change(job, { status: 'failed', problem, changedAt: cloud.now().toISOString() });
  return undefined;
}

function rowsOf(job: StoredImport, statement: Statement, organization: StoredOrganization): Transaction[] {
  const account = organization.accounts.find(({ id }) => id === job.accountId);
  if (!account) throw new Error(`The account ${job.accountId} of the import ${job.id} does not exist.`);
  const ids = rowIdsOf(job.organizationId, account.id, statement);
  return statement.transactions.map((row, index) =>
    entryOf(
      {
        id: ids[index] ?? '',
        kind: row.amount < 0 ? 'expense' : 'income',
        description: row.description || 'No description',
        amount: row.amount,
        accountLabel: account.name,
        date: row.date,
      },
      {
        userId: job.userId,
        organizationId: job.organizationId,
        currency: account.currency,
        accountId: account.id,
        source: `import:${job.id}`,
        createdAt: job.changedAt,
      },
    ),
  );
}

/** Writes the chunks that are not written yet. */
async function writeChunks(job: StoredImport, plan: ImportPlan, cloud: Parts): Promise<void> {
  let latest = job;
  for (const [number, rows] of plan.chunks.entries()) {
    await writeChunk(job, number, rows, cloud);
    latest = await noteProgress(latest, (number + 1) / plan.chunks.length, cloud);
  }
}

/** How many of the planned rows are this import's: another import may have brought some of them while this one wrote. */
async function countAdded(job: StoredImport, plan: ImportPlan, { ledger }: Parts): Promise<number> {
  const ids = plan.chunks.flat().map(({ id }) => id);
  const rows = await ledger.getMany(job.organizationId, ids);
  return rows.filter(({ source }) => source === `import:${job.id}`).length;
}

async function writeChunk(
  job: StoredImport,
  number: number,
  rows: readonly Transaction[],
  cloud: Parts,
): Promise<void> {
  if (await cloud.imports.isDone(job, 'ADDED', number)) return;
  const changes = rows.map((after) => ({ after }));
  try {
    await cloud.ledger.write(changes, [cloud.imports.marker(job, 'ADDED', number, rows.length)]);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    await writeRemaining(job, number, rows, cloud);
  }
}

/** A condition failed: another worker wrote this chunk, or another import brought some of its rows in the meantime. */
async function writeRemaining(
  job: StoredImport,
  number: number,
  rows: readonly Transaction[],
  cloud: Parts,
): Promise<void> {
  if (await cloud.imports.isDone(job, 'ADDED', number)) return;
  const known = new Set(
    (
      await cloud.ledger.getMany(
        job.organizationId,
        rows.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const changes = rows.filter(({ id }) => !known.has(id)).map((after) => ({ after }));
  await cloud.ledger.write(changes, [cloud.imports.marker(job, 'ADDED', number, changes.length)]);
}

/** Progress is for the eyes only: where another worker changed the job, its word stands. */
export async function noteProgress(
  job: StoredImport,
  progress: number,
  { imports, now }: Pick<Cloud, 'imports' | 'now'>,
): Promise<StoredImport> {
  try {
    return await imports.change(job, { progress, changedAt: now().toISOString() });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    return (await imports.get(job.organizationId, job.id)) ?? job;
  }
}

/** Ends a job with what else belongs to its end, once: whoever comes second finds it ended. */
export async function finish(
  { organizationId, id, status }: StoredImport,
  end: Partial<StoredImport>,
  further: Parameters<Cloud['imports']['change']>[2],
  { imports, now }: Pick<Cloud, 'imports' | 'now'>,
): Promise<void> {
  const latest = await imports.get(organizationId, id);
  if (latest?.status !== status) return;
  await imports.change(latest, { ...end, progress: 1, changedAt: now().toISOString() }, further);
}
