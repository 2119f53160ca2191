import { counterpartOf } from '../../../shared/entry-lines.ts';
import { monthOf } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { TransactionKind } from '../../../shared/model/transaction.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { wantsReceipt } from '../../../shared/wants-receipt.ts';
import type { LedgerRow } from './ledger-row.ts';
import { claimableTax, taxedLines } from './taxed-lines.ts';
import type { TaxedLine } from './taxed-lines.ts';

/**
 * Where a sum belongs: one item of the table per month, currency, account and category. Rows with a worth in another currency than their own
 * have totals of their own, by `worthCurrency`, so that no sum ever holds rows of which some are worth nothing there.
 */
export interface TotalKey {
  readonly month: string;
  readonly currency: string;
  readonly worthCurrency?: string | undefined;
  readonly accountId: string;
  readonly categoryId: string;
}

/** The names of all sums, each kept of the month and of its days. */
export const sumNames = [
  'income',
  'expenses',
  'transfers',
  'personal',
  'count',
  'ready',
  'parts',
  'earning',
  'spending',
  'moving',
  'counterparts',
  'incomeWorth',
  'expensesWorth',
  'personalWorth',
  'incomeTax',
  'expensesTax',
  'incomeTaxWorth',
  'incomeOtherTax',
  'expensesOtherTax',
  'expensesTaxWorth',
] as const;

/**
 * Sums in minor units: income ≥ 0, expenses ≤ 0; `transfers` the signed sum of transfers; `personal` that of what is personal,
 * which is neither of the three; `counterparts` counts the parts of rows in other accounts that moved money to this account or from it; `ready` counts export-ready rows; `parts` the rows that have a part in this category and stand in another, which count as entries there but not in all. `earning`
 * and `spending` count the rows of this category with an income or an expense among all their lines, `moving` those that are a transfer as a whole. `incomeWorth`,
 * `expensesWorth` and `personalWorth` are what these are worth, in minor units of the total's `worthCurrency`. `incomeTax` and
 * `expensesTax` are what of both is sales tax of a kind that a registered business may claim, `…OtherTax` what is of any other kind, and
 * `…TaxWorth` what all of it is worth. What is paid of a tax in a foreign currency is another country's and never claimed.
 */
export type Sums = Readonly<Record<(typeof sumNames)[number], number>>;

export type Total = TotalKey & Sums;

/** Sums of rows in one currency, whatever else they share. */
export type PocketTotal = Pick<TotalKey, 'currency' | 'worthCurrency'> & Sums;

/**
 * What rows of an account add up to, whenever they were and in whatever category. Of `ready`, `parts` and taxes, which no account is asked
 * for, nothing is kept: what becomes of a row's category and receipt changes no item here.
 */
export type AccountTotal = Omit<TotalKey, 'month' | 'categoryId'> & Sums;

/**
 * A part of what all rows of an account add up to: that of one month of all years (`MM`). An import writes its months side by side, and
 * none of them has to wait for another's sum.
 */
export type AccountShare = AccountTotal & { readonly share: string };

/** A month's total with what of it lies on each of its days (`dd`), so that no edge of a range needs the rows. */
export type MonthTotal = Total & { readonly days: Readonly<Record<string, Sums>> };

export const noTaxSums = {
  ...{ incomeTax: 0, incomeOtherTax: 0, incomeTaxWorth: 0 },
  ...{ expensesTax: 0, expensesOtherTax: 0, expensesTaxWorth: 0 },
} as const satisfies Partial<Sums>;

export const noSums: Sums = {
  income: 0,
  expenses: 0,
  transfers: 0,
  personal: 0,
  count: 0,
  ready: 0,
  parts: 0,
  earning: 0,
  spending: 0,
  moving: 0,
  counterparts: 0,
  incomeWorth: 0,
  expensesWorth: 0,
  personalWorth: 0,
  ...noTaxSums,
};

/**
 * What only a month's total by account and category keeps: a link changes these sums of all its entries, and one transaction could not hold
 * further items for each of their months.
 */
