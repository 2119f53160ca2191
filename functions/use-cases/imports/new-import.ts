import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredImport } from '../../store/imports.ts';
import type { StoredUpload } from '../../store/uploads.ts';

/** The import of an uploaded statement, before anybody has read it. */
export function newImport(
  {
    id: uploadId,
    organizationId,
    userId,
    fileName,
  }: Pick<StoredUpload, 'id' | 'organizationId' | 'userId' | 'fileName'>,
  id: string,
  { now }: Pick<Cloud, 'now'>,
): StoredImport {
  const at = now().toISOString();
  return {
    id,
    uploadId,
    organizationId,
    userId,
    fileName,
    accountId: null,
    status: 'reading',
    progress: 0,
    added: 0,
    period: null,
    accounts: [],
    createdAt: at,
    changedAt: at,
    version: 1,
  };
}
