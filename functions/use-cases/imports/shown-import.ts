import type { PeriodLock } from '../../../shared/model/period-lock.ts';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import type { StoredImport } from '../../store/imports.ts';
import { closedRows, leftOutRows } from './left-out-rows.ts';
import type { StatementReading } from './statement-reading.ts';

/** An import as its owner sees it, with what was read and up to when the books are closed where that is at hand. */
export function shownImport(
  { answers = {}, columns = {}, ...job }: StoredImport,
  reading?: StatementReading,
  lock?: PeriodLock,
): StatementImport {
  const { id, uploadId, fileName, accountId, accounts, status, progress, added, period, userId, createdAt } =
    job;
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
    userId,
    createdAt,
    answers,
    columns,
    statement: reading?.statement ?? null,
    duplicates: reading?.duplicates ?? [],
    ...(reading && lock && status === 'ready' ? { closed: closedRows(reading, lock) } : {}),
    ...(reading && status === 'committed' ? { leftOut: leftOutRows(reading, job) } : {}),
    ...(job.problem ? { problem: job.problem } : {}),
    ...(job.receiptId === undefined ? {} : { receiptId: job.receiptId }),
  };
}
