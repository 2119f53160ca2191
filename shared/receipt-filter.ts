import { counterpartyOf } from './own-document.ts';
import type { Receipt } from './model/receipt.ts';
import { holdsWords } from './search-words.ts';
import { namesEverywhere } from './text/listed-names.ts';

/**
 * What a list of receipts can be narrowed to; a search is of the file's name, the vendor, the customer of an own invoice, the category and
 * the amount.
 */
export interface ReceiptFilter {
  readonly status?: Receipt['status'] | undefined;
  readonly q?: string | undefined;
}

/** What a filter looks at. */
export type FilteredReceipt = Pick<
  Receipt,
  'status' | 'fileName' | 'vendor' | 'category' | 'amount' | 'currency' | 'fields' | 'isIssued'
>;

/** Whether a receipt answers a filter: the one predicate of the server's lists and of the browser's. */
export function isReceiptWanted(document: FilteredReceipt, { status: wanted, q }: ReceiptFilter): boolean {
  const { status, fileName, vendor, category, amount, currency } = document;
  const isOfStatus = wanted === undefined || status === wanted;
  const names = [fileName, vendor ?? '', counterpartyOf(document) ?? '', ...namesEverywhere(category)].join(
    ' ',
  );
  return isOfStatus && holdsWords(names, q, [{ amount, currency }]);
}
