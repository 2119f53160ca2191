import type { Upload } from '../../../shared/model/receipt.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { StoredUpload } from '../../store/uploads.ts';

/** What became of an uploaded file. Its document is read after it: one that has become a document by now is there. */
export async function getUpload(
  id: string,
  { organizationId }: Caller,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<Upload | Refusal> {
  const upload = await receipts.getUpload(organizationId, id);
  return upload ? shownUpload(upload, await receipts.get(organizationId, id)) : refuse('not-found');
}

/** A file as people see it; `receipt` is the document that it is, where it is one. */
export function shownUpload(upload: StoredUpload, receipt: StoredReceipt | undefined): Upload {
  const { id, fileName, contentType, size, purpose, userId, createdAt, problem } = upload;
  const importId = upload.importId ?? receipt?.importId ?? null;
  return {
    ...{ id, fileName, contentType, size, purpose, userId, createdAt },
    status: upload.became ?? statusBy(receipt, importId),
    isStored: upload.isStored === true,
    receiptId: receipt ? receipt.id : null,
    importId,
    ...(problem ? { problem } : {}),
  };
}

/** Of a file that was said to be one or the other. */
function statusBy(receipt: StoredReceipt | undefined, importId: string | null): Upload['status'] {
  if (receipt) return receipt.status === 'pending' ? 'arriving' : 'receipt';
  return importId === null ? 'arriving' : 'import';
}
