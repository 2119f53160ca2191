import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { Write } from '../../store/writes.ts';
import { tracesOf } from './find-twins.ts';

/** The writes by which an archived receipt goes for good with what it taught; its file goes once no other document of it is left. */
export function removalForGood(
  receipt: StoredReceipt,
  { receipts, outbox }: Pick<Cloud, 'receipts' | 'outbox'>,
): Write[] {
  const { organizationId, id, fileId: uploadId = id } = receipt;
  return [
    ...receipts.removal(receipt),
    ...tracesOf(receipt).map((trace) => receipts.traceRemoval(trace)),
    receipts.lessonRemoval(receipt),
    ...outbox.asking({ kind: 'remove-file', organizationId, uploadId }),
  ];
}
