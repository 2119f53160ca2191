import { monthOf } from '../../../shared/civil-date.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import type { TaxRate } from '../../../shared/sales-tax-kinds.ts';
import type { LedgerRow } from './ledger-row.ts';
import { taxedLines } from './taxed-lines.ts';
import { addSums, noSums, pocketName, pocketOf, sumNames, sumOf } from './totals.ts';
import type { RowChange, Sums, Total, TotalKey } from './totals.ts';

/** What the rows of a category add up to in a month, whichever account they are in. Of `ready`, which no report asks for, nothing is kept. */
export type CategoryTotal = Omit<Total, 'accountId'>;

/** Where a month's sums of one pocket belong: they lie in one item, so that a report of years reads little. */
type SheetKey = Pick<TotalKey, 'month' | 'currency' | 'worthCurrency'>;

/** The sums of a month by category. */
export type MonthSheet = SheetKey & { readonly categories: Readonly<Record<string, Sums>> };

export const taxSumNames = ['gross', 'tax', 'count', 'grossWorth', 'taxWorth'] as const;

/**
 * What rows of a category and kind hold of one tax in a month: `gross` what their lines come to with it, `tax` what of that it is, both
 * signed as the lines are, `count` how many lines; with their worths in minor units of `worthCurrency`.
 */
export type TaxSums = Readonly<Record<(typeof taxSumNames)[number], number>>;

export const noTaxSums: TaxSums = { gross: 0, tax: 0, count: 0, grossWorth: 0, taxWorth: 0 };

export type TaxTotal = SheetKey &
  TaxRate &
  TaxSums & { readonly kindOf: EntryKind; readonly categoryId: string };

/** A month's sums of one tax, by the kind of entry and the category (`income:sales`). */
export type TaxSheet = SheetKey & TaxRate & { readonly sides: Readonly<Record<string, TaxSums>> };

/** What a set of totals adds to the sheets of its months; those that end up unchanged are left out. */
export function sheetsOf(totals: readonly Total[]): MonthSheet[] {
  const groups = Map.groupBy(totals, sheetName);
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    const byCategory = Map.groupBy(some, ({ categoryId }) => categoryId);
    const categories = [...byCategory]
      .map(([categoryId, of]) => [categoryId, { ...sumOf(of), ready: 0 }] as const)
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
  ready: 0,
});

/** What a set of row changes adds to the sheets of taxes; those that end up unchanged are left out. */
export function taxSheetsChangedBy(changes: readonly RowChange[]): TaxSheet[] {
  const tally = new TaxTally();
  for (const { before, after } of changes) {
    if (before) tally.add(before, -1);
    if (after) tally.add(after);
  }
  return tally.sheets();
}

/** Adds up the taxes of rows, one after the other. */
export class TaxTally {
  readonly #sheets = new Map<string, SheetKey & TaxRate & { sides: Map<string, TaxSums> }>();

  add(row: LedgerRow, sign: 1 | -1 = 1): void {
    const key = { month: monthOf(row.date), ...pocketOf(row) };
    for (const { kind, categoryId, amount, worth, taxes } of taxedLines(row)) {
      for (const { kind: taxKind, rate, ...tax } of taxes) {
        const of = { ...key, kind: taxKind, ...(rate === undefined ? {} : { rate }) };
        const sheet = this.#sheets.get(taxSheetName(of)) ?? { ...of, sides: new Map<string, TaxSums>() };
        const side = `${kind}:${categoryId}`;
        const added = { gross: amount, tax: tax.amount, count: 1, grossWorth: worth, taxWorth: tax.worth };
        sheet.sides.set(side, addTaxSums(sheet.sides.get(side) ?? noTaxSums, added, sign));
        this.#sheets.set(taxSheetName(of), sheet);
      }
    }
  }

  /** Those with anything in them. */
  sheets(): TaxSheet[] {
    return [...this.#sheets.values()].flatMap(({ sides, ...key }) => {
      const held = [...sides]
        .filter(([, sums]) => taxSumNames.some((name) => sums[name] !== 0))
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      return held.length === 0 ? [] : [{ ...key, sides: Object.fromEntries(held) }];
    });
  }
}

/** The totals that a sheet of taxes holds. */
export const taxTotalsOn = ({ sides, ...key }: TaxSheet): TaxTotal[] =>
  Object.entries(sides).map(([side, sums]) => {
    const [kindOf, ...rest] = side.split(':');
    return {
      ...key,
      kindOf: kindOf === 'income' ? 'income' : 'expense',
      categoryId: rest.join(':'),
      ...sums,
    };
  });

function addTaxSums(a: TaxSums, b: TaxSums, sign: 1 | -1 = 1): TaxSums {
  return {
    gross: a.gross + sign * b.gross,
    tax: a.tax + sign * b.tax,
    count: a.count + sign * b.count,
    grossWorth: a.grossWorth + sign * b.grossWorth,
    taxWorth: a.taxWorth + sign * b.taxWorth,
  };
}

/** Tells a month's sheet from every other of its books. */
export const sheetName = ({ month, ...pocket }: SheetKey): string => `${month}#${pocketName(pocket)}`;

/** Tells a month's sheet of one tax from every other of its books. */
export const taxSheetName = ({ kind, rate, ...key }: SheetKey & TaxRate): string =>
  `${sheetName(key)}#${kind}#${rate ?? ''}`;

/** Tells the sheet that a row is summed up on. */
export const ownSheetName = (row: LedgerRow): string =>
  sheetName({ month: monthOf(row.date), ...pocketOf(row) });

const keyOf = ({ month, currency, worthCurrency }: SheetKey): SheetKey =>
  worthCurrency === undefined ? { month, currency } : { month, currency, worthCurrency };
