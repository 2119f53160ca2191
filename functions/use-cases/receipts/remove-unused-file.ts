import { partsMax } from '../../domain/documents/receipt-values.ts';
import { partId } from '../../domain/ids.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { removeFile } from './kept-pages.ts';

interface File {
  readonly organizationId: string;
  readonly uploadId: string;
}

/** The documents that were read from a file, as far as they are left. */
export function documentsOfFile(
  { organizationId, uploadId }: File,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<StoredReceipt[]> {
  const ids = Array.from({ length: partsMax }, (_, index) => partId(uploadId, index));
  return receipts.getMany(organizationId, ids);
}

/**
 * Deletes a file with its pages and what was noted of it, once no document that was read from it is left. Where some are left without their
 * original, as the organization's settings say, it goes with every version of it, and the note stays.
 */
export async function removeUnusedFile(
  upload: File,
  cloud: Pick<Cloud, 'receipts' | 'files' | 'now'>,
): Promise<void> {
  const { organizationId, uploadId } = upload;
  const left = await documentsOfFile(upload, cloud);
  if (left.some(({ originalDeletedAt }) => originalDeletedAt === undefined)) return;
  if (left.length > 0) return removeFile(upload, cloud, 'every-version');
  await removeFile(upload, cloud);
  // What was refused keeps its reason.
  if ((await cloud.receipts.getUpload(organizationId, uploadId))?.became === 'refused') return;
  await cloud.receipts.forgetUpload(organizationId, uploadId, cloud.now().toISOString());
}
