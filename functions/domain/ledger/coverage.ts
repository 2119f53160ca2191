import { addDays, daysBetween, daysOfMonth, monthOf } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { CoveredMonth } from '../../../shared/model/statement-import.ts';

/**
 * Days without a row that a statement may have at the border of a month, or two statements between them, and still hold all
 * days: a weekend with holidays on both sides.
 */
const QUIET_DAYS_MAX = 5;

/** Statements that end so shortly before the first day asked about may join those after it. */
const DAYS_BEFORE = 62;

/** The day from which on the statements of an account tell what they hold from `day` on. */
export const statementsFrom = (day: string): string => addDays(day, -DAYS_BEFORE);

/** The days of a statement's first and last row, and those that it says it is of, where it prints them. */
export interface StatedDays extends DateRange {
  readonly period?: DateRange | undefined;
}

/** The days that a statement tells of: those it says it is of hold though no row lies at their ends, and its balances are those of their ends. */
export const statedDays = ({ from, to, period = { from, to } }: StatedDays): DateRange => ({
  from: period.from < from ? period.from : from,
  to: period.to > to ? period.to : to,
});

/** What one statement holds of an account, with its balances, minor units. */
export interface HeldDays extends StatedDays {
  readonly importId: string;
  readonly opening: number | null;
  readonly closing: number | null;
}

/** The months from one day to another, each with what the statements hold of it. */
export function coveredMonths(statements: readonly HeldDays[], { from, to }: DateRange): CoveredMonth[] {
  const held = withoutQuietGaps(statements.map((one) => ({ ...one, ...statedDays(one) })));
  return monthsOf(from, to).map((month) => {
    const days = daysOfMonth(month);
    const here = statements.filter((one) => sharedDays(statedDays(one), days) > 0);
    return {
      month,
      state: stateOf(held, days),
      overlaps: here.some((one, at) => here.slice(at + 1).some((other) => doubles(one, other, days))),
      importIds: [...new Set(here.map(({ importId }) => importId))],
    };
  });
}

function monthsOf(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = `${monthOf(from)}-01`; day <= to; day = addDays(daysOfMonth(monthOf(day)).to, 1))
    months.push(monthOf(day));
  return months;
}

/** The days held, gathered: two statements are one where they touch, where few days lie between, or balances join them. */
function withoutQuietGaps(statements: readonly HeldDays[]): DateRange[] {
  const sorted = statements.toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  const gathered: (DateRange & { closing: number | null })[] = [];
  for (const { from, to, opening, closing } of sorted) {
    const last = gathered.at(-1);
    const joins = last && (isQuiet(last.to, from) || (opening !== null && opening === last.closing));
    if (!joins) gathered.push({ from, to, closing });
    else if (to >= last.to) gathered[gathered.length - 1] = { from: last.from, to, closing };
  }
  return gathered;
}

/** Whether at most a few days lie between two days that have rows. */
function isQuiet(before: string, after: string): boolean {
  return daysBetween(before, after) - 1 <= QUIET_DAYS_MAX;
}

function stateOf(held: readonly DateRange[], month: DateRange): CoveredMonth['state'] {
  const parts = held.filter((one) => sharedDays(one, month) > 0);
  if (parts.length === 0) return 'missing';
  const [first, last] = [parts[0], parts.at(-1)];
  const isWhole =
    parts.length === 1 &&
    first !== undefined &&
    last !== undefined &&
    isQuiet(addDays(month.from, -1), first.from) &&
    isQuiet(last.to, addDays(month.to, 1));
  return isWhole ? 'covered' : 'partly';
}

/** Two imports hold the same days when they share more than the one on which a statement ends and the next begins. */
function doubles(one: HeldDays, other: HeldDays, month: DateRange): boolean {
  if (one.importId === other.importId) return false;
  const shared = sharedDays(one, other);
  return shared > (one.from === other.from ? 0 : 1) && sharedDays(common(one, other), month) > 0;
}

/** So many days and rows must two statements share before rows that differ say that they are of two accounts. */
const SHARED_DAYS_MIN = 7;
const SHARED_ROWS_MIN = 3;

/**
 * Whether the rows of a statement cannot be of the account that other statements of the same days are of: of the days they share
 * the account has not one of its rows. `isKnown` says so of each row.
 */
export function hasOnlyOtherRows(
  rows: readonly { readonly date: string; readonly isKnown: boolean }[],
  held: readonly DateRange[],
): boolean {
  const days = rows.map(({ date }) => date).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return false;
  return held.some((one) => {
    const shared = common(one, { from, to });
    const within = rows.filter(({ date }) => date >= shared.from && date <= shared.to);
    const isTelling = sharedDays(shared, shared) >= SHARED_DAYS_MIN && within.length >= SHARED_ROWS_MIN;
    return isTelling && within.every(({ isKnown }) => !isKnown);
  });
}

function common(a: DateRange, b: DateRange): DateRange {
  return { from: a.from > b.from ? a.from : b.from, to: a.to < b.to ? a.to : b.to };
}

function sharedDays(a: DateRange, b: DateRange): number {
  const { from, to } = common(a, b);
  return Math.max(0, daysBetween(from, to) + 1);
}
