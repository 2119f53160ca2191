import {
  infiniteQueryOptions,
  queryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  addTransaction,
  changeTransaction,
  countTransactions,
  deleteTransaction,
  getCashFlow,
  getSummary,
  getWorklist,
  getTransaction,
  listTransactions,
  restoreTransaction,
  sumTransactions,
  decidePair,
  getPair,
  listPairs,
  listTransactionHistory,
  listRecurring,
  decidePayout,
  listPayouts,
} from '../../shared/contract/ledger.ts';
import { linkDocuments } from '../../shared/contract/matching.ts';
import type { RouteRequest } from '../../shared/contract/route.ts';
import type { PayoutOffer } from '../../shared/model/payout-offer.ts';
import type { TransactionFilter } from '../../shared/model/transaction-filter.ts';
import type {
  EntryDocuments,
  ListedTransaction,
  NewTransaction,
  Transaction,
  TransactionChange,
} from '../../shared/model/transaction.ts';
import { askAgainLater } from './ask-again-later.ts';
import { call } from './call.ts';
import { withItem, withoutItem } from './merge-pages.ts';
import type { Pages } from './merge-pages.ts';
import { queryKeys } from './query-keys.ts';
import { rebalanced, withoutBalances } from './running-balances.ts';
import type { WrittenTransaction } from './running-balances.ts';
import { transactionRule } from './transaction-rule.ts';
import type { TransactionFilters } from './transaction-rule.ts';

/** Transactions by date, newest first, page by page. */
export function useTransactions(filters: TransactionFilters = {}) {
  return useInfiniteQuery(transactionsQuery(filters));
}

/** The question for a list of transactions. */
export const transactionsQuery = (filters: TransactionFilters) =>
  infiniteQueryOptions({
    queryKey: queryKeys.transactionList(filters),
    queryFn: ({ pageParam }) => call(listTransactions, { query: { ...filters, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** How many of the newest transactions the dashboard shows. */
export const RECENT_SHOWN = 8;

export function useTransaction(id: string | undefined) {
  return useQuery(transactionQuery(id));
}

/** The question for one transaction. */
export const transactionQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.transaction(id ?? ''),
    queryFn: () => call(getTransaction, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });

/** A transaction as it is now, for what goes on from its newest version. */
export function fetchTransaction(id: string): Promise<Transaction> {
  return call(getTransaction, { params: { id } });
}

/** What was changed of a transaction, newest first, page by page; asked again for each version of it. */
export function useTransactionHistory({ id, version }: Pick<Transaction, 'id' | 'version'>) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.transactionHistory(id), version],
    queryFn: ({ pageParam }) =>
      call(listTransactionHistory, { params: { id }, query: { cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
}

/** How many transactions a period holds, or answer a filter. */
export function useTransactionCount(filter: TransactionFilter) {
  return useQuery({
    queryKey: queryKeys.transactionCount(filter),
    queryFn: () => call(countTransactions, { query: filter }),
  });
}

/** The question for income, expenses and net of a period, beside the period before; asked once the period is known. */
export const summaryQuery = (range: { from: string; to: string } | undefined) =>
  queryOptions({
    queryKey: queryKeys.summaryOf(range ?? {}),
    queryFn: () => call(getSummary, { query: range ?? { from: '', to: '' } }),
    enabled: range !== undefined,
  });

export function useSummary(range: { from: string; to: string } | undefined) {
  return useQuery(summaryQuery(range));
}

/** The question for what came in and went out in the six months up to one. */
export const cashFlowQuery = (until: string) =>
  queryOptions({
    queryKey: queryKeys.cashFlow(until),
    queryFn: () => call(getCashFlow, { query: { until } }),
  });

export function useCashFlow(until: string) {
  return useQuery({ ...cashFlowQuery(until), placeholderData: keepPreviousData });
}

/** What the transactions of a filtered list add up to. */
export function useTransactionTotals(filters: Omit<TransactionFilters, 'limit'>) {
  return useQuery({
    queryKey: queryKeys.filteredTotals(filters),
    queryFn: () => call(sumTransactions, { query: filters }),
    placeholderData: keepPreviousData,
  });
}

/** How much waits for a person, over all time, and which months there are. */
export function useWorklist() {
  return useQuery(worklistQuery);
}

/** The question for what waits. */
export const worklistQuery = queryOptions({
  queryKey: queryKeys.worklist,
  queryFn: () => call(getWorklist, {}),
});

export function useAddTransaction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewTransaction) => call(addTransaction, { body }),
    onSuccess: (transaction) => mergeTransaction(client, transaction),
  });
}

interface ChangeOf {
  readonly id: string;
  readonly change: TransactionChange;
  /** What is shown at once, and what comes back where it fails. */
  readonly shown?: { readonly before: Transaction; readonly after: Transaction } | undefined;
}

export function useChangeTransaction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: ChangeOf) => call(changeTransaction, { params: { id }, body: change }),
    onMutate: ({ shown }) => shown && mergeTransaction(client, shown.after),
    onSuccess: (transaction) => mergeTransaction(client, transaction),
    onError: (_error, { shown }) => {
      if (!shown) return;
      mergeTransaction(client, shown.before);
      // It may be otherwise by now than anybody here has seen.
      void client.invalidateQueries({ queryKey: queryKeys.transactions });
    },
  });
}

export function useDeleteTransaction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteTransaction, { params: { id } }),
    onSuccess: (transaction) => dropTransaction(client, transaction),
  });
}

/** Brings a deleted transaction back; receipts and matches follow it. */
export function useRestoreTransaction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(restoreTransaction, { params: { id } }),
    onSuccess: (transaction) => {
      mergeTransaction(client, transaction);
      void client.invalidateQueries({ queryKey: queryKeys.receipts });
      void client.invalidateQueries({ queryKey: queryKeys.matches });
    },
  });
}

