import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import { isOpenDocument, readAgain } from './open-document.ts';
import { isOpen, lookAgain } from './open-upload.ts';

interface Arrived {
  readonly organizationId: string;
  readonly uploadId: string;
}
type Parts = Pick<Cloud, 'receipts' | 'outbox' | 'now'>;

/**
 * Asks for the reading of a document that arrived, or for a look at a file that its content is to tell, also where they ended as nothing
 * was heard of them; statements wait for their import, which asks for itself.
 */
export async function takeArrival(arrived: Arrived, cloud: Parts): Promise<void> {
  // Where the caretaker ended it in this moment, it goes on from there; whoever told meanwhile what it is was right.
  const outcome = await retryOnConflict(() => take(arrived, cloud));
  if (outcome === 'conflict') throw new Error('That a file arrived was not kept.');
}

async function take({ organizationId, uploadId }: Arrived, { receipts, outbox, now }: Parts) {
  const receipt = await receipts.get(organizationId, uploadId);
  if (receipt?.status === 'pending')
    return outbox.ask({ kind: 'read-receipt', organizationId, receiptId: uploadId });
  if (receipt && isOpenDocument(receipt)) {
    const { after, work } = readAgain(receipt, now().toISOString());
    return receipts.tryWrite([receipts.change(receipt, after), ...outbox.asking(work)]);
  }
  const upload = await receipts.getUpload(organizationId, uploadId);
  if (upload && isOpen(upload)) {
    const { after, work } = lookAgain(upload, now().toISOString());
    return receipts.tryWrite([receipts.uploadChange(upload, after), ...outbox.asking(work)]);
  }
  // Posted once more, as the browser had no answer: it would lie there for nobody.
  if (upload?.became === 'refused') await outbox.ask({ kind: 'remove-file', organizationId, uploadId });
}