export const sumsOfTotalsAlone = { ready: 0, ...noTaxSums } as const satisfies Partial<Sums>;

/** Ready for the accountant: a real category and, for an expense that wants one, a receipt. */
export function isExportReady(row: Parameters<typeof wantsReceipt>[0]): boolean {
  return !wantsCategory(row) && !wantsReceipt(row);
}

/**
 * What one row adds to the totals of its day: to that of its own category, to those of the parts it is split into, and, of a part that moved
 * money to another account or from it, the other side of it there.
 */
export function contributionsOf(row: LedgerRow): (Total & { readonly date: string })[] {
  const { date, accountId } = row;
  const lines = taxedLines(row);
  const has = (kind: TransactionKind) => Number(lines.some((line) => line.kind === kind));
  const whole = {
    count: 1,
    ready: Number(isExportReady(row)),
    ...{ earning: has('income'), spending: has('expense'), moving: Number(row.kind === 'transfer') },
  };
  const day = { date, month: monthOf(date), ...pocketOf(row) };
  return lines.flatMap((line, at) => {
    const { categoryId, isPart, amount } = line;
    const counterpart = counterpartOf(line);
    const isFirstThere = lines.findIndex((other) => other.categoryId === categoryId) === at;
    const own = {
      ...{ ...day, accountId, categoryId },
      ...noSums,
      ...moneyOf(line, row.currency),
      ...(isPart ? { parts: Number(isFirstThere) } : whole),
    };
    if (counterpart === undefined) return [own];
    return [
      own,
      { ...{ ...day, accountId: counterpart, categoryId }, ...noSums, transfers: -amount, counterparts: 1 },
    ];
  });
}

/** What a line adds to the sums of money. */
function moneyOf(line: TaxedLine, currency: string): Partial<Sums> {
  const { kind, amount, worth, isPersonal } = line;
  if (isPersonal) return { personal: amount, personalWorth: worth };
  if (kind === 'transfer') return { transfers: amount };
  const all = taxOf(line.taxes);
  const tax = taxOf(claimableTax(line, currency)).amount;
  const otherTax = all.amount - tax;
  return kind === 'income'
    ? {
        ...{ income: amount, incomeWorth: worth },
        ...{ incomeTax: tax, incomeOtherTax: otherTax, incomeTaxWorth: all.worth },
      }
    : {
        ...{ expenses: amount, expensesWorth: worth },
        ...{ expensesTax: tax, expensesOtherTax: otherTax, expensesTaxWorth: all.worth },
      };
}

const taxOf = (taxes: TaxedLine['taxes']): { amount: number; worth: number } => ({
  amount: taxes.reduce((sum, { amount }) => sum + amount, 0),
  worth: taxes.reduce((sum, { worth }) => sum + worth, 0),
});

/** In which currency a row is added up and, where it is worth something in another one, in which else. */
export function pocketOf({ currency, worth }: LedgerRow): Pick<TotalKey, 'currency' | 'worthCurrency'> {
  return worth ? { currency, worthCurrency: worth.currency } : { currency };
}

export function addSums(a: Sums, b: Sums, sign: 1 | -1 = 1): Sums {
  const sums: Record<string, number> = {};
  for (const name of sumNames) sums[name] = a[name] + sign * b[name];
  return sums as Sums;
}

export function sumOf(sums: readonly Sums[]): Sums {
  return sums.reduce((sum, one) => addSums(sum, one), noSums);
}

/** A row as it was and as it will be; one of the two is missing when it is added or removed. */
export interface RowChange {
  readonly before?: LedgerRow | undefined;
  readonly after?: LedgerRow | undefined;
}

/** What a set of row changes adds to each total they touch; totals and days that end up unchanged are left out. */
export function totalsChangedBy(changes: readonly RowChange[]): MonthTotal[] {
  const tally = new TotalsTally();
  for (const { before, after } of changes) {
    if (before) tally.add(before, -1);
    if (after) tally.add(after);
  }
  return tally.totals();
}

