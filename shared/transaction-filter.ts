import { entryLines } from './entry-lines.ts';
import type { EntryLine } from './entry-lines.ts';
import type { Transaction, TransactionKind } from './model/transaction.ts';
import { holdsWords } from './search-words.ts';
import { wantsCategory } from './wants-category.ts';
import { wantsReceipt } from './wants-receipt.ts';

/**
 * What a list of transactions can be narrowed to: days (both inclusive), a category and a kind that one of its lines has, an account, each by name or id,
 * whether it has receipts, what it still needs, and words of its description, categories and account.
 */
export interface TransactionFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly category?: string | undefined;
  readonly account?: string | undefined;
  readonly kind?: TransactionKind | undefined;
  readonly q?: string | undefined;
  readonly matched?: 'true' | 'false' | undefined;
  readonly needs?: 'receipt' | 'category' | undefined;
}

/** Whether a transaction answers a filter: the one predicate of the server's lists and of the browser's. */
export function isTransactionWanted(row: Transaction, filter: TransactionFilter): boolean {
  const { from, to, account, q, matched, needs } = filter;
  const lines = entryLines(row);
  const categories = lines.map((line) => line.category);
  return (
    (from === undefined || row.date >= from) &&
    (to === undefined || row.date <= to) &&
    linesWanted(lines, filter).length > 0 &&
    (!account || row.accountLabel === account || row.accountId === account) &&
    (matched === undefined || row.receiptIds.length > 0 === (matched === 'true')) &&
    (needs === undefined || (needs === 'receipt' ? wantsReceipt(row) : wantsCategory(row))) &&
    holdsWords(`${row.description} ${categories.join(' ')} ${row.accountLabel}`, q)
  );
}

/** The lines of a transaction that a filter by category and kind speaks of. */
export function linesWanted<L extends Pick<EntryLine, 'kind' | 'category' | 'categoryId'>>(
  lines: readonly L[],
  { category, kind }: Pick<TransactionFilter, 'category' | 'kind'>,
): L[] {
  return lines.filter(
    (line) =>
      (!category || line.category === category || line.categoryId === category) &&
      (kind === undefined || line.kind === kind),
  );
}
