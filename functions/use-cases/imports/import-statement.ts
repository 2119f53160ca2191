import type * as z from 'zod';
import type { importStatement as route } from '../../../shared/contract/imports.ts';
import type { StatementImport } from '../../../shared/model/statement-import.ts';
import { bodyId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import type { Effect } from '../../store/change.ts';
import { paperOf } from '../receipts/as-statement.ts';
import { newImport } from './new-import.ts';
import { shownImport } from './shown-import.ts';

type Parts = Pick<Cloud, 'change' | 'imports' | 'organizations' | 'receipts' | 'now'>;

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
  return cloud.change(caller, 'import-begun', async (change) => {
    if (change.isRetry) {
      const existing = await cloud.imports.get(organizationId, id);
      return existing?.asked === begunBy ? shownImport(existing) : refuse('already-exists');
    }
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
    change.about({ id, name: upload.fileName });
    change.put(
      cloud.imports.addition(job),
      ...(await standsForImport(upload, id, cloud)),
      cloud.receipts.uploadImported(upload, id),
    );
    change.enqueue({ kind: 'read-statement', organizationId, importId: id });
    return shownImport(job);
  });
}

/** A document of which somebody says that it is a statement stands for its import from now on; one that is linked stays what it is. */
async function standsForImport(
  { organizationId, id }: StoredUpload,
  importId: string,
  { receipts }: Pick<Parts, 'receipts'>,
): Promise<Effect[]> {
  const receipt = await receipts.get(organizationId, id);
  const isOpen = receipt?.status === 'processed' && receipt.archivedAt === null;
  if (!isOpen || receipt.kind === 'statement') return [];
  return [
    receipts.change(receipt, { ...paperOf(receipt), importId, problem: undefined }),
    { kind: 'match-receipts', organizationId, receiptIds: [id] },
  ];
}
