import { mayRemove } from '../../../shared/abilities.ts';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { refusedAsClosed } from '../../domain/books/period-lock.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { importClosedBy } from './closed-import.ts';
import { decidedBefore, decideImport } from './decide-import.ts';

/** Decides that a committed import leaves the ledger again: all of it, or nothing where some of it lies in a closed period. */
export async function undoStatementImport(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations' | 'imports' | 'ledger' | 'pairs' | 'files' | 'now'>,
): Promise<StatementImport | Refusal> {
  const { organizationId } = caller;
  const job = await cloud.imports.get(organizationId, id);
  if (!job) return refuse('not-found');
  if (!mayRemove(caller, job)) return refuse('not-allowed');
  if (job.status !== 'committed') return decidedBefore(job, 'undo-import');
  const lock = await importClosedBy(job, cloud);
  if (lock) return refusedAsClosed(lock);
  const further = [cloud.imports.plansOutdated(organizationId)];
  const ifFurtherFails = () => refuse('wrong-state');
  return decideImport(
    job,
    'undo-import',
    { change: { problem: undefined }, further, ifFurtherFails },
    caller,
    cloud,
  );
}
