import type { Receipt } from './model/receipt.ts';

type Issued = Pick<Receipt, 'vendor' | 'fields' | 'isIssued'>;

/** Whether the organization issued a document itself: so it was read, and nobody has named another vendor since. */
export const isOwnDocument = ({ vendor, fields, isIssued }: Issued): boolean =>
  isIssued === true && vendor === fields['vendor']?.value;

/** Who stands on the other side of a document: the customer of an own one, else who issued it. */
export function counterpartyOf(document: Issued): string | null {
  const customer = isOwnDocument(document) ? document.fields['customer']?.value : undefined;
  return typeof customer === 'string' ? customer : document.vendor;
}
