import type { DateRange } from '../../../shared/model/export.ts';
import type { Report, ReportType } from '../../../shared/model/report.ts';
import { monthsWithin } from '../../../shared/months.ts';
import type { CategoryTotal } from '../ledger/month-sheets.ts';
import { shownSums } from '../ledger/valued-totals.ts';
import { reportRows } from './report-rows.ts';
import type { ReportedBooks } from './report-rows.ts';

/** A report's sums and rows in each month of its days, oldest first, also where there is nothing; from totals in one currency. */
export function reportMonths(
  type: ReportType,
  range: DateRange,
  totals: readonly CategoryTotal[],
  books: ReportedBooks,
): NonNullable<Report['months']> {
  const byMonth = Map.groupBy(totals, ({ month }) => month);
  return monthsWithin(range).map(({ month, from, to }) => {
    const some = byMonth.get(month) ?? [];
    const { income, expenses, net } = shownSums(some, books.sideOf);
    const rows = reportRows(type, some, books).filter(({ amount, count }) => amount !== 0 || count !== 0);
    return {
      ...{ month, from, to, income, expenses, net },
      rows: rows.map(({ key, amount, count }) => ({ key, amount, count })),
    };
  });
}
