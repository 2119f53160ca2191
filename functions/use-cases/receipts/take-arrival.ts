import type { Cloud } from '../../runtime/cloud.ts';
import { isOpenDocument, readAgain } from './open-document.ts';
import { isOpen, lookAgain } from './open-upload.ts';

interface Arrived {
  readonly organizationId: string;
  readonly uploadId: string;
}
type Parts = Pick<Cloud, 'change' | 'receipts'>;

/**
 * Asks for the reading of a document that arrived, or for a look at a file that its content is to tell, also where they ended as nothing
 * was heard of them; statements wait for their import, which asks for itself.
 */
export async function takeArrival({ organizationId, uploadId }: Arrived, cloud: Parts): Promise<void> {
  const { receipts } = cloud;
  // Where the caretaker ended it in this moment, it goes on from there; whoever told meanwhile what it is was right.
  await cloud.change({ organizationId }, 'arrival-noted', async (change) => {
    const receipt = await receipts.get(organizationId, uploadId);
    if (receipt?.status === 'pending') {
      change.enqueue({ kind: 'read-receipt', organizationId, receiptId: uploadId });
      return;
    }
    if (receipt && isOpenDocument(receipt)) {
      const { after, work } = readAgain(receipt, change.at);
      change.put(receipts.change(receipt, after));
      change.enqueue(work);
      return;
    }
    const upload = await receipts.getUpload(organizationId, uploadId);
    if (upload && isOpen(upload)) {
      const { after, work } = lookAgain(upload, change.at);
      change.put(receipts.uploadChange(upload, after));
      change.enqueue(work);
    }
    // Posted once more, as the browser had no answer: it would lie there for nobody.
    if (upload?.became === 'refused') change.enqueue({ kind: 'remove-file', organizationId, uploadId });
  });
}
