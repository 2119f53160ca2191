import { isRefusal } from '../../../functions/domain/outcome.ts';
import type { Refusal } from '../../../functions/domain/outcome.ts';
import { getCashFlow } from '../../../functions/use-cases/ledger/get-cash-flow.ts';
import { getSummary } from '../../../functions/use-cases/ledger/get-summary.ts';
import { getReport } from '../../../functions/use-cases/reports/get-report.ts';
import { getSalesTax } from '../../../functions/use-cases/reports/get-sales-tax.ts';
import { getVendorTotals } from '../../../functions/use-cases/reports/get-vendor-totals.ts';
import { ReportType } from '../../../shared/model/report.ts';
import type { Report } from '../../../shared/model/report.ts';
import type { FiledPeriod } from '../../../shared/model/sales-tax.ts';
import type { Summary } from '../../../shared/model/summary.ts';
import type { VendorTotals } from '../../../shared/model/vendor-totals.ts';
import type { AnyLedger } from './any-ledger.ts';
import { keptBooks } from './kept-books.ts';
import { taxName } from './valued-journal.ts';

/** All figures of a ledger as the product tells them, without the words beside them. */
export async function toldFigures(ledger: AnyLedger) {
  const { days } = ledger;
  const { cloud, caller } = await keptBooks(ledger);
  const reports: Record<string, unknown> = {};
  for (const type of ReportType.options)
    reports[type] = reportFigures(known(await getReport({ type, ...days, by: 'month' }, caller, cloud)));
  const form = known(await getReport({ type: 'tax', ...days, by: 'category' }, caller, cloud));
  const { periods } = known(await getSalesTax(days, caller, cloud));
  const summary = known(await getSummary(days, caller, cloud));
  const { months, apart } = await getCashFlow({ until: days.to.slice(0, 7) }, caller, cloud);
  return {
    reports,
    form: { profit: form.form?.profit, rows: form.rows.map(formRow) },
    returns: periods.map(returnFigures),
    summary: summaryFigures(summary),
    cashFlow: { months, apart: apart.toSorted(byLetters) },
    payments: paymentFigures(known(await getVendorTotals(days, caller, cloud))),
    now: cloud.now(),
  };
}

function known<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

const reportFigures = ({ totals, rows, unconverted, netSince, months }: Report) => ({
  totals,
  rows: rows.map(figure),
  ...{ unconverted, netSince, months },
});

const figure = ({ key, amount, count }: Pick<Report['rows'][number], 'key' | 'amount' | 'count'>) => ({
  ...{ key, amount, count },
});

const formRow = ({ counts, shares, parts = [], ...row }: Report['rows'][number]) => ({
  ...figure(row),
  ...(shares
    ? {
        counts,
        shares: shares.map(({ of, amount, percent, counts: its }) => ({ of, amount, percent, counts: its })),
      }
    : {}),
  parts: parts.map(figure),
});

function returnFigures({ from, to, payable, boxes, taxes, unproven }: FiledPeriod) {
  const codes = new Map<string, number>();
  for (const { code, amount } of boxes) {
    const line = code.replace(/^2(\d\d)$/, '1$1');
    codes.set(line, (codes.get(line) ?? 0) + amount);
  }
  const claimedOn = (side: string) =>
    taxes.reduce((sum, tax) => sum + (tax.side === side ? tax.claimed : 0), 0);
  return {
    ...{ from, to, payable, boxes: Object.fromEntries(codes) },
    taxes: taxes
      .map(({ side, amount, count, reversed, ...tax }) => ({
        ...{ side, count, amount },
        tax: reversed ? `${taxName(tax)} reversed` : taxName(tax),
      }))
      .toSorted((a, b) => (`${a.side} ${a.tax}` < `${b.side} ${b.tax}` ? -1 : 1)),
    ...{ charged: claimedOn('income'), claimed: claimedOn('expense'), unproven },
  };
}

const byLetters = (a: { currency: string }, b: { currency: string }): number =>
  a.currency < b.currency ? -1 : 1;

const summaryFigures = ({ currency: _home, byCategory, apart, ...sums }: Summary) => ({
  ...sums,
  byCategory: byCategory
    .map(({ category: _name, ...figures }) => figures)
    .toSorted((a, b) => (a.categoryId < b.categoryId ? -1 : 1)),
  apart: apart.toSorted(byLetters),
});

const paymentFigures = ({ total, count, vendors, unconverted }: VendorTotals) => ({
  ...{ total, count },
  vendors: vendors
    .map(({ name, amount, count: entries }) => ({ name, amount, count: entries }))
    .toSorted((a, b) => (String(a.name) < String(b.name) ? -1 : 1)),
  unconverted: unconverted.map(({ currency, amount, count: entries }) => ({
    currency,
    amount,
    count: entries,
  })),
});
