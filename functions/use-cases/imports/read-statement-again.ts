import type { StatementImport, StatementReadAgain } from '../../../shared/model/statement-import.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { shownImport } from './shown-import.ts';

/** Reads the upload of an import once more, with columns, answers or an account that the person chose after seeing it. */
export async function readStatementAgain(
  id: string,
  { accountId, accountIds, answers, columns }: StatementReadAgain,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'imports' | 'organizations'>,
): Promise<StatementImport | Refusal> {
  const { organizationId } = caller;
  return cloud.change(caller, 'import-read-again', async (change) => {
    const job = await cloud.imports.get(organizationId, id);
    if (!job) return refuse('not-found');
    if (job.status !== 'ready' && job.status !== 'failed') return refuse('wrong-state');
    const { accounts } = await organizationOf(organizationId, cloud);
    const isUnknown = (wanted: string | null | undefined) =>
      typeof wanted === 'string' && !accounts.some((account) => account.id === wanted);
    if (isUnknown(accountId))
      return refuse('invalid-input', { fields: { accountId: { code: 'account-unknown' } } });
    if (accountIds?.some(isUnknown))
      return refuse('invalid-input', { fields: { accountIds: { code: 'account-unknown' } } });
    const { problem: _settled, ...before } = job;
    const wanted = {
      status: 'reading' as const,
      progress: 0,
      changedAt: change.at,
      ...(accountId === undefined ? {} : { accountId, chosenAccountId: accountId }),
      // Read otherwise, the file may hold other accounts.
      ...((answers ?? columns) ? { chosenAccountIds: undefined } : {}),
      ...(accountIds === undefined ? {} : { chosenAccountIds: accountIds }),
      ...(answers === undefined ? {} : { answers }),
      ...(columns === undefined ? {} : { columns }),
    };
    change.about({ id, name: job.fileName });
    change.put(cloud.imports.changed(before, wanted));
    change.enqueue({ kind: 'read-statement', organizationId, importId: id });
    return shownImport({ ...before, ...wanted, version: before.version + 1 });
  });
}
