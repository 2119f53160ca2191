import { daysOfMonth } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { BookFacts } from './book-facts.ts';
import { othersIn, recountedDays, recountedMonths, recountedSums } from './recounted-report.ts';
import { entriesOf, RETURNED } from './valued-journal.ts';

/** The figures of a summary, as hledger has them from the journal of what was paid. */
export function recountedSummary(
  journal: string,
  days: DateRange,
  before: DateRange | undefined,
  { home }: BookFacts,
) {
  const counted = recountedDays(journal, days);
  const earlier = before && recountedSums(recountedDays(journal, before), home);
  const of = (account: string, commodity: string) => counted.balances.get(`${account} ${commodity}`) ?? 0;
  const categories = [...counted.balances.keys()].flatMap((name) => {
    const [, id, commodity] = /^each:(.+) (\S+)$/.exec(name) ?? [];
    return id !== undefined && commodity === entriesOf(home) ? [id] : [];
  });
  return {
    ...recountedSums(counted, home),
    exportReady: of('all:ready', entriesOf(home)),
    previous: earlier && earlier.count > 0 ? earlier : null,
    byCategory: categories.toSorted().map((categoryId) => ({
      categoryId,
      income: 0 - of(`income:${categoryId}`, home) - of(`income:${categoryId}${RETURNED}`, home),
      expenses: 0 - of(`expense:${categoryId}`, home),
      count: of(`each:${categoryId}`, entriesOf(home)),
    })),
    apart: recountedOthers(counted, home),
  };
}

/** The six months up to one, as hledger has them. */
export function recountedCashFlow(journal: string, months: readonly string[], { home }: BookFacts) {
  const range = { from: daysOfMonth(months[0] ?? '').from, to: daysOfMonth(months.at(-1) ?? '').to };
  return {
    months: recountedMonths(journal, range, months).map((days, at) => ({
      month: months[at],
      ...recountedSums(days, home),
    })),
    apart: recountedOthers(recountedDays(journal, range), home),
  };
}

/** Who was paid for work, as hledger has it, and what in other currencies is worth nothing in the books' own. */
export function recountedPayments(journal: string, days: DateRange, { home }: BookFacts) {
  const { balances } = recountedDays(journal, days);
  const paid = [...balances].flatMap(([account, count]) => {
    const [, name, currency] = /^paid:(.+) (...)entries$/.exec(account) ?? [];
    if (name === undefined || currency === undefined) return [];
    return [{ name, currency, count, amount: balances.get(`paid:${name} ${currency}`) ?? 0 }];
  });
  const sum = (some: typeof paid, of: 'amount' | 'count') => some.reduce((all, one) => all + one[of], 0);
  const apart = Map.groupBy(
    paid.filter(({ currency }) => currency !== home),
    ({ currency }) => currency,
  );
  const own = paid.filter(({ currency }) => currency === home);
  return {
    ...{ total: sum(own, 'amount'), count: sum(own, 'count') },
    vendors: own
      .map(({ name, amount, count }) => ({ name, amount, count }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    unconverted: [...apart]
      .map(([currency, some]) => ({ currency, amount: sum(some, 'amount'), count: sum(some, 'count') }))
      .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}

const recountedOthers = (days: ReturnType<typeof recountedDays>, home: string) =>
  othersIn(days, home).map((currency) => ({ currency, ...recountedSums(days, currency) }));
