import type { StoredReceipt } from '../../store/receipts.ts';
import type { StoredUpload } from '../../store/uploads.ts';

/** The receipt that an upload will be, while nobody has read it. */
export function pendingReceipt(upload: StoredUpload): StoredReceipt {
  const { transactionId: wantedBy } = upload;
  const { id, fileName, contentType, size, sha256, organizationId, userId, createdAt } = upload;
  return {
    id,
    fileName,
    contentType,
    size,
    sha256,
    organizationId,
    userId,
    createdAt,
    kind: 'other',
    vendor: null,
    amount: null,
    currency: null,
    date: null,
    categoryId: null,
    status: 'pending',
    fields: {},
    taxes: [],
    items: [],
    transactionIds: [],
    page: null,
    twins: [],
    reviewedAt: null,
    archivedAt: null,
    version: 1,
    ...(wantedBy === undefined ? {} : { wantedBy }),
  };
}
