import type { RouteRequest } from '../../shared/contract/route.ts';
import type { listTransactions } from '../../shared/contract/ledger.ts';
import { entryLines } from '../../shared/entry-lines.ts';
import type { Transaction } from '../../shared/model/transaction.ts';
import { wantsCategory } from '../../shared/wants-category.ts';
import { wantsReceipt } from '../../shared/wants-receipt.ts';
import type { ListRule } from './merge-pages.ts';

/** What a list of transactions can be narrowed to, as the contract names it. */
export type TransactionFilters = Omit<RouteRequest<typeof listTransactions>['query'], 'cursor'>;

/** Where a transaction belongs in a list with these filters; the list's order is day, then id, newest first. */
export function transactionRule(filters: TransactionFilters): ListRule<Transaction> {
  const wanted = filters.q?.toLocaleLowerCase();
  return {
    belongs: (item) =>
      (filters.from === undefined || item.date >= filters.from) &&
      (filters.to === undefined || item.date <= filters.to) &&
      (!filters.category || entryLines(item).some(({ category }) => category === filters.category)) &&
      (!filters.account || item.accountLabel === filters.account) &&
      (filters.matched === undefined || String(item.receiptIds.length > 0) === filters.matched) &&
      (filters.needs === undefined ||
        (filters.needs === 'receipt' ? wantsReceipt(item) : wantsCategory(item))) &&
      (!wanted || item.description.toLocaleLowerCase().includes(wanted)),
    before: (a, b) => (a.date === b.date ? a.id > b.id : a.date > b.date),
  };
}
