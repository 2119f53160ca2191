import { daysBetween } from '../../../shared/civil-date.ts';
import { shareOf } from '../../../shared/exchange.ts';
import { NameKeys } from '../text/name-key.ts';
import type { CategorisedRow } from './category-history.ts';
import type { CategoryRow } from './category-rules.ts';
import { namedRow } from './named-row.ts';

/** What of a loan payment is interest, as the payments before it say; the rest pays back the loan of that account. */
export interface LoanSplit {
  /** The category of the interest. */
  readonly categoryId: string;
  readonly transferTo: string;
  /** In minor units, without a sign. */
  readonly interest: number;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Days from one payment to the next: by the month, every two weeks, by the week. */
const PERIODS: readonly (readonly [least: number, most: number])[] = [
  [26, 35],
  [13, 15],
  [6, 8],
];
/** Splits that tell how a loan's interest falls, beyond which older ones add little. */
const SPLITS_MAX = 12;
/** Lenders round each payment's interest: what earlier ones foretell of a known one differs by no more, in minor units. */
const ROUNDING = 3;
/** Foretold as it was for the last payment, and from two payments alone. */
const PROVEN = 0.85;
const UNPROVEN = 0.7;

interface Payment {
  readonly interest: number;
  readonly principal: number;
  /** Days since the payment before. */
  readonly days: number;
}

/**
 * Makes the function that splits payments of a loan as its earlier ones were split by a person: of level payments interest falls by the
 * rate on what was paid back, by the period or by the day. Of several open payments each follows the one before as it is split here: they are
 * taken together. Undefined where the payments differ, one is missing between, or no such rate foretells the latest: a lender who changes
 * the rate is asked for by the first payment that it changes.
 */
export function loanSplits(
  history: readonly CategorisedRow[],
  open: readonly CategoryRow[] = [],
): (row: CategoryRow) => LoanSplit | undefined {
  const keys = new NameKeys();
  const nameOf = (row: CategoryRow) => (row.amount < 0 ? namedRow(row, keys) : undefined);
  const split = history.filter(({ repaid }) => repaid !== undefined);
  if (split.length === 0) return () => undefined;
  const known = Map.groupBy(split, (row) => namedRow(row, keys));
  const foretoldOf = new Map<string, LoanSplit | undefined>();
  const splitOf = (row: CategoryRow): LoanSplit | undefined => {
    const name = nameOf(row);
    const earlier = (known.get(name) ?? []).filter(({ date }) => date < row.date);
    return name === undefined ? undefined : nextSplit(earlier, row);
  };
  // A row is asked about by its document as well.
  const asked = [...new Map(open.map((row) => [row.id, row])).values()];
  const dayOf = (row: CategoryRow) => `${row.date} ${nameOf(row) ?? ''}`;
  const onDay = Map.groupBy(asked, dayOf);
  for (const row of asked.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    // Of two on one day one pays another loan, or was imported twice.
    const next = onDay.get(dayOf(row))?.length === 1 ? splitOf(row) : undefined;
    foretoldOf.set(row.id, next);
    if (next) known.get(nameOf(row))?.push(asSplit(row, next));
  }
  return (row) => (foretoldOf.has(row.id) ? foretoldOf.get(row.id) : splitOf(row));
}

const asSplit = (row: CategoryRow, { categoryId, transferTo, interest }: LoanSplit): CategorisedRow => ({
  ...row,
  categoryId,
  repaid: { to: transferTo, amount: -row.amount - interest },
});

function nextSplit(earlier: readonly CategorisedRow[], row: CategoryRow): LoanSplit | undefined {
  const known = earlier.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-SPLITS_MAX);
  const [last] = known.slice(-1);
  const isSame = (one: CategorisedRow): boolean =>
    one.amount === row.amount &&
    one.currency === row.currency &&
    one.categoryId === last?.categoryId &&
    one.repaid?.to === last.repaid?.to;
  if (!last?.repaid || known.length < 2 || !known.every(isSame)) return undefined;
  const days = [...known, row].map(({ date }, at, all) => daysBetween(all[at - 1]?.date ?? date, date));
  const isRegular = PERIODS.some(([least, most]) =>
    days.slice(1).every((gap) => gap >= least && gap <= most),
  );
  const payments = known.map(({ amount, repaid }, at): Payment => {
    const principal = repaid?.amount ?? 0;
    return { principal, interest: -amount - principal, days: days[at] ?? 0 };
  });
  const found = isRegular ? foretold(payments, days.at(-1) ?? 0) : undefined;
  if (!found || found.interest <= 0 || found.interest >= -row.amount) return undefined;
  return { ...found, categoryId: last.categoryId, transferTo: last.repaid.to };
}

function foretold(
  payments: readonly Payment[],
  days: number,
): Pick<LoanSplit, 'interest' | 'confidence'> | undefined {
  const [latest] = payments.slice(-1);
  if (!latest) return undefined;
  for (const next of [byPeriod, byDay]) {
    const interest = next(payments, days);
    const before = next(payments.slice(0, -1), latest.days);
    const isProven = before !== undefined && Math.abs(before - latest.interest) <= ROUNDING;
    if (interest !== undefined && isProven) return { interest, confidence: PROVEN };
  }
  const interest = payments.length === 2 ? byPeriod(payments) : undefined;
  return interest === undefined ? undefined : { interest, confidence: UNPROVEN };
}

/** Interest falls by what the rate of a period makes of the principal that was paid back before. */
function byPeriod(payments: readonly Payment[]): number | undefined {
  const [first, ...others] = payments;
  const latest = others.at(-1);
  if (!first || !latest) return undefined;
  const repaid = payments.slice(0, -1).reduce((sum, { principal }) => sum + principal, 0);
  const fallen = first.interest - latest.interest;
  return repaid > 0 && fallen >= 0 ? latest.interest - shareOf(fallen, latest.principal, repaid) : undefined;
}

/** The same by the day: the days before the first payment are not known, so that the second one is the first that tells. */
function byDay(payments: readonly Payment[], days: number): number | undefined {
  const [first, ...others] = payments.slice(1);
  const latest = others.at(-1);
  if (!first || !latest) return undefined;
  const repaid = [first, ...others].slice(0, -1).reduce((sum, { principal }) => sum + principal, 0);
  const [dayBefore, day] = [first.interest / first.days, latest.interest / latest.days];
  if (repaid <= 0 || dayBefore < day) return undefined;
  return Math.round((day - ((dayBefore - day) * latest.principal) / repaid) * days);
}
