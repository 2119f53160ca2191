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
  cloud: Pick<Cloud, 'change' | 'imports'>,
): Promise<StatementImport | Refusal> {
  return cloud.change(caller, 'import-discarded', async (change) => {
    const job = await cloud.imports.get(caller.organizationId, id);
    // Somebody else was quicker: to discard it, to add it, or to have it read anew.
    if (!job) return refuse(change.isRetry ? 'wrong-state' : 'not-found');
    if (!mayRemove(caller, job)) return refuse('not-allowed');
    if (job.status !== 'ready' && job.status !== 'failed') return refuse('wrong-state');
    change.about({ id, name: job.fileName });
    change.put(cloud.imports.removal(job));
    return shownImport(job);
  });
}
