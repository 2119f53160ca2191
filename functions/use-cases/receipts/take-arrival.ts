import type { Cloud } from '../../runtime/cloud.ts';

/** Asks for the reading of a document that arrived; statements wait for their import, which asks for itself. */
export async function takeArrival(
  { organizationId, uploadId }: { organizationId: string; uploadId: string },
  { receipts, outbox }: Pick<Cloud, 'receipts' | 'outbox'>,
): Promise<void> {
  const receipt = await receipts.get(organizationId, uploadId);
  if (receipt?.status === 'pending')
    await outbox.ask({ kind: 'read-receipt', organizationId, receiptId: uploadId });
}
