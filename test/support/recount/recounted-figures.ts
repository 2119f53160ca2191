import { todayIn } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { ReportType } from '../../../shared/model/report.ts';
import { monthsUntil, monthsWithin } from '../../../shared/months.ts';
import { usualTimeZones } from '../../../shared/time-zones.ts';
import { periodBefore } from '../../../functions/domain/ledger/periods.ts';
import type { AnyLedger } from './any-ledger.ts';
import { bookFacts } from './book-facts.ts';
import type { BookFacts } from './book-facts.ts';
import { closedJournal } from './closed-journal.ts';
import {
  recountedApart,
  recountedDays,
  recountedForm,
  recountedMonths,
  recountedReport,
} from './recounted-report.ts';
import { recountedReturns } from './recounted-return.ts';
import { recountedCashFlow, recountedPayments, recountedSummary } from './recounted-sums.ts';
import { valuedJournal } from './valued-journal.ts';

/** All figures of a ledger as hledger has them: of its days, and of these filing periods. */
export function recountedFigures(ledger: AnyLedger, periods: readonly DateRange[], now: Date) {
  const { rows, days, country } = ledger;
  const facts = bookFacts(ledger);
  const [paid, net] = [valuedJournal(rows, facts), valuedJournal(rows, facts, 'net')];
  const before = periodBefore(days, todayIn(usualTimeZones[country], now));
  return {
    ...recountedReports(net, days, facts),
    returns: recountedReturns(net, periods, facts),
    summary: recountedSummary(paid, days, before, facts),
    cashFlow: recountedCashFlow(paid, monthsUntil(days.to.slice(0, 7), 6), facts),
    payments: recountedPayments(paid, days, facts),
  };
}

function recountedReports(net: string, days: DateRange, facts: BookFacts) {
  const { taxedSince: since = '9999-12-31' } = facts;
  const netSince = since > days.to ? undefined : since > days.from ? since : days.from;
  const journal = netSince === undefined ? net : closedJournal(net, { from: netSince, to: days.to }, facts);
  const whole = recountedDays(journal, days);
  const listed = monthsWithin(days);
  const its = recountedMonths(
    journal,
    days,
    listed.map(({ month }) => month),
  );
  const reports = ReportType.options.map((type) => {
    const report = {
      ...recountedReport(type, whole, facts),
      unconverted: recountedApart(type, whole, facts.home),
      netSince,
      months: listed.map((month, at) => {
        const { totals, rows } = recountedReport(type, its[at] ?? whole, facts);
        return { ...month, ...totals, rows: rows.filter(({ amount, count }) => amount !== 0 || count !== 0) };
      }),
    };
    return [type, report] as const;
  });
  return { reports: Object.fromEntries(reports), form: recountedForm(whole, facts) };
}
