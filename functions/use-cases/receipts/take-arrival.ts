import type { Cloud } from '../../runtime/cloud.ts';
import { isOpen, lookAgain } from './open-upload.ts';

/**
 * Asks for the reading of a document that arrived, or for a look at a file that its content is to tell; statements wait for their
 * import, which asks for itself.
 */
export async function takeArrival(
  { organizationId, uploadId }: { organizationId: string; uploadId: string },
  { receipts, outbox, now }: Pick<Cloud, 'receipts' | 'outbox' | 'now'>,
): Promise<void> {
  const receipt = await receipts.get(organizationId, uploadId);
  if (receipt?.status === 'pending')
    return outbox.ask({ kind: 'read-receipt', organizationId, receiptId: uploadId });
  const upload = await receipts.getUpload(organizationId, uploadId);
  if (upload && isOpen(upload)) {
    const { after, work } = lookAgain(upload, now().toISOString());
    // Whoever told meanwhile what it is was right.
    await receipts.tryWrite([receipts.uploadChange(upload, after), ...outbox.asking(work)]);
  }
  // Posted once more, as the browser had no answer: it would lie there for nobody.
  if (upload?.became === 'refused') await outbox.ask({ kind: 'remove-file', organizationId, uploadId });
}
