import type { Receipt } from '../../../shared/model/receipt.ts';
import { SURE_MIN } from '../../../shared/sure.ts';

/** What is read of a document and can be put right in its form. */
export type ReadName = 'vendor' | 'date' | 'total' | 'currency';

/** What a value that was read is called in the receipt, in the form and in a change. */
export const memberOf = (name: ReadName) => (name === 'total' ? 'amount' : name);

/** Whether a value stands as it was read, with too little certainty to be believed unseen. */
export function isUnsure(receipt: Receipt, name: ReadName): boolean {
  const read = receipt.fields[name];
  return read !== undefined && read.value === receipt[memberOf(name)] && read.confidence < SURE_MIN;
}

const CHECKED = ['total', 'date', 'vendor'] as const;

/** The value of a document that a person is to look at first; none once somebody has, or its payment was found. */
export function unsureField(receipt: Receipt): (typeof CHECKED)[number] | undefined {
  if (receipt.status !== 'processed' || receipt.reviewedAt !== null) return undefined;
  return CHECKED.find((name) => isUnsure(receipt, name));
}
