import { Statement } from '../../shared/model/statement.ts';
import { DuplicateRow } from '../../shared/model/statement-import.ts';
import type { StatementImport } from '../../shared/model/statement-import.ts';
import { limitsOf, planInForce } from '../../shared/plans.ts';
import { monthOf, todayIn } from '../../shared/civil-date.ts';
import { refuse } from '../domain/outcome.ts';
import type { Refusal } from '../domain/outcome.ts';
import type { Caller } from '../runtime/caller.ts';
import type { Cloud } from '../runtime/cloud.ts';
import type { StoredImport } from '../store/entities.ts';
import { ConditionFailedError } from '../store/table.ts';
import * as z from 'zod';
import { organizationOf } from './show-me.ts';

/** What reading a statement leaves behind: the statement and the lines of it that the ledger already has. */
export const StatementReading = z.object({ statement: Statement, duplicates: z.array(DuplicateRow) });
export type StatementReading = z.infer<typeof StatementReading>;

type Parts = Pick<Cloud, 'imports' | 'people' | 'receipts' | 'work' | 'now'>;

/** Begins to read an uploaded statement. Asked twice with the same id it is read once. */
export async function startImport(
  { id, uploadId, accountId = null }: { id: string; uploadId: string; accountId?: string | null | undefined },
  caller: Caller,
  cloud: Parts,
): Promise<StatementImport | Refusal> {
  const { organizationId, userId } = caller;
  const upload = await cloud.receipts.getUpload(organizationId, uploadId);
  if (!upload || upload.purpose !== 'statement')
    return refuse('not-found', { detail: 'This upload does not exist. Upload the statement again.' });
  const { accounts } = await organizationOf(organizationId, cloud);
  if (accountId !== null && !accounts.some((account) => account.id === accountId))
    return refuse('invalid-input', { fields: { accountId: 'Choose one of your accounts.' } });
  const at = cloud.now().toISOString();
  const job: StoredImport = {
    id,
    uploadId,
    accountId,
    organizationId,
    userId,
    fileName: upload.fileName,
    status: 'reading',
    progress: 0,
    added: 0,
    period: null,
    accounts: [],
    ...(accountId === null ? {} : { chosenAccountId: accountId }),
    createdAt: at,
    changedAt: at,
    version: 1,
  };
  try {
    await cloud.imports.add(job);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    const existing = await cloud.imports.get(organizationId, id);
    const isSame =
      existing?.uploadId === uploadId && (accountId === null || existing.accountId === accountId);
    if (!isSame) return refuse('already-exists');
    if (existing.status !== 'reading') return shownImport(existing);
  }
  // Also when asked again: the first asking may have ended between the table and the queue, and doing the work twice is harmless.
  await cloud.work.send({ kind: 'read-statement', organizationId, importId: id });
  return shownImport(job);
}

/** An import with the statement that was read. */
export async function showImport(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'imports' | 'files'>,
): Promise<StatementImport | Refusal> {
  const job = await cloud.imports.get(caller.organizationId, id);
  if (!job) return refuse('not-found');
  const isRead = job.status !== 'reading' && job.status !== 'failed';
  return shownImport(job, isRead ? await readingOf(job, cloud) : undefined);
}

/** The stored reading of an import; undefined while there is none. */
export async function readingOf(
  job: StoredImport,
  { files }: Pick<Cloud, 'files'>,
): Promise<StatementReading | undefined> {
  const stored = await files.reading(job.organizationId, job.id);
  return stored === undefined ? undefined : StatementReading.parse(stored);
}

/** Decides that a read statement enters the ledger; the rows follow in the background. */
export async function commitImport(
  id: string,
  { accountId, answers }: { accountId?: string | undefined; answers?: Record<string, string> | undefined },
  caller: Caller,
  cloud: Parts,
): Promise<StatementImport | Refusal> {
  const { organizationId } = caller;
  const job = await cloud.imports.get(organizationId, id);
  if (!job) return refuse('not-found');
  if (job.status === 'committed') return shownImport(job);
  if (job.status === 'committing') return askAgain(job, 'commit-import', cloud);
  if (job.status !== 'ready') return refuse('wrong-state');
  const organization = await organizationOf(organizationId, cloud);
  const account = organization.accounts.find((candidate) => candidate.id === (accountId ?? job.accountId));
  if (!account) return refuse('account-needed');
  const now = cloud.now();
  const usage = await cloud.people.usage(organizationId, monthOf(todayIn(organization.timeZone, now)));
  const limit = limitsOf(planInForce(organization.plan, now)).statements;
  if (limit !== undefined && usage.statements >= limit)
    return refuse('plan-limit-reached', { detail: statementLimitText(limit) });
  const change = {
    status: 'committing',
    progress: 0,
    accountId: account.id,
    changedAt: now.toISOString(),
  } as const;
  return moved(job, { ...change, ...(answers ? { answers } : {}) }, 'commit-import', cloud);
}

function statementLimitText(limit: number): string {
  return `Your plan includes ${limit} bank statements a month, and they are used. The count starts again on the first of next month; a larger plan lifts the limit.`;
}

/** Decides that a committed import leaves the ledger again. */
export async function undoImport(
  id: string,
  caller: Caller,
  cloud: Parts,
): Promise<StatementImport | Refusal> {
  const job = await cloud.imports.get(caller.organizationId, id);
  if (!job) return refuse('not-found');
  if (job.status === 'undone') return shownImport(job);
  if (job.status === 'undoing') return askAgain(job, 'undo-import', cloud);
  if (job.status !== 'committed') return refuse('wrong-state');
  return moved(
    job,
    { status: 'undoing', progress: 0, changedAt: cloud.now().toISOString() },
    'undo-import',
    cloud,
  );
}

/** The first asking may have ended between the table and the queue: its work is sent again, which is harmless when it is under way. */
async function askAgain(
  job: StoredImport,
  kind: 'commit-import' | 'undo-import',
  { work }: Pick<Cloud, 'work'>,
): Promise<StatementImport> {
  await work.send({ kind, organizationId: job.organizationId, importId: job.id });
  return shownImport(job);
}

async function moved(
  job: StoredImport,
  change: Partial<StoredImport>,
  kind: 'commit-import' | 'undo-import',
  cloud: Parts,
): Promise<StatementImport | Refusal> {
  try {
    const after = await cloud.imports.change(job, change);
    await cloud.work.send({ kind, organizationId: job.organizationId, importId: job.id });
    return shownImport(after);
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('wrong-state');
    throw error;
  }
}

/** An import as its owner sees it, with what was read where that is at hand. */
export function shownImport(
  { answers = {}, columns = {}, ...job }: StoredImport,
  reading?: StatementReading,
): StatementImport {
  const { id, uploadId, fileName, accountId, accounts, status, progress, added, period, createdAt } = job;
  return {
    id,
    uploadId,
    fileName,
    accountId,
    accounts,
    status,
    progress,
    added,
    period,
    createdAt,
    answers,
    columns,
    statement: reading?.statement ?? null,
    duplicates: reading?.duplicates ?? [],
    ...(job.problem ? { problem: job.problem } : {}),
  };
}
