import { monthOf } from '../../../shared/civil-date.ts';
import type { LedgerRow } from './ledger-row.ts';
import { pocketName, pocketOf, sumNames, sumOf, sumsOfTotalsAlone } from './totals.ts';
import type { Sums, Total, TotalKey } from './totals.ts';

/** What the rows of a category add up to in a month, whichever account they are in. Of `ready` and taxes nothing is kept. */
export type CategoryTotal = Omit<Total, 'accountId'>;

/** Where a month's sums of one pocket belong: they lie in one item, so that a report of years reads little. */
type SheetKey = Pick<TotalKey, 'month' | 'currency' | 'worthCurrency'>;

/** The sums of a month by category. */
export type MonthSheet = SheetKey & { readonly categories: Readonly<Record<string, Sums>> };

/** What a set of totals adds to the sheets of its months; those that end up unchanged are left out. */
export function sheetsOf(totals: readonly Total[]): MonthSheet[] {
  const groups = Map.groupBy(totals, sheetName);
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    const byCategory = Map.groupBy(some, ({ categoryId }) => categoryId);
    const categories = [...byCategory]
      .map(([categoryId, of]) => [categoryId, { ...sumOf(of), ...sumsOfTotalsAlone }] as const)
      .filter(([, sums]) => sumNames.some((name) => sums[name] !== 0))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (!first || categories.length === 0) return [];
    return [{ ...keyOf(first), categories: Object.fromEntries(categories) }];
  });
}

/** The totals that a sheet holds. */
export const totalsOn = ({ categories, ...key }: MonthSheet): CategoryTotal[] =>
  Object.entries(categories).map(([categoryId, sums]) => ({ ...key, categoryId, ...sums }));

/** The total of a category, whichever account its rows are in. */
export const withoutAccount = ({ accountId: _account, ...total }: Total): CategoryTotal => ({
  ...total,
  ...sumsOfTotalsAlone,
});

/** Tells a month's sheet from every other of its books. */
export const sheetName = ({ month, ...pocket }: SheetKey): string => `${month}#${pocketName(pocket)}`;

/** Tells the sheet that a row is summed up on. */
export const ownSheetName = (row: LedgerRow): string =>
  sheetName({ month: monthOf(row.date), ...pocketOf(row) });

const keyOf = ({ month, currency, worthCurrency }: SheetKey): SheetKey =>
  worthCurrency === undefined ? { month, currency } : { month, currency, worthCurrency };
