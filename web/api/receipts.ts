import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  changeReceipt,
  deleteReceipt,
  getReceipt,
  getReceiptPages,
  listReceipts,
  openReceiptFile,
  restoreReceipt,
} from '../../shared/contract/receipts.ts';
import type { Receipt, ReceiptChange } from '../../shared/model/receipt.ts';
import { call } from './call.ts';
import { withItem, withoutItem } from './merge-pages.ts';
import type { Pages } from './merge-pages.ts';
import { queryKeys } from './query-keys.ts';
import { receiptRule } from './receipt-rule.ts';
import type { ReceiptFilters } from './receipt-rule.ts';

const READING_POLL_MS = 1500;
/** Pictures and files are at addresses that live for five minutes: asked for again a minute before they end. */
const ADDRESS_FRESH_MS = 240_000;

/** Receipts, newest first; asked again every moment while one of them is still being read. */
export function useReceipts(filters: ReceiptFilters = {}) {
  return useInfiniteQuery({
    ...receiptsQuery(filters),
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(({ status }) => status === 'pending'))
        ? READING_POLL_MS
        : ADDRESS_FRESH_MS,
  });
}

/** The question for a list of receipts. */
export const receiptsQuery = (filters: ReceiptFilters) =>
  infiniteQueryOptions({
    queryKey: queryKeys.receiptList(filters),
    queryFn: ({ pageParam }) => call(listReceipts, { query: { ...filters, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** One receipt, followed until it is read. */
export function useReceipt(id: string | undefined) {
  return useQuery(receiptQuery(id));
}

/** The question for one receipt; the address of its picture is renewed before it ends. */
export const receiptQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.receipt(id ?? ''),
    queryFn: () => call(getReceipt, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => {
      if (state.data?.status === 'pending') return READING_POLL_MS;
      return state.data?.thumbnailUrl === undefined ? false : ADDRESS_FRESH_MS;
    },
  });

export function useChangeReceipt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ReceiptChange }) =>
      call(changeReceipt, { params: { id }, body: change }),
    onSuccess: (receipt) => mergeLinkedReceipt(client, receipt),
  });
}

/** Puts a receipt into the archive. */
export function useArchiveReceipt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteReceipt, { params: { id }, query: {} }),
    onSuccess: ({ id }) => {
      client.removeQueries({ queryKey: queryKeys.receipt(id) });
      changeLists(client, (pages) => withoutItem(pages, id));
      void client.invalidateQueries({ queryKey: queryKeys.worklist });
    },
  });
}

/** Takes a receipt back from the archive. */
export function useRestoreReceipt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(restoreReceipt, { params: { id } }),
    onSuccess: (receipt) => mergeLinkedReceipt(client, receipt),
  });
}

/** The pages of a document as they were read. Their addresses live for some minutes; shown ones are not asked for before. */
export function useReceiptPages(receipt: Pick<Receipt, 'id' | 'status'>) {
  return useQuery({
    queryKey: queryKeys.receiptPages(receipt.id),
    queryFn: () => call(getReceiptPages, { params: { id: receipt.id } }),
    enabled: receipt.status !== 'pending',
    staleTime: ADDRESS_FRESH_MS,
  });
}

/** A receipt as it is now, for what goes on from its newest version. */
export function fetchReceipt(id: string): Promise<Receipt> {
  return call(getReceipt, { params: { id } });
}

/** A short-lived address of the original, made when it is asked for. */
export function openOriginal(id: string, as: 'view' | 'download') {
  return call(openReceiptFile, { params: { id }, query: { as } });
}

/** The same of a receipt that entries may have: its category and taxes go on to them. */
function mergeLinkedReceipt(client: QueryClient, receipt: Receipt): void {
  mergeReceipt(client, receipt);
  if (receipt.transactionIds.length > 0)
    for (const queryKey of [queryKeys.transactions, queryKeys.summary])
      void client.invalidateQueries({ queryKey });
}

/** Puts a written receipt into every cached list, without waiting for the indexes; matches and what waits may follow. */
function mergeReceipt(client: QueryClient, receipt: Receipt): void {
  client.setQueryData<Receipt>(queryKeys.receipt(receipt.id), (before) => ({
    ...pictureOf(before),
    ...receipt,
  }));
  changeLists(client, (pages, filters) =>
    withItem(pages, { ...pictureOf(listed(pages, receipt.id)), ...receipt }, receiptRule(filters)),
  );
  for (const queryKey of [queryKeys.matches, queryKeys.worklist]) void client.invalidateQueries({ queryKey });
}

/** The address of its thumbnail, which no answer to a change brings. */
const pictureOf = (receipt: Receipt | undefined): Pick<Receipt, 'thumbnailUrl'> =>
  receipt?.thumbnailUrl === undefined ? {} : { thumbnailUrl: receipt.thumbnailUrl };

function listed({ pages }: Pages<Receipt>, id: string): Receipt | undefined {
  return pages.flatMap(({ items }) => items).find((item) => item.id === id);
}

type ListChange = (pages: Pages<Receipt>, filters: ReceiptFilters) => Pages<Receipt>;

function changeLists(client: QueryClient, change: ListChange): void {
  for (const query of client.getQueryCache().findAll({ queryKey: queryKeys.receiptList({}).slice(0, 2) })) {
    const filters = query.queryKey[2] as ReceiptFilters;
    client.setQueryData<Pages<Receipt>>(query.queryKey, (pages) => pages && change(pages, filters));
  }
}
