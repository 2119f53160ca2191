import { deductibleSharesOf } from '../../../shared/countries/deductible-shares.ts';
import { isOfBusiness } from '../../../shared/countries/index.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { ReportType } from '../../../shared/model/report.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import { balancesByMonth, balancesWithin } from '../hledger.ts';
import type { Balances } from '../hledger.ts';
import type { BookFacts } from './book-facts.ts';
import { percentOf } from './percent-of.ts';
import { entriesOf, RETURNED } from './valued-journal.ts';

interface Figure {
  readonly key: string;
  readonly amount: number;
  readonly count: number;
}
interface CategoryFigure extends Figure {
  readonly kind: EntryKind;
  readonly categoryId: string;
  /** What was claimed of it as sales tax, signed as it is. */
  readonly taken: number;
}

const kinds: readonly EntryKind[] = ['income', 'expense'];

/** What hledger makes of some days: of each account, and of each kind of accounts together. */
export interface Days {
  readonly balances: Balances;
  readonly whole: Balances;
}

export const recountedDays = (journal: string, days: DateRange): Days => ({
  balances: balancesWithin(journal, days),
  whole: balancesWithin(journal, days, 1),
});

/** The same of each of these months, all of them within some days. */
export function recountedMonths(journal: string, days: DateRange, months: readonly string[]): Days[] {
  const [balances, whole] = [balancesByMonth(journal, days), balancesByMonth(journal, days, 1)];
  return months.map((month) => ({
    balances: balances.get(month) ?? new Map(),
    whole: whole.get(month) ?? new Map(),
  }));
}

/** What came in and went out in a commodity, and how many entries it was. */
export function recountedSums({ balances, whole }: Days, commodity: string) {
  const [income, expenses] = [
    turned(whole.get(`income ${commodity}`)),
    turned(whole.get(`expense ${commodity}`)),
  ];
  return { income, expenses, net: income + expenses, count: countOf(balances, 'all:entries', commodity) };
}

/** The commodities other than the books' own that have entries or money in some days, by their letters. */
export function othersIn({ balances }: Days, home: string): string[] {
  const found = [...balances.keys()].flatMap((name) => {
    const [, ofMoney, ofEntries] =
      /^(?:income|expense):.+ ([A-Z]{3})$|^all:entries ([A-Z]{3})entries$/.exec(name) ?? [];
    return ofMoney ?? ofEntries ?? [];
  });
  return [...new Set(found)].filter((commodity) => commodity !== home).toSorted();
}

/** The rows of a report and its sums, as hledger has them. */
export function recountedReport(type: ReportType, days: Days, facts: BookFacts) {
  const { income, expenses, net } = recountedSums(days, facts.home);
  return {
    totals: { income, expenses, net },
    rows: rowsOf(type, days, facts).map(({ key, amount, count }) => ({ key, amount, count })),
  };
}

/** What is worth nothing in the books' currency, in each other one. */
export function recountedApart(type: ReportType, days: Days, home: string) {
  return othersIn(days, home).flatMap((currency) => {
    const { income, expenses, net, count } = recountedSums(days, currency);
    const listed = (kind: EntryKind) =>
      categoriesOf(days, currency)
        .filter((one) => one.kind === kind)
        .reduce((sum, one) => sum + one.count, 0);
    const [amount, entries] = {
      income: [income, listed('income')],
      expense: [expenses, listed('expense')],
    }[type as string] ?? [net, count - countOf(days.balances, 'all:transfer', currency)];
    return amount === 0 && entries === 0 ? [] : [{ currency, amount, count: entries }];
  });
}

/**
 * Lines that ask for an allowance of years, never for what was paid: T4002 has capital cost allowance claimed by class, and Form 11 adds
 * depreciation back for the wear and tear that section 284 allows. Nobody has said what is claimed.
 */
const UNCLAIMED_LINES = ['T2125 line 9936', 'Form 11 line 141'];

/** The lines of the country's form with what makes each, what of it the law lets count, and the profit that is left. */
export function recountedForm(days: Days, facts: BookFacts) {
  const rows = taxRows(days, facts).map(({ key, amount, count, parts }) => {
    const shares = facts.lines.includes(key) ? sharesOf(key, parts, facts) : [];
    const counts = UNCLAIMED_LINES.includes(key)
      ? 0
      : shares.reduce((sum, share) => sum - share.amount + share.counts, amount);
    return { key, amount, count, counts, shares, parts };
  });
  const ofBusiness = rows.filter(({ key }) => facts.lines.includes(key) && isOfBusiness(facts.country, key));
  return {
    profit: ofBusiness.reduce((sum, { counts }) => sum + counts, 0),
    rows: rows.map(({ counts, shares, parts, ...figure }) => ({
      ...figure,
      ...(shares.length > 0 ? { counts, shares } : {}),
      parts: parts.map(({ key, amount, count }) => ({ key, amount, count })),
    })),
  };
}

