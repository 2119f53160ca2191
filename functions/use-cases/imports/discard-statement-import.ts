import { mayRemove } from '../../../shared/abilities.ts';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { shownImport } from './shown-import.ts';

/** Takes an import of which nothing entered the ledger out of the history; its file can be imported again. */
export async function discardStatementImport(
  id: string,
  caller: Caller,
  { imports }: Pick<Cloud, 'imports'>,
): Promise<StatementImport | Refusal> {
  const job = await imports.get(caller.organizationId, id);
  if (!job) return refuse('not-found');
  if (!mayRemove(caller, job)) return refuse('not-allowed');
  if (job.status !== 'ready' && job.status !== 'failed') return refuse('wrong-state');
  // Somebody adds it at this moment, or has it read anew.
  if ((await imports.tryRemove(job)) === 'conflict') return refuse('wrong-state');
  return shownImport(job);
}
