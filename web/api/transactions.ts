import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  addTransaction,
  changeTransaction,
  countTransactions,
  deleteTransaction,
  getSummary,
  getTransaction,
  listTransactions,
} from '../../shared/contract/ledger.ts';
import type { NewTransaction, Transaction, TransactionChange } from '../../shared/model/transaction.ts';
import { call } from './call.ts';
import { withItem, withoutItem } from './merge-pages.ts';
import type { Pages } from './merge-pages.ts';
import { queryKeys } from './query-keys.ts';
import { transactionRule } from './transaction-rule.ts';
import type { TransactionFilters } from './transaction-rule.ts';

/** Transactions by date, newest first, page by page. */
export function useTransactions(filters: TransactionFilters = {}) {
  return useInfiniteQuery({
    queryKey: queryKeys.transactionList(filters),
    queryFn: ({ pageParam }) => call(listTransactions, { query: { ...filters, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function useTransaction(id: string | undefined) {
  return useQuery({
    queryKey: queryKeys.transaction(id ?? ''),
    queryFn: () => call(getTransaction, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
}

/** How many transactions a period holds. */
export function useTransactionCount(range: { from?: string | undefined; to?: string | undefined }) {
  return useQuery({
    queryKey: queryKeys.transactionCount(range),
    queryFn: () => call(countTransactions, { query: range }),
  });
}

/** Income, expenses and net of a period, beside the period before. */
export function useSummary(range: { from: string; to: string }) {
  return useQuery({
    queryKey: queryKeys.summaryOf(range),
    queryFn: () => call(getSummary, { query: range }),
  });
}

export function useAddTransaction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewTransaction) => call(addTransaction, { body }),
    onSuccess: (transaction) => mergeTransaction(client, transaction),
  });
}

export function useChangeTransaction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: TransactionChange }) =>
      call(changeTransaction, { params: { id }, body: change }),
    onSuccess: (transaction) => mergeTransaction(client, transaction),
  });
}

export function useDeleteTransaction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteTransaction, { params: { id } }),
    onSuccess: (transaction) => dropTransaction(client, transaction.id),
  });
}

/** Puts a written transaction into every cached list and total, without waiting for the indexes. */
function mergeTransaction(client: QueryClient, transaction: Transaction): void {
  client.setQueryData(queryKeys.transaction(transaction.id), transaction);
  changeLists(client, (pages, filters) => withItem(pages, transaction, transactionRule(filters)));
}

function dropTransaction(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: queryKeys.transaction(id) });
  changeLists(client, (pages) => withoutItem(pages, id));
}

type ListChange = (pages: Pages<Transaction>, filters: TransactionFilters) => Pages<Transaction>;

function changeLists(client: QueryClient, change: ListChange): void {
  for (const query of client
    .getQueryCache()
    .findAll({ queryKey: queryKeys.transactionList({}).slice(0, 2) })) {
    const filters = query.queryKey[2] as TransactionFilters;
    client.setQueryData<Pages<Transaction>>(query.queryKey, (pages) => pages && change(pages, filters));
  }
  void client.invalidateQueries({ queryKey: queryKeys.summary });
  void client.invalidateQueries({ queryKey: ['transactions', 'count'] });
}

/** Asks for all lists and totals again, after work that touched many rows (a statement's import or its undo). */
export async function refreshTransactions(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.transactions }),
    client.invalidateQueries({ queryKey: queryKeys.summary }),
    client.invalidateQueries({ queryKey: queryKeys.matches }),
  ]);
}