const turned = (balance = 0): number => 0 - balance;
const countOf = (balances: Balances, account: string, commodity: string): number =>
  balances.get(`${account} ${entriesOf(commodity)}`) ?? 0;

/** The categories' accounts in a commodity; what customers got back stands on one below that of what they paid. */
function accountsIn({ balances }: Days, commodity: string) {
  return [...balances].flatMap(([name, balance]) => {
    const [, kind, account = '', of] = /^(income|expense):(.+) (\S+)$/.exec(name) ?? [];
    if (of !== commodity || (kind !== 'income' && kind !== 'expense')) return [];
    const isReturn = account.endsWith(RETURNED);
    const categoryId = isReturn ? account.slice(0, -RETURNED.length) : account;
    const claimed = balances.get(`tax:claimed:${categoryId} ${commodity}`);
    const taken = kind === 'expense' ? turned(claimed) : 0;
    return [{ kind, categoryId, isReturn, taken, amount: turned(balance) }] as const;
  });
}

function categoriesOf(days: Days, commodity: string): CategoryFigure[] {
  const accounts = Map.groupBy(
    accountsIn(days, commodity),
    ({ kind, categoryId }) => `${kind}:${categoryId}`,
  );
  return [...accounts].flatMap(([key, some]) => {
    const [first] = some;
    const amount = some.reduce((sum, account) => sum + account.amount, 0);
    if (!first || amount === 0) return [];
    const { kind, categoryId, taken } = first;
    return [{ key, kind, categoryId, taken, amount, count: countOf(days.balances, key, commodity) }];
  });
}

/** The same as a form asks for it: returns by themselves, where it has a line for them. */
function categoriesOnForm(days: Days, { home, hasReturnsLine }: BookFacts): CategoryFigure[] {
  const apart = accountsIn(days, home).filter(({ categoryId }) => hasReturnsLine(categoryId));
  return [
    ...categoriesOf(days, home).filter(({ categoryId }) => !hasReturnsLine(categoryId)),
    ...apart.map(({ categoryId, isReturn, amount, taken }) => {
      const kind: EntryKind = isReturn ? 'expense' : 'income';
      const key = `${kind}:${categoryId}`;
      return { key, kind, categoryId, taken, amount, count: countOf(days.balances, `form:${key}`, home) };
    }),
  ];
}

const largestFirst = <F extends Figure>(figures: readonly F[]): F[] =>
  figures.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || (a.key < b.key ? -1 : 1));

function rowsOf(type: ReportType, days: Days, facts: BookFacts): Figure[] {
  const categories = categoriesOf(days, facts.home);
  const ofKind = (kind: EntryKind) => categories.filter((one) => one.kind === kind);
  if (type === 'tax') return taxRows(days, facts);
  if (type === 'profit-loss') return kinds.flatMap((kind) => largestFirst(ofKind(kind)));
  if (type !== 'category') return largestFirst(ofKind(type).map((one) => ({ ...one, key: one.categoryId })));
  const both = Map.groupBy(categories, ({ categoryId }) => categoryId);
  return largestFirst(
    [...both].map(([key, some]) => ({
      key,
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
      count: countOf(days.balances, `either:${key}`, facts.home),
    })),
  );
}

function taxRows(days: Days, facts: BookFacts): (Figure & { readonly parts: readonly CategoryFigure[] })[] {
  const placed = Map.groupBy(
    categoriesOnForm(days, facts),
    ({ categoryId, kind }) => facts.lineOf(categoryId, kind) ?? `no-line:${kind}`,
  );
  const onNone = kinds.map((kind) => `no-line:${kind}`).filter((key) => placed.has(key));
  return [...facts.lines, ...onNone].map((key) => {
    const parts = largestFirst(placed.get(key) ?? []);
    const sum = (of: 'amount' | 'count') => parts.reduce((all, part) => all + part[of], 0);
    return { key, amount: sum('amount'), count: sum('count'), parts };
  });
}

/** What of a line counts by law: so many percent of what was paid with its tax, less what is claimed of that. */
function sharesOf(line: string, parts: readonly CategoryFigure[], { country, purposeOf }: BookFacts) {
  const rules = deductibleSharesOf(country);
  const ofLine = rules.find(({ of }) => 'formLine' in of && of.formLine === line);
  const ruleOf = ({ categoryId }: CategoryFigure) =>
    ofLine ?? rules.find(({ of }) => 'purpose' in of && of.purpose === purposeOf(categoryId));
  return [...Map.groupBy(parts, ruleOf)].flatMap(([rule, some]) => {
    if (!rule) return [];
    const sum = (of: 'amount' | 'taken') => some.reduce((all, part) => all + part[of], 0);
    const counts = percentOf(sum('amount') + sum('taken'), rule.percent) - sum('taken');
    return [{ of: some.map(({ key }) => key), amount: sum('amount'), percent: rule.percent, counts }];
  });
}
