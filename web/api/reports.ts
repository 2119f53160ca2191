import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { listGeneratedReports } from '../../shared/contract/exports.ts';
import {
  getCapitalPurchases,
  getReport,
  getSalesTax,
  getTrialBalance,
  getVendorTotals,
} from '../../shared/contract/reports.ts';
import type { DateRange } from '../../shared/model/export.ts';
import type { ReportDetail, ReportType } from '../../shared/model/report.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** A report of some days, asked once they are known; by month or by category where its parts are wanted too. */
export function useReport(type: ReportType, range: DateRange | undefined, by?: ReportDetail) {
  return useQuery({
    queryKey: queryKeys.report({ type, by, ...range }),
    queryFn: () => call(getReport, { params: { type }, query: { ...(range ?? { from: '', to: '' }), by } }),
    enabled: range !== undefined,
  });
}

/** The trial balance of some days, with the ledger's accounts. */
export function useTrialBalance(range: DateRange) {
  return useQuery({
    queryKey: queryKeys.report({ type: 'trial-balance', ...range }),
    queryFn: () => call(getTrialBalance, { query: range }),
  });
}

/** Who was paid how much in some days for work without being employed. */
export function useVendorTotals(range: DateRange) {
  return useQuery({
    queryKey: queryKeys.report({ type: 'vendors', ...range }),
    queryFn: () => call(getVendorTotals, { query: range }),
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

const PAGE = 20;
const MAKING_POLL_MS = 2_000;

/** What was made for the accountant, newest first, page by page; asked again while one is being made. */
export function useGeneratedReports() {
  return useInfiniteQuery({
    queryKey: queryKeys.generatedReports,
    queryFn: ({ pageParam }) => call(listGeneratedReports, { query: { limit: PAGE, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => status === 'Processing')) === true &&
      MAKING_POLL_MS,
  });
}

/** Asks for the list of reports again, after one was ordered. */
export function useRefreshGeneratedReports(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.generatedReports });
}
