import type { RouteRequest } from '../../shared/contract/route.ts';
import type { listTransactions } from '../../shared/contract/ledger.ts';
import type { Transaction } from '../../shared/model/transaction.ts';
import { isTransactionWanted } from '../../shared/transaction-filter.ts';
import type { ListRule } from './merge-pages.ts';

/** What a list of transactions can be narrowed to, as the contract names it. */
export type TransactionFilters = Omit<RouteRequest<typeof listTransactions>['query'], 'cursor'>;

/** Where a transaction belongs in a list with these filters; the list's order is day, then id, newest first. */
export function transactionRule(filters: TransactionFilters): ListRule<Transaction> {
  return {
    belongs: (item) => isTransactionWanted(item, filters),
    before: (a, b) => (a.date === b.date ? a.id > b.id : a.date > b.date),
  };
}
