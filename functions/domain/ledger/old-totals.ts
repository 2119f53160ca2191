import { sumOf, totalName } from './totals.ts';
import type { MonthTotal, Sums } from './totals.ts';

/** The sums that totals have had from the beginning; days, and what else stands beside them, came later. */
export const firstSums = ['income', 'expenses', 'transfers', 'count', 'ready'] as const;

/** A total as it is kept, and as its rows say that it should be. */
export interface OldTotal {
  readonly stored: MonthTotal;
  readonly right: MonthTotal;
}

/**
 * The totals that are the sums of their rows, but were begun before their days were kept beside them: those do not add up to them. A
 * total whose days do, on other days than its rows, was written wrongly and is none of these.
 */
export function totalsWithoutDays(
  summed: readonly MonthTotal[],
  stored: readonly MonthTotal[],
): readonly OldTotal[] {
  const rights = new Map(summed.map((total) => [totalName(total), total]));
  return stored.flatMap((total) => {
    const right = rights.get(totalName(total));
    const isOld = right && isAlike(total, right) && !isAlike(total, sumOf(Object.values(total.days)));
    return isOld ? [{ stored: total, right }] : [];
  });
}

const isAlike = (a: Sums, b: Sums): boolean => firstSums.every((name) => a[name] === b[name]);
