import { hasOneSide } from '../../../shared/countries/category-sides.ts';
import type { SideOf } from '../../../shared/countries/category-sides.ts';
import type { Report, ReportType } from '../../../shared/model/report.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import { onSides } from '../ledger/on-sides.ts';
import { sumOf } from '../ledger/totals.ts';
import type { Sums } from '../ledger/totals.ts';
import type { CategoryTotal } from '../ledger/month-sheets.ts';
import type { FormPlacement } from './form-placement.ts';

/** What a row is of, before it is put into words. */
type Subject =
  | { readonly categoryId: string }
  | { readonly formLine: string }
  | { readonly onNoLine: EntryKind };

/** A figure of a report; `Report` says what it is. */
interface Figure {
  readonly key: string;
  readonly subject: Subject;
  readonly amount: number;
  readonly count: number;
  /** What of the sales tax on purchases is claimed, and so taken off, signed as the amount is. */
  readonly taken: number;
}

/** A row of a report, on a form with the categories that make it. */
export type ReportRow = Figure & { readonly parts?: readonly Figure[] };

/** What rows are made by besides totals. */
export interface ReportedBooks {
  /** The category in which the entries of one are counted now. */
  readonly standingCategory: (id: string) => string;
  readonly sideOf: SideOf;
  readonly form: FormPlacement;
}

/** The rows of a report from totals in one currency. */
export function reportRows(
  type: ReportType,
  totals: readonly CategoryTotal[],
  { standingCategory, sideOf, form }: ReportedBooks,
): ReportRow[] {
  const groups = Map.groupBy(totals, ({ categoryId }) => standingCategory(categoryId));
  const moved = [...groups].map(([categoryId, some]) => ({ ...sumOf(some), categoryId }));
  const categories = onSides(moved, sideOf);
  switch (type) {
    case 'income':
    case 'expense':
      return largestFirst(categories.flatMap((one) => shareOf(type, one)).map(ofCategory));
    case 'profit-loss':
      return kinds.flatMap((kind) =>
        largestFirst(categories.flatMap((one) => shareOf(kind, one)).map(ofKind)),
      );
    case 'category':
      return largestFirst(categories.flatMap(wholeOf).map(ofCategory));
    case 'tax':
      return taxRows(
        moved.flatMap((one) => kinds.flatMap((kind) => shareOf(kind, onForm(one, sideOf, form)))),
        form,
      );
  }
}

/** What is worth nothing in the books' currency, by its own; of a report of one kind what its rows would come to. */
export function unconvertedSums(
  type: ReportType,
  apart: readonly CategoryTotal[],
  books: ReportedBooks,
): Report['unconverted'] {
  const figure = (some: readonly CategoryTotal[]) => {
    if (type !== 'income' && type !== 'expense') return figureOf(type, sumOf(some));
    const rows = reportRows(type, some, books);
    return {
      amount: rows.reduce((sum, { amount }) => sum + amount, 0),
      count: rows.reduce((sum, { count }) => sum + count, 0),
    };
  };
  return [...Map.groupBy(apart, ({ currency }) => currency)]
    .map(([currency, some]) => ({ currency, ...figure(some) }))
    .filter(({ amount, count }) => amount !== 0 || count !== 0)
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}

const kinds: readonly EntryKind[] = ['income', 'expense'];

type CategorySums = Sums & { readonly categoryId: string };

/** A category as a form counts it: what customers got back stays apart where the form has a line for it. */
const onForm = (category: CategorySums, sideOf: SideOf, { lineOf }: FormPlacement): CategorySums => {
  const { categoryId: id } = category;
  const hasReturnsLine = hasOneSide(id, sideOf) && lineOf(id, 'income') !== lineOf(id, 'expense');
  return hasReturnsLine ? category : { ...category, ...onSides([category], sideOf)[0] };
};

/** A category's entries of one kind, or of both; what cannot be told by totals is which kind a part has of an entry split into both. */
interface Share {
  readonly categoryId: string;
  readonly kind: EntryKind | undefined;
  readonly amount: number;
  readonly count: number;
  readonly taken: number;
}

function shareOf(kind: EntryKind, { categoryId, parts, ...sums }: CategorySums): Share[] {
  const { amount, count } = figureOf(kind, { ...sums, parts });
  const taken = kind === 'expense' ? sums.expensesTax : sums.incomeTax;
  return amount === 0 ? [] : [{ categoryId, kind, amount, count: count + parts, taken }];
}

function wholeOf({ categoryId, ...sums }: CategorySums): Share[] {
  if (sums.income === 0 && sums.expenses === 0) return [];
  const { amount, count } = figureOf('category', sums);
  return [{ categoryId, kind: undefined, amount, count: count + sums.parts, taken: 0 }];
}

function figureOf(
  type: ReportType,
  { income, expenses, count, earning, spending, moving }: Sums,
): { amount: number; count: number } {
  if (type === 'income') return { amount: income, count: earning };
  if (type === 'expense') return { amount: expenses, count: spending };
  return { amount: income + expenses, count: count - moving };
}

const ofCategory = ({ categoryId, amount, count, taken }: Share): Figure => ({
  key: categoryId,
  subject: { categoryId },
  amount,
  count,
  taken,
});

const ofKind = (share: Share): Figure => ({
  ...ofCategory(share),
  key: `${share.kind}:${share.categoryId}`,
});

/** Every line of the form, also what is empty, and behind them what is on none. */
function taxRows(shares: readonly Share[], { lines, lineOf }: FormPlacement): ReportRow[] {
  const placed = Map.groupBy(shares, ({ categoryId, kind = 'expense' }) => lineOf(categoryId, kind));
  const onNone = Map.groupBy(placed.get(undefined) ?? [], ({ kind }) => kind);
  return [
    ...lines.map(({ code }) => summed(code, { formLine: code }, placed.get(code) ?? [])),
    ...kinds.flatMap((kind) => {
      const some = onNone.get(kind);
      return some ? [summed(`no-line:${kind}`, { onNoLine: kind }, some)] : [];
    }),
  ];
}

const summed = (key: string, subject: Subject, shares: readonly Share[]): ReportRow => ({
  key,
  subject,
  amount: shares.reduce((sum, { amount }) => sum + amount, 0),
  count: shares.reduce((sum, { count }) => sum + count, 0),
  taken: shares.reduce((sum, { taken }) => sum + taken, 0),
  parts: largestFirst(shares.map(ofKind)),
});

function largestFirst(rows: readonly Figure[]): Figure[] {
  return rows.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount) || (a.key < b.key ? -1 : 1));
}
