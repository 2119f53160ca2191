import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { Effect } from '../../store/change.ts';
import { tracesOf } from './find-twins.ts';

/** The writes by which an archived receipt goes for good with what it taught; its file goes once no other document of it is left. */
export function removalForGood(receipt: StoredReceipt, { receipts }: Pick<Cloud, 'receipts'>): Effect[] {
  const { organizationId, id, fileId: uploadId = id } = receipt;
  return [
    ...receipts.removal(receipt),
    ...tracesOf(receipt).map((trace) => receipts.traceRemoval(trace)),
    receipts.lessonRemoval(receipt),
    { kind: 'remove-file', organizationId, uploadId },
  ];
}
