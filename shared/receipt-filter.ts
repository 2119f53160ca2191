import type { Receipt } from './model/receipt.ts';
import { holdsWords } from './search-words.ts';
import { namesEverywhere } from './text/listed-names.ts';

/** What a list of receipts can be narrowed to; a search is of the file's name, the vendor, the category and the amount. */
export interface ReceiptFilter {
  readonly status?: Receipt['status'] | undefined;
  readonly q?: string | undefined;
}

type Filtered = Pick<Receipt, 'status' | 'fileName' | 'vendor' | 'category' | 'amount' | 'currency'>;

/** Whether a receipt answers a filter: the one predicate of the server's lists and of the browser's. */
export function isReceiptWanted(
  { status, fileName, vendor, category, amount, currency }: Filtered,
  { status: wanted, q }: ReceiptFilter,
): boolean {
  const isOfStatus = wanted === undefined || status === wanted;
  const names = [fileName, vendor ?? '', ...namesEverywhere(category)].join(' ');
  return isOfStatus && holdsWords(names, q, [{ amount, currency }]);
}
