import { partsMax } from '../../domain/documents/receipt-values.ts';
import { partId } from '../../domain/ids.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { removeFile } from './kept-pages.ts';

/** Deletes a file with its pages and what was noted of it, once no document that was read from it is left. */
export async function removeUnusedFile(
  upload: { readonly organizationId: string; readonly uploadId: string },
  cloud: Pick<Cloud, 'receipts' | 'files' | 'now'>,
): Promise<void> {
  const { organizationId, uploadId } = upload;
  const ids = Array.from({ length: partsMax }, (_, index) => partId(uploadId, index));
  const left = await cloud.receipts.getMany(organizationId, ids);
  if (left.length > 0) return;
  await removeFile(upload, cloud);
  // What was refused keeps its reason.
  if ((await cloud.receipts.getUpload(organizationId, uploadId))?.became === 'refused') return;
  await cloud.receipts.forgetUpload(organizationId, uploadId, cloud.now().toISOString());
}
