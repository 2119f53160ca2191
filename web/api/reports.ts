import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  deleteGeneratedReport,
  listBouncedAddresses,
  listGeneratedReports,
  restoreGeneratedReport,
} from '../../shared/contract/exports.ts';
import {
  getCapitalPurchases,
  getHandOverCheck,
  getReport,
  getSalesTax,
  getTrialBalance,
  getVendorTotals,
} from '../../shared/contract/reports.ts';
import type { DateRange, GeneratedReport } from '../../shared/model/export.ts';
import type { ReportDetail, ReportType } from '../../shared/model/report.ts';
import type { VendorView } from '../../shared/model/vendor-totals.ts';
import { askAgainLater } from './ask-again-later.ts';
import { call } from './call.ts';
import { withItem, withoutItem } from './merge-pages.ts';
import type { ListRule, Pages } from './merge-pages.ts';
import { queryKeys } from './query-keys.ts';

/** A report of some days, asked once they are known; by month or by category where its parts are wanted too. */
export function useReport(type: ReportType, range: DateRange | undefined, by?: ReportDetail) {
  return useQuery({
    queryKey: queryKeys.report({ type, by, ...range }),
    queryFn: () => call(getReport, { params: { type }, query: { ...(range ?? { from: '', to: '' }), by } }),
    enabled: range !== undefined,
  });
}

/** A report as its table shows it: a tax form with the categories behind each line. */
export function useTableReport(type: ReportType, range: DateRange | undefined) {
  return useReport(type, range, type === 'tax' ? 'category' : undefined);
}

/** The trial balance of some days, with the ledger's accounts. */
export function useTrialBalance(range: DateRange) {
  return useQuery({
    queryKey: queryKeys.report({ type: 'trial-balance', ...range }),
    queryFn: () => call(getTrialBalance, { query: range }),
  });
}

/** What was spent at each vendor in some days, or who was paid for work without being employed. */
export function useVendorTotals(range: DateRange, of: VendorView) {
  return useQuery({
    queryKey: queryKeys.report({ type: 'vendors', of, ...range }),
    queryFn: () => call(getVendorTotals, { query: { ...range, of } }),
  });
}

/** The sales tax of the filing periods with days in a range. */
export function useSalesTax(range: DateRange) {
  return useQuery({
    queryKey: queryKeys.report({ type: 'sales-tax', ...range }),
    queryFn: () => call(getSalesTax, { query: range }),
  });
}

/** What was bought in some days, a year at most, to be used for longer. */
export function useCapitalPurchases(range: DateRange, isWanted: boolean) {
  return useQuery({
    queryKey: queryKeys.report({ type: 'capital-purchases', ...range }),
    queryFn: () => call(getCapitalPurchases, { query: range }),
    enabled: isWanted,
  });
}

/** What stands open in some days before they are handed over; asked once they are known. */
export function useHandOverCheck(range: DateRange | undefined) {
  return useQuery({
    queryKey: queryKeys.report({ type: 'hand-over', ...range }),
    queryFn: () => call(getHandOverCheck, { query: range ?? { from: '', to: '' } }),
    enabled: range !== undefined,
  });
}

const PAGE = 20;
const MAKING_POLL_MS = 2_000;
/** So long after it was sent most mail has been delivered, or has come back. */
const DELIVERY_MS = 60_000;

/** Whether what is shown of a report may be another thing in a moment. */
const isUnderWay = ({ status, delivery }: GeneratedReport): boolean =>
  status === 'Processing' ||
  (delivery?.status === 'sent' && Date.now() - Date.parse(delivery.at) < DELIVERY_MS);

/** What was made to be downloaded or mailed, newest first, page by page; asked again while one is being made or delivered. */
export function useGeneratedReports() {
  return useInfiniteQuery({
    queryKey: queryKeys.generatedReports,
    queryFn: ({ pageParam }) => call(listGeneratedReports, { query: { limit: PAGE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isUnderWay)) === true && MAKING_POLL_MS,
  });
}

/** The addresses that mail came back from, for whoever may send. */
export function useBouncedAddresses(isWanted: boolean) {
  return useQuery({
    queryKey: queryKeys.bouncedAddresses,
    queryFn: () => call(listBouncedAddresses, {}),
    enabled: isWanted,
  });
}

/** Asks again which addresses mail came back from. */
export function useRefreshBouncedAddresses(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.bouncedAddresses });
}

/** Asks for the list of reports again, after one was ordered. */
export function useRefreshGeneratedReports(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.generatedReports });
}

/** Puts a report into the shown list as it is now: the list's index lags behind writes. */
export function usePutReport(): (report: GeneratedReport) => void {
  const client = useQueryClient();
  return (report) => changeList(client, (pages) => withItem(pages, report, newestFirst));
}

/** Puts a report into the archive. */
export function useDeleteReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteGeneratedReport, { params: { id } }),
    onSuccess: ({ id }) => changeList(client, (pages) => withoutItem(pages, id)),
  });
}

/** Takes a deleted report back from the archive. */
export function useRestoreReport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(restoreGeneratedReport, { params: { id } }),
    onSuccess: (report) => changeList(client, (pages) => withItem(pages, report, newestFirst)),
  });
}

function changeList(
  client: QueryClient,
  change: (pages: Pages<GeneratedReport>) => Pages<GeneratedReport>,
): void {
  client.setQueryData<Pages<GeneratedReport>>(queryKeys.generatedReports, (pages) => pages && change(pages));
  askAgainLater(client, queryKeys.generatedReports);
}

const newestFirst: ListRule<GeneratedReport> = {
  belongs: () => true,
  before: (a, b) => a.createdAt > b.createdAt,
};
