import type { StoredReceipt } from '../../store/receipts.ts';

/** A document as the audit log names it: by its vendor, or where none is known by its file. */
export const documentNamed = ({ id, vendor, fileName }: StoredReceipt) => ({ id, name: vendor ?? fileName });
