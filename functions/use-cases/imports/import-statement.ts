import type * as z from 'zod';
import type { importStatement as route } from '../../../shared/contract/imports.ts';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { bodyId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { newImport } from './new-import.ts';
import { shownImport } from './shown-import.ts';

type Parts = Pick<Cloud, 'imports' | 'organizations' | 'receipts' | 'outbox' | 'now'>;

/** Begins to read an uploaded statement. Asked twice with the same id it is read once. */
export async function importStatement(
  wish: z.output<typeof route.body>,
  caller: Caller,
  cloud: Parts,
): Promise<StatementImport | Refusal> {
  const { id, uploadId, accountId: chosenAccountId } = wish;
  const { organizationId, userId } = caller;
  const begunBy = bodyId(wish);
  const accountId = chosenAccountId ?? null;
  const upload = await cloud.receipts.getUpload(organizationId, uploadId);
  // A statement may also lie among the documents: a person takes it over from there.
  if (!upload) return refuse('not-found', { because: { code: 'upload-unknown' } });
  const { accounts } = await organizationOf(organizationId, cloud);
  if (accountId !== null && !accounts.some((account) => account.id === accountId))
    return refuse('invalid-input', { fields: { accountId: { code: 'account-unknown' } } });
  const job = {
    ...newImport({ ...upload, userId }, id, cloud),
    accountId,
    ...(chosenAccountId === undefined ? {} : { chosenAccountId }),
    asked: begunBy,
  };
  const further = [
    cloud.receipts.uploadImported(upload, id),
    ...cloud.outbox.asking({ kind: 'read-statement', organizationId, importId: id }),
  ];
  if ((await cloud.imports.tryAdd(job, further)) === 'written') return shownImport(job);
  const existing = await cloud.imports.get(organizationId, id);
  return existing?.asked === begunBy ? shownImport(existing) : refuse('already-exists');
}
