import type { Upload } from '../../../shared/model/receipt.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { shownUpload } from './get-upload.ts';
import { readAgain } from './open-document.ts';
import { lookAgain } from './open-upload.ts';

/**
 * Reads a stored file once more: one that failed before anybody knew what it is, or a document whose reading was given up. Refused
 * (`wrong-state`) where its bytes never arrived, and where nothing failed.
 */
export async function retryUpload(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'receipts'>,
): Promise<Upload | Refusal> {
  const { organizationId } = caller;
  const { receipts } = cloud;
  return cloud.change(caller, 'upload-retried', async (change) => {
    const upload = await receipts.getUpload(organizationId, id);
    if (!upload) return refuse('not-found');
    change.about({ id, name: upload.fileName });
    if (upload.became === 'failed') {
      if (upload.isStored !== true) return refuse('wrong-state');
      const { after, work } = lookAgain(upload, change.at);
      change.put(receipts.uploadChange(upload, after));
      change.enqueue(work);
      return shownUpload({ ...upload, ...after }, undefined);
    }
    const receipt = await receipts.get(organizationId, id);
    if (!receipt || !canBeReadAgain(receipt)) return refuse('wrong-state');
    const { after, work } = readAgain(receipt, change.at);
    change.put(receipts.change(receipt, after));
    change.enqueue(work);
    return shownUpload({ ...upload, became: 'arriving' }, after);
  });
}

/** Failed by our fault: what is wrong with the file itself would be met again. What a person has filled in stays. */
const canBeReadAgain = ({
  status,
  problem,
  reviewedAt,
  archivedAt,
  originalDeletedAt,
}: StoredReceipt): boolean =>
  originalDeletedAt === undefined &&
  status === 'processed' &&
  (problem?.code === 'given-up' || problem?.code === 'unexpected') &&
  reviewedAt === null &&
  archivedAt === null;
