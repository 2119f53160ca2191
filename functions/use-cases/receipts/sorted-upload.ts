import type { RefusalReason } from '../../../shared/text/en/refusals.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change, System } from '../../store/change.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import { importBegun } from '../imports/import-begun.ts';
import { documentLimitReached, limitNote, statementUploadLimit } from './document-limit.ts';
import { whatFollows } from './what-follows.ts';
import { isOpen } from './open-upload.ts';
import { pendingReceipt } from './pending-receipt.ts';

/*
 * What a file turned out to be is told once, in one transaction with all that follows from it; whoever comes second changes nothing.
 */

type Parts = Pick<Cloud, 'organizations' | 'plans' | 'receipts' | 'imports' | 'notices' | 'now'>;
type Reason = NonNullable<StoredUpload['problem']>;

/** Tells what a file is, where nobody has told yet, as it stands by then. */
export function sortOnce(
  { organizationId, uploadId }: { readonly organizationId: string; readonly uploadId: string },
  system: System,
  cloud: Pick<Cloud, 'change' | 'receipts'>,
  work: (change: Change, upload: StoredUpload) => Promise<void> | void,
): Promise<void> {
  return cloud.change({ organizationId, system }, 'upload-sorted', async (change) => {
    const upload = await cloud.receipts.getUpload(organizationId, uploadId);
    if (!upload || !isOpen(upload)) return;
    change.about({ id: uploadId, name: upload.fileName });
    await work(change, upload);
  });
}

/** The file is a document, as a receipt from now on: pending, or as `read` tells. Refused where the plan has no room for one. */
export async function becomeReceipt(
  change: Change,
  upload: StoredUpload,
  cloud: Parts,
  read: Partial<StoredReceipt> = {},
): Promise<void> {
  const limit = await documentLimitReached(upload.organizationId, cloud);
  if (limit) return refuseRead(change, upload, limit, cloud);
  const receipt = { ...pendingReceipt(upload), ...read };
  change.put(
    cloud.receipts.uploadSorted(upload, { became: 'receipt' }),
    cloud.receipts.addition(receipt),
    ...whatFollows([receipt], cloud),
  );
}

/** The file is a statement: its import begins. Refused where the plan has no room for one. */
export async function becomeImport(change: Change, upload: StoredUpload, cloud: Parts): Promise<void> {
  const begun = await importBegun(upload, cloud);
  if (begun.kind === 'used-up') {
    refuseUpload(change, upload, limitNote(begun.because), cloud);
    return;
  }
  const { importId, writes } = begun;
  change.put(cloud.receipts.uploadSorted(upload, { became: 'import', importId }), ...writes);
}

/** The file is nothing for the books: it says why, leaves nothing behind, and its bytes are removed. */
export function refuseUpload(
  change: Change,
  upload: StoredUpload,
  problem: Reason,
  { receipts }: Pick<Parts, 'receipts'>,
): void {
  const { organizationId, id: uploadId } = upload;
  change.put(receipts.uploadSorted(upload, { became: 'refused', problem }));
  change.enqueue({ kind: 'remove-file', organizationId, uploadId });
}

/** A document that was read before it could be known that there is no room for it counts as one that was uploaded to be read. */
async function refuseRead(
  change: Change,
  upload: StoredUpload,
  limit: RefusalReason,
  cloud: Parts,
): Promise<void> {
  const uploads = await statementUploadLimit(upload.organizationId, cloud);
  refuseUpload(change, upload, limitNote(limit), cloud);
  if (uploads && !uploads.reached) change.put(uploads.counted);
}
