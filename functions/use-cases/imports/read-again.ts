import type { StatementImport, StatementReadAgain } from '../../../shared/model/statement-import.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { shownImport } from './import-statement.ts';
import { organizationOf } from '../books/organization-of.ts';

/** Reads the upload of an import once more, with columns, answers or an account that the person chose after seeing it. */
export async function readAgain(
  id: string,
  { accountId, answers, columns }: StatementReadAgain,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'imports' | 'people' | 'work' | 'now'>,
): Promise<StatementImport | Refusal> {
  const job = await cloud.imports.get(organizationId, id);
  if (!job) return refuse('not-found');
  if (job.status !== 'ready' && job.status !== 'failed') return refuse('wrong-state');
  const { accounts } = await organizationOf(organizationId, cloud);
  if (accountId !== undefined && !accounts.some((account) => account.id === accountId))
    return refuse('invalid-input', { fields: { accountId: 'Choose one of your accounts.' } });
  const { problem: _settled, ...before } = job;
  try {
    const reading = await cloud.imports.change(before, {
      status: 'reading',
      progress: 0,
      changedAt: cloud.now().toISOString(),
      ...(accountId === undefined ? {} : { accountId, chosenAccountId: accountId }),
      ...(answers === undefined ? {} : { answers }),
      ...(columns === undefined ? {} : { columns }),
    });
    await cloud.work.send({ kind: 'read-statement', organizationId, importId: id });
    return shownImport(reading);
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('wrong-state');
    throw error;
  }
}
