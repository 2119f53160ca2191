import type { Transaction } from '../../shared/model/transaction.ts';
import type { ListRule } from './merge-pages.ts';
import type { TransactionFilters } from './transactions.ts';

/** Where a transaction belongs in a list with these filters; the list's order is day, then id, newest first. */
export function transactionRule(filters: TransactionFilters): ListRule<Transaction> {
  const wanted = filters.q?.toLocaleLowerCase();
  return {
    belongs: (item) =>
      (filters.from === undefined || item.date >= filters.from) &&
      (filters.to === undefined || item.date <= filters.to) &&
      (!filters.category || item.category === filters.category) &&
      (!filters.account || item.accountLabel === filters.account) &&
      (filters.matched === undefined || String(item.receiptIds.length > 0) === filters.matched) &&
      (!wanted || item.description.toLocaleLowerCase().includes(wanted)),
    before: (a, b) => (a.date === b.date ? a.id > b.id : a.date > b.date),
  };
}
