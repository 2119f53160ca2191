import type { RefusalReason } from '../../../shared/text/en/refusals.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import type { Write, Written } from '../../store/writes.ts';
import { importBegun } from '../imports/import-begun.ts';
import { documentLimitReached, limitNote, statementUploadLimit } from './document-limit.ts';
import { whatFollows } from './what-follows.ts';
import { pendingReceipt } from './pending-receipt.ts';

/*
 * What a file turned out to be is told once, in one transaction with all that follows from it; whoever comes second changes nothing.
 */

type Parts = Pick<Cloud, 'organizations' | 'plans' | 'receipts' | 'imports' | 'notices' | 'outbox' | 'now'>;
type Reason = NonNullable<StoredUpload['problem']>;

/** The file is a document, as a receipt from now on: pending, or as `read` tells. Refused where the plan has no room for one. */
export async function becomeReceipt(
  upload: StoredUpload,
  cloud: Parts,
  read: Partial<StoredReceipt> = {},
): Promise<Written> {
  const limit = await documentLimitReached(upload.organizationId, cloud);
  if (limit) return refuseRead(upload, limit, cloud);
  const receipt = { ...pendingReceipt(upload), ...read };
  return cloud.receipts.tryWrite([
    cloud.receipts.uploadSorted(upload, { became: 'receipt' }),
    cloud.receipts.addition(receipt),
    ...whatFollows([receipt], cloud),
  ]);
}

/** The file is a statement: its import begins. Refused where the plan has no room for one. */
export async function becomeImport(upload: StoredUpload, cloud: Parts): Promise<Written> {
  const begun = await importBegun(upload, cloud);
  if (begun.kind === 'used-up') return refuseUpload(upload, limitNote(begun.because), cloud);
  const { importId, writes } = begun;
  return cloud.receipts.tryWrite([
    cloud.receipts.uploadSorted(upload, { became: 'import', importId }),
    ...writes,
  ]);
}

/** The file is nothing for the books: it says why, leaves nothing behind, and its bytes are removed. */
export function refuseUpload(
  upload: StoredUpload,
  problem: Reason,
  { receipts, outbox }: Pick<Parts, 'receipts' | 'outbox'>,
  further: readonly Write[] = [],
): Promise<Written> {
  const { organizationId, id: uploadId } = upload;
  return receipts.tryWrite([
    receipts.uploadSorted(upload, { became: 'refused', problem }),
    ...outbox.asking({ kind: 'remove-file', organizationId, uploadId }),
    ...further,
  ]);
}

/** Work that could not be told of comes back: whoever was in its way has ended by then. */
export function toldBy(outcome: unknown): void {
  if (outcome === 'conflict') throw new Error('What an upload turned out to be was not kept.');
}

/** A document that was read before it could be known that there is no room for it counts as one that was uploaded to be read. */
async function refuseRead(upload: StoredUpload, limit: RefusalReason, cloud: Parts): Promise<Written> {
  const uploads = await statementUploadLimit(upload.organizationId, cloud);
  const counted = uploads && !uploads.reached ? [uploads.counted] : [];
  return refuseUpload(upload, limitNote(limit), cloud, counted);
}
