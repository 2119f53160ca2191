import type { SideOf } from '../../../shared/countries/category-sides.ts';
import { onSides } from './on-sides.ts';
import { sumOf } from './totals.ts';
import type { PocketTotal, Sums } from './totals.ts';

/** What totals come to in one currency, and what of them is in others and worth nothing in it. */
export interface ValuedTotals<T> {
  readonly counted: readonly T[];
  readonly apart: readonly T[];
}

/** Totals in one currency: what is in it, and what has a worth in it by that worth. All else stays apart, each in its own currency. */
export function valuedIn<T extends PocketTotal>(currency: string, totals: readonly T[]): ValuedTotals<T> {
  const valued = totals.map((total) => asWorthIn(currency, total));
  const { true: counted = [], false: apart = [] } = Object.groupBy(valued, (total) =>
    total.currency === currency ? 'true' : 'false',
  );
  return { counted, apart };
}

function asWorthIn<T extends PocketTotal>(currency: string, total: T): T {
  if (total.currency === currency || total.worthCurrency !== currency) return total;
  // What only changed its place is counted, never summed: of transfers no worth is added up.
  const { incomeWorth: income, expensesWorth: expenses, personalWorth: personal } = total;
  return { ...total, currency, income, expenses, personal, transfers: 0 };
}

/** Income, expenses and how many entries they are, refunds taken off what they are of. */
export function shownSums(totals: readonly (Sums & { readonly categoryId: string })[], sideOf: SideOf) {
  const { income, expenses, count } = sumOf(onSides(totals, sideOf));
  return { income, expenses, net: income + expenses, count };
}

/** The same of each currency, without those of which nothing is left. */
export function sumsByCurrency(
  totals: readonly (PocketTotal & { readonly categoryId: string })[],
  sideOf: SideOf,
) {
  const groups = Map.groupBy(totals, ({ currency }) => currency);
  return [...groups]
    .map(([currency, some]) => ({ currency, ...shownSums(some, sideOf) }))
    .filter(({ count, income, expenses }) => count !== 0 || income !== 0 || expenses !== 0);
}
