import { entryLines } from './entry-lines.ts';
import { countsIn } from './entry-worth.ts';
import type { EntryLine } from './entry-lines.ts';
import type { Transaction } from './model/transaction.ts';
import type { TransactionFilter } from './model/transaction-filter.ts';
import { holdsWords } from './search-words.ts';
import { namesEverywhere } from './text/listed-names.ts';
import { wantsCategory } from './wants-category.ts';
import { wantsReceipt } from './wants-receipt.ts';

const NEEDS: Readonly<Record<NonNullable<TransactionFilter['needs']>, (row: Transaction) => boolean>> = {
  receipt: wantsReceipt,
  category: wantsCategory,
  review: ({ assumed }) => assumed !== undefined,
};

/**
 * Whether a transaction answers a filter, as far as it tells by itself: the one predicate of the server's lists and of the browser's. Whether it
 * is in a box of a return, may be from abroad, or has tax that could be claimed, only the books tell.
 */
export function isTransactionWanted(row: Transaction, filter: TransactionFilter): boolean {
  const {
    from,
    to,
    account,
    q,
    matched,
    needs,
    source,
    use,
    tax,
    apartFrom,
    minAmount = 0,
    maxAmount = Infinity,
  } = filter;
  const moved = Math.abs(row.amount);
  const lines = entryLines(row);
  const categories = lines.flatMap((line) =>
    line.transferToLabel === undefined ? namesEverywhere(line.category) : [line.transferToLabel],
  );
  return (
    (from === undefined || row.date >= from) &&
    (to === undefined || row.date <= to) &&
    linesWanted(lines, filter).length > 0 &&
    (!account || row.accountLabel === account || row.accountId === account) &&
    (source === undefined || row.source.split(':')[0] === source) &&
    (use !== 'owner' || row.use === use) &&
    (tax === undefined || lines.some((line) => Boolean(line.tax)) === (tax === 'stated')) &&
    (apartFrom === undefined || !countsIn(apartFrom, row)) &&
    minAmount <= moved &&
    moved <= maxAmount &&
    (matched === undefined || row.receiptIds.length > 0 === (matched === 'true')) &&
    (needs === undefined || NEEDS[needs](row)) &&
    holdsWords(`${row.description} ${categories.join(' ')} ${row.accountLabel}`, q, [
      row,
      ...lines.map(({ amount }) => ({ amount, currency: row.currency })),
    ])
  );
}

/**
 * The lines of a transaction that a filter by category and kind speaks of, or, of what is personal, those that are. Transfers are those that are
 * one as a whole: an expense of which a part paid a loan back is found among the expenses.
 */
export function linesWanted<
  L extends Pick<EntryLine, 'kind' | 'category' | 'categoryId' | 'isPart' | 'isPersonal'>,
>(lines: readonly L[], { category, kind, use }: Pick<TransactionFilter, 'category' | 'kind' | 'use'>): L[] {
  return lines.filter(
    (line) =>
      (!category || line.category === category || line.categoryId === category) &&
      (kind === undefined || (line.kind === kind && !(line.isPart && kind === 'transfer'))) &&
      (use !== 'personal' || line.isPersonal),
  );
}