/** Links exactly these documents to a transaction. */
export function useLinkDocuments() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & EntryDocuments) =>
      call(linkDocuments, { params: { id }, body }),
    onSuccess: (transaction) => {
      mergeTransaction(client, transaction);
      for (const queryKey of [queryKeys.receipts, queryKeys.matches])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** Puts a written transaction into every cached list and total, without waiting for the indexes. */
function mergeTransaction(client: QueryClient, transaction: Transaction): void {
  const before = knownTransaction(client, transaction.id);
  client.setQueryData(queryKeys.transaction(transaction.id), transaction);
  const written = { before, after: transaction };
  changeLists(client, written, (pages, filters) => withItem(pages, transaction, transactionRule(filters)));
}

function dropTransaction(client: QueryClient, transaction: Transaction): void {
  client.removeQueries({ queryKey: queryKeys.transaction(transaction.id) });
  changeLists(client, { before: transaction }, (pages) => withoutItem(pages, transaction.id));
}

export type ListPages = Pages<ListedTransaction>;
type ListChange = (pages: ListPages, filters: TransactionFilters) => ListPages;

function changeLists(client: QueryClient, written: WrittenTransaction, change: ListChange): void {
  for (const { queryKey } of listsIn(client)) {
    const filters = queryKey[2] as TransactionFilters;
    client.setQueryData<ListPages>(
      queryKey,
      (pages) => pages && withRunningBalances(change(pages, filters), pages, written, filters),
    );
    askAgainLater(client, queryKey);
  }
  askAgainLater(client, queryKeys.uncategorised);
  for (const queryKey of [queryKeys.summary, ['transactions', 'count'], queryKeys.uncategorised])
    void client.invalidateQueries({ queryKey });
}

function withRunningBalances(
  pages: ListPages,
  earlier: ListPages,
  written: WrittenTransaction,
  { account, from: _from, to: _to, limit: _limit, ...further }: TransactionFilters,
): ListPages {
  const { before, after } = written;
  if (!account) return pages;
  // Version one is new; of any other it must be known what it was.
  if (!before && after?.version !== 1) return withoutBalances(pages);
  return rebalanced(pages, earlier, written, Object.keys(further).length === 0);
}

/** All lists of transactions that are kept. */
export const listsIn = (client: QueryClient) =>
  client.getQueryCache().findAll({ queryKey: queryKeys.transactionList({}).slice(0, 2) });

/** A transaction as it was last read, if it was. */
function knownTransaction(client: QueryClient, id: string): Transaction | undefined {
  const listed = listsIn(client)
    .flatMap(({ queryKey }) => client.getQueryData<ListPages>(queryKey)?.pages ?? [])
    .flatMap(({ items }) => items);
  return listed.find((one) => one.id === id) ?? client.getQueryData<Transaction>(queryKeys.transaction(id));
}

/** Asks for all lists and totals again, after work that touched many rows (a statement's import or its undo). */
export async function refreshTransactions(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.transactions }),
    client.invalidateQueries({ queryKey: queryKeys.summary }),
    client.invalidateQueries({ queryKey: queryKeys.matches }),
  ]);
}

/** Entries that belong together: to decide, or decided; newest first. */
export function usePairs(status: 'open' | 'decided') {
  return useQuery({
    queryKey: queryKeys.pairList(status),
    queryFn: () => call(listPairs, { query: { status, limit: 50 } }),
  });
}

/** One pair with what of its entries stands. */
export function usePair(id: string) {
  return useQuery({ queryKey: queryKeys.pair(id), queryFn: () => call(getPair, { params: { id } }) });
}

export type PairDecision = 'confirm' | 'reject' | 'undo';

/** Decides on a pair, or takes that back. */
export function useDecidePair() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: PairDecision }) =>
      call(decidePair, { params: { id }, body: { decision } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.pairs }),
        client.invalidateQueries({ queryKey: queryKeys.categoryWork }),
        refreshTransactions(client),
      ]),
  });
}

/** What comes again and again, and what of it is missing. */
export function useRecurring() {
  return useQuery(recurringQuery);
}

/** The question for what was found to recur. */
export const recurringQuery = queryOptions({
  queryKey: queryKeys.recurring,
  queryFn: () => call(listRecurring, {}),
});

type Status = 'open' | 'decided';

/** As many as a person works through at once; a page may hold fewer where payouts are rare among many entries. */
const SHOWN = 20;
const PAGES_MAX = 5;

/** Deposits that look like payouts, or those decided on; newest first, and whether there may be more. */
export function usePayouts(status: Status) {
  return useQuery({ queryKey: queryKeys.payoutList(status), queryFn: () => firstPayouts(status) });
}

async function firstPayouts(status: Status): Promise<{ items: PayoutOffer[]; hasMore: boolean }> {
  const items: PayoutOffer[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX && items.length < SHOWN; page += 1) {
    const found = await call(listPayouts, { query: { status, limit: SHOWN, cursor } });
    items.push(...found.items);
    cursor = found.nextCursor;
    if (cursor === undefined) break;
  }
  return { items, hasMore: cursor !== undefined };
}

export type PayoutDecision = RouteRequest<typeof decidePayout>['body'];

/** Decides on a deposit, or takes that back. */
export function useDecidePayout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: PayoutDecision }) =>
      call(decidePayout, { params: { id }, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.payouts }),
        client.invalidateQueries({ queryKey: queryKeys.receipts }),
        client.invalidateQueries({ queryKey: queryKeys.categoryWork }),
        refreshTransactions(client),
      ]),
  });
}
