import type { SideOf } from '../../../shared/countries/category-sides.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import { monthsWithin } from '../../../shared/months.ts';
import { movedBy } from '../ledger/accounts.ts';
import { onSides } from '../ledger/on-sides.ts';
import { sumOf } from '../ledger/totals.ts';
import type { AccountTotal, Sums, Total } from '../ledger/totals.ts';

/** An account in one currency as a ledger shows it; `AccountMovement` of the contract says what its figures are. */
export interface Movement {
  readonly accountId: string;
  readonly opening: number;
  readonly income: number;
  readonly expenses: number;
  readonly transfers: number;
  readonly personal: number;
  readonly closing: number;
  readonly count: number;
}

/** What a line of a trial balance is of, before it is put into words. */
export type LineSubject =
  | { readonly accountId: string }
  | { readonly kind: EntryKind; readonly categoryId: string }
  | { readonly other: 'opening' | 'earlier' | 'transfers' | 'personal' };

export interface BalanceLine {
  readonly key: string;
  readonly subject: LineSubject;
  readonly debit: number;
  readonly credit: number;
}

export interface CurrencyBalance {
  readonly currency: string;
  readonly accounts: readonly Movement[];
  readonly lines: readonly BalanceLine[];
  readonly total: number;
  /** What all accounts hold at the end of each month of the period, or on its last day in one. */
  readonly months: readonly MonthBalance[];
}

interface MonthBalance extends DateRange {
  readonly month: string;
  readonly closing: number;
}

/** An account with what it held before its first entry, in minor units of its currency. */
export interface OpenedAccount {
  readonly id: string;
  readonly currency: string;
  readonly opening: number;
}

interface BalancedBooks {
  readonly range: DateRange;
  readonly accounts: readonly OpenedAccount[];
  /** What all entries up to the period's last day add up to, by account. */
  readonly untilEnd: readonly AccountTotal[];
  /** The totals of the period. */
  readonly period: readonly Total[];
  readonly standingCategory: (id: string) => string;
  readonly sideOf: SideOf;
}

/**
 * The trial balance of a period, each currency by itself: that of the books first, then by its letters, and none in which nothing ever moved.
 * That debits and credits agree is no rule of its own: what accounts hold is what they began with and what all entries moved them by.
 */
export function trialBalance(home: string, books: BalancedBooks): CurrencyBalance[] {
  const { accounts, untilEnd, period } = books;
  const found = new Set([...accounts, ...untilEnd, ...period].map(({ currency }) => currency));
  return [...found]
    .toSorted((a, b) => Number(b === home) - Number(a === home) || (a < b ? -1 : 1))
    .map((currency) => balanceIn(currency, books))
    .filter(({ accounts: moved, total }) => total !== 0 || moved.some(({ count }) => count > 0));
}

function balanceIn(
  currency: string,
  { range, accounts, untilEnd, period, standingCategory, sideOf }: BalancedBooks,
): CurrencyBalance {
  const opened = accounts.filter((account) => account.currency === currency);
  const ended = untilEnd.filter((total) => total.currency === currency);
  const within = onSides(
    period.filter((total) => total.currency === currency),
    sideOf,
  );
  const ids = new Set([...opened.map(({ id }) => id), ...ended.map(({ accountId }) => accountId)]);
  const movements = [...ids].map((accountId): Movement => {
    const { income, expenses, transfers, personal, count } = sumOf(ofAccount(within, accountId));
    const began = opened.find(({ id }) => id === accountId)?.opening ?? 0;
    const closing = began + movedBy(ofAccount(ended, accountId));
    const opening = closing - income - expenses - transfers - personal;
    return { accountId, opening, income, expenses, transfers, personal, closing, count };
  });
  const all = sumOf(ended);
  const now = sumOf(within);
  const lines = [
    ...movements.map(({ accountId, closing }) => line(`account:${accountId}`, { accountId }, closing)),
    other('opening', -opened.reduce((sum, { opening }) => sum + opening, 0)),
    other('earlier', now.income + now.expenses - all.income - all.expenses),
    ...kinds.flatMap(([kind, sum]) => categoryLines(kind, sum, within, standingCategory)),
    other('transfers', -all.transfers),
    other('personal', -all.personal),
  ].filter(({ debit, credit }) => debit !== 0 || credit !== 0);
  return {
    ...{ currency, accounts: movements, lines },
    total: lines.reduce((sum, { debit }) => sum + debit, 0),
    months: monthBalances(
      movements.reduce((sum, { opening }) => sum + opening, 0),
      range,
      within,
    ),
  };
}

function monthBalances(opening: number, range: DateRange, within: readonly Total[]): MonthBalance[] {
  const byMonth = Map.groupBy(within, ({ month }) => month);
  let closing = opening;
  return monthsWithin(range).map((days) => {
    closing += movedBy(byMonth.get(days.month) ?? []);
    return { ...days, closing };
  });
}

const kinds = [
  ['income', 'income'],
  ['expense', 'expenses'],
] as const satisfies readonly (readonly [EntryKind, keyof Sums])[];

const ofAccount = <T extends AccountTotal>(totals: readonly T[], accountId: string): T[] =>
  totals.filter((total) => total.accountId === accountId);

function categoryLines(
  kind: EntryKind,
  sum: 'income' | 'expenses',
  totals: readonly Total[],
  standingCategory: BalancedBooks['standingCategory'],
): BalanceLine[] {
  const groups = Map.groupBy(totals, ({ categoryId }) => standingCategory(categoryId));
  return [...groups]
    .map(([categoryId, some]) => line(`${kind}:${categoryId}`, { kind, categoryId }, -sumOf(some)[sum]))
    .toSorted((a, b) => b.debit + b.credit - (a.debit + a.credit) || (a.key < b.key ? -1 : 1));
}

const other = (name: 'opening' | 'earlier' | 'transfers' | 'personal', balance: number): BalanceLine =>
  line(name, { other: name }, balance);

/** A balance on its side: what is positive is a debit. */
const line = (key: string, subject: LineSubject, balance: number): BalanceLine => ({
  key,
  subject,
  debit: Math.max(0, balance),
  credit: Math.max(0, -balance),
});
