import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { readingOf } from './stations/keep-reading.ts';
import { shownImport } from './shown-import.ts';

/** An import with the statement that was read. */
export async function getStatementImport(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'imports' | 'ledger' | 'files'>,
): Promise<StatementImport | Refusal> {
  const job = await cloud.imports.get(organizationId, id);
  if (!job) return refuse('not-found');
  const isRead = job.status !== 'reading' && job.status !== 'failed';
  if (!isRead) return shownImport(job);
  const lock = job.status === 'ready' ? await cloud.ledger.lock(organizationId) : undefined;
  return shownImport(job, await readingOf(job, cloud), lock);
}
