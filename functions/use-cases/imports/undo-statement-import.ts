import { mayRemove } from '../../../shared/abilities.ts';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { decidedBefore, decideImport } from './decide-import.ts';

/** Decides that a committed import leaves the ledger again. */
export async function undoStatementImport(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'imports' | 'outbox' | 'now'>,
): Promise<StatementImport | Refusal> {
  const { organizationId } = caller;
  const job = await cloud.imports.get(organizationId, id);
  if (!job) return refuse('not-found');
  if (!mayRemove(caller, job)) return refuse('not-allowed');
  if (job.status !== 'committed') return decidedBefore(job, 'undo-import');
  const further = [cloud.imports.plansOutdated(organizationId)];
  const ifFurtherFails = () => refuse('wrong-state');
  return decideImport(job, 'undo-import', { change: { problem: undefined }, further, ifFurtherFails }, cloud);
}
