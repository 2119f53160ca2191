import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/entities.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { organizationOf } from '../books/organization-of.ts';
import { readingOf } from './statement-reading.ts';
import type { StatementReading } from './statement-reading.ts';

type Parts = Pick<Cloud, 'imports' | 'people' | 'receipts' | 'work' | 'now'>;

/** Begins to read an uploaded statement. Asked twice with the same id it is read once. */
export async function startImport(
  { id, uploadId, accountId = null }: { id: string; uploadId: string; accountId?: string | null | undefined },
  caller: Caller,
  cloud: Parts,
): Promise<StatementImport | Refusal> {
  const { organizationId, userId } = caller;
  const upload = await cloud.receipts.getUpload(organizationId, uploadId);
  // A statement may also lie among the documents: a person takes it over from there.
  if (!upload)
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
