import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { sortUpload } from '../receipts/sort-upload.ts';
import { readStatement } from './read-statement.ts';

/** Does what is asked of the worker of previews; throws for work of another stage. */
export async function doPreview(
  work: Work,
  cloud: Cloud,
  isDocument: (bytes: Uint8Array) => boolean,
): Promise<void> {
  if (work.kind === 'read-statement')
    return readStatement(work.organizationId, work.importId, cloud, isDocument);
  if (work.kind === 'sort-upload') return sortUpload(work, cloud, isDocument);
  throw new Error(`${work.kind} is not the work of this stage.`);
}