/** What these totals add to the sums of all years of their accounts; those that end up unchanged are left out. */
export function accountShares(totals: readonly Total[]): AccountShare[] {
  const groups = Map.groupBy(totals, (total) => accountShareName({ ...total, share: shareOf(total) }));
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    const sums = { ...sumOf(some), ...sumsOfTotalsAlone, parts: 0 };
    if (!first || sumNames.every((name) => sums[name] === 0)) return [];
    const { currency, worthCurrency, accountId } = first;
    const pocket = worthCurrency === undefined ? { currency } : { currency, worthCurrency };
    return [{ share: shareOf(first), ...pocket, accountId, ...sums }];
  });
}

const shareOf = ({ month }: Pick<TotalKey, 'month'>): string => month.slice(-2);

/** Tells a share of an account's sums from every other of its books. */
export const accountShareName = ({
  share,
  accountId,
  ...pocket
}: Pick<AccountShare, 'share' | 'accountId' | 'currency' | 'worthCurrency'>): string =>
  [share, pocketName(pocket), accountId].join('#');

/** Adds rows up to their totals, one after the other. */
export class TotalsTally {
  readonly #totals = new Map<string, Total & { readonly days: Record<string, Sums> }>();

  add(row: LedgerRow, sign: 1 | -1 = 1): void {
    for (const { date, ...part } of contributionsOf(row)) {
      const name = totalName(part);
      const total = this.#totals.get(name) ?? { ...part, ...noSums, days: {} };
      const day = date.slice(-2);
      total.days[day] = addSums(total.days[day] ?? noSums, part, sign);
      this.#totals.set(name, { ...total, ...addSums(total, part, sign) });
    }
  }

  /** Those that are not nothing on every day. */
  totals(): MonthTotal[] {
    const all = [...this.#totals.values()].map(withoutIdleDays);
    return all.filter(({ days }) => Object.keys(days).length > 0);
  }
}

/** Tells a total from every other of its books. */
export const totalName = ({ month, accountId, categoryId, ...pocket }: TotalKey): string =>
  JSON.stringify([month, pocketName(pocket), accountId, categoryId]);

/** `USD`, or `USD>CAD` of rows in dollars that are worth something in Canadian ones. */
export const pocketName = ({
  currency,
  worthCurrency,
}: Pick<TotalKey, 'currency' | 'worthCurrency'>): string =>
  worthCurrency === undefined ? currency : `${currency}>${worthCurrency}`;

/** Tells the total of a row that is not split from those of the others in its month. */
export const ownTotalName = (row: LedgerRow): string =>
  totalName({
    ...pocketOf(row),
    month: monthOf(row.date),
    accountId: row.accountId,
    categoryId: row.categoryId,
  });

/** Tells the sum of all years that a row's account has from those of others; that of its month of all years, as long as rows lie in one. */
export const ownAccountName = (row: LedgerRow): string =>
  accountShareName({ ...pocketOf(row), share: monthOf(row.date).slice(-2), accountId: row.accountId });

/** A total without the days on which nothing is left. */
export function withoutIdleDays<T extends Pick<MonthTotal, 'days'>>(total: T): T {
  const days = Object.entries(total.days).filter(([, sums]) => sumNames.some((name) => sums[name] !== 0));
  return { ...total, days: Object.fromEntries(days) };
}

/** Totals with their signs turned around: added to others, they are taken off. */
export const takenOff = (totals: readonly AccountTotal[]): AccountTotal[] =>
  totals.map((total) => ({ ...total, ...addSums(noSums, total, -1) }));

/** What of a month's total lies on the days of a range. */
export function totalWithin({ days, ...total }: MonthTotal, { from, to }: DateRange): Total {
  const within = Object.entries(days).filter(([day]) => {
    const date = `${total.month}-${day}`;
    return from <= date && date <= to;
  });
  return { ...total, ...sumOf(within.map(([, sums]) => sums)) };
}
