import type { RefusalReason } from '../../../shared/text/en/refusals.ts';
import { importIdOf } from '../../domain/ids.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import type { Effect } from '../../store/change.ts';
import { statementUploadLimit } from '../receipts/document-limit.ts';
import { newImport } from './new-import.ts';

type Begun =
  | { readonly kind: 'begun'; readonly importId: string; readonly writes: Effect[] }
  | { readonly kind: 'used-up'; readonly because: RefusalReason };

/**
 * The writes with which the import of an upload begins that turned out to be a statement: the import itself, the message that has it
 * read, and its place among the statements of the month; or why the plan has none left.
 */
export async function importBegun(
  upload: Pick<StoredUpload, 'id' | 'organizationId' | 'userId' | 'fileName'>,
  cloud: Pick<Cloud, 'organizations' | 'plans' | 'imports' | 'now'>,
): Promise<Begun> {
  const { organizationId } = upload;
  const limit = await statementUploadLimit(organizationId, cloud);
  if (limit?.reached) return { kind: 'used-up', because: limit.reached };
  const importId = importIdOf(upload.id);
  const writes = [
    cloud.imports.addition(newImport(upload, importId, cloud)),
    ...(limit ? [limit.counted] : []),
    { kind: 'read-statement' as const, organizationId, importId },
  ];
  return { kind: 'begun', importId, writes };
}
