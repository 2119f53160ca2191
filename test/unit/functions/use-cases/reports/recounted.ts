import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { entryLines } from '../../../../../shared/entry-lines.ts';
import { worthLines } from '../../../../../shared/entry-worth.ts';
import type { DateRange } from '../../../../../shared/model/export.ts';
import type { ReportType } from '../../../../../shared/model/report.ts';
import { formLinesOf } from '../../../../../shared/countries/index.ts';

interface Figure {
  amount: number;
  count: number;
}
type Kind = 'income' | 'expense';

/** Where the categories of these tests belong on Schedule C, written down apart from the template. */
const LINES: Readonly<Record<string, Readonly<Partial<Record<Kind, string>>>>> = {
  'office-supplies': { expense: 'Schedule C line 18' },
  meals: { expense: 'Schedule C line 24b' },
  sales: { income: 'Schedule C line 1', expense: 'Schedule C line 2' },
  other: { income: 'Schedule C line 6', expense: 'Schedule C line 27b' },
};
const kinds = ['income', 'expense'] as const;

/** The kind of which categories are; all others are of either, by the way the money went. */
const KINDS: Readonly<Record<string, Kind>> = {
  'office-supplies': 'expense',
  meals: 'expense',
  sales: 'income',
};
const countedAs = (categoryId: string, moved: Kind): Kind => KINDS[categoryId] ?? moved;

/** What a report of American books has to tell: added up from the rows one after the other, with no total looked at. */
export function recounted(
  type: ReportType,
  all: readonly LedgerRow[],
  { from, to }: DateRange,
  home: string,
) {
  const rows = all.filter(({ date }) => from <= date && date <= to);
  const valued = rows.filter(({ currency, worth }) => currency === home || worth?.currency === home);
  const apart = rows.filter((row) => !valued.includes(row));
  const categories = new Set(rows.flatMap(({ categoryId, parts = [] }) => [categoryId, ...parts.map(idOf)]));
  const amountOf = (some: readonly LedgerRow[], kind: Kind, category?: string) =>
    some.flatMap((row) => moneyOf(row, home, kind, category)).reduce((sum, one) => sum + one, 0);
  const income = amountOf(valued, 'income');
  const expenses = amountOf(valued, 'expense');

  const figures: Record<string, Figure> = {};
  const add = (key: string, amount: number, count: number) => {
    const { amount: before, count: earlier } = figures[key] ?? { amount: 0, count: 0 };
    figures[key] = { amount: before + amount, count: earlier + count };
  };
  if (type === 'tax') for (const { code } of formLinesOf('USA')) add(code, 0, 0);
  for (const category of categories) {
    const amounts = kinds.map((kind) => amountOf(valued, kind, category));
    if (type === 'category' && amounts.some((amount) => amount !== 0)) {
      const [earned = 0, spent = 0] = amounts;
      add(category, earned + spent, valued.filter((row) => isIn(row, category)).length);
    }
    for (const [at, kind] of kinds.entries()) {
      const amount = amounts[at] ?? 0;
      const count = valued.filter((row) => isIn(row, category, kind)).length;
      if (amount === 0) continue;
      if (type === kind) add(category, amount, count);
      if (type === 'profit-loss') add(`${kind}:${category}`, amount, count);
      // Schedule C has a line for what customers got back.
      if (type === 'tax' && category !== 'sales')
        add(LINES[category]?.[kind] ?? `no-line:${kind}`, amount, count);
    }
    for (const moved of kinds) {
      const isMoved = (line: Line) => line.categoryId === 'sales' && line.kind === moved;
      const amount = valued
        .flatMap((row) => amountsOf(row, home, isMoved))
        .reduce((sum, one) => sum + one, 0);
      const count = valued.filter((row) => isIn(row, 'sales') && isMovedIn(row, 'sales', moved)).length;
      if (type === 'tax' && category === 'sales' && amount !== 0)
        add(LINES['sales']?.[moved] ?? '', amount, count);
    }
  }
  const { amount: meals = 0 } = figures['Schedule C line 24b'] ?? {};
  const onNoLine = kinds.reduce((sum, kind) => sum + (figures[`no-line:${kind}`]?.amount ?? 0), 0);
  return {
    form: {
      /** By Schedule C: of meals half counts, a half cent of them as one. */
      profit: income + expenses - onNoLine - meals + Math.sign(meals) * Math.ceil(Math.abs(meals) / 2),
      personal: valued
        .flatMap((row) => worthLines(entryLines(row), row).map((line) => ({ row, ...line })))
        .reduce((sum, line) => sum + (line.isPersonal ? inHome(line.row, line, home) : 0), 0),
    },
    totals: { income, expenses, net: income + expenses },
    rows: figures,
    unconverted: left(type, apart),
  };
}

const idOf = ({ categoryId }: { categoryId: string }): string => categoryId;

/** The amounts of an entry's lines of a kind that the business bears. */
function moneyOf(row: LedgerRow, home: string, kind: Kind, category?: string): number[] {
  return amountsOf(
    row,
    home,
    ({ kind: moved, categoryId }) =>
      moved !== 'transfer' &&
      countedAs(categoryId, moved) === kind &&
      (category === undefined || categoryId === category),
  );
}

type Line = ReturnType<typeof entryLines>[number];

const amountsOf = (row: LedgerRow, home: string, isWanted: (line: Line) => boolean): number[] =>
  worthLines(entryLines(row), row)
    .filter((line) => !line.isPersonal && isWanted(line as Line))
    .map((line) => inHome(row, line, home));

const inHome = (
  row: LedgerRow,
  { amount, worth }: { readonly amount: number; readonly worth: number },
  home: string,
): number => (row.currency === home || row.worth?.currency !== home ? amount : worth);

const kindsOf = ({ kind, parts = [] }: LedgerRow): string[] => [kind, ...parts.map((part) => part.kind)];

/** Whether an entry stands in a category, as one of the kind where one is asked for, or has a part in it. */
function isIn(row: LedgerRow, category: string, kind?: Kind): boolean {
  if (row.kind === 'transfer') return false;
  if (row.categoryId === category)
    return kind === undefined || (KINDS[category] ? KINDS[category] === kind : kindsOf(row).includes(kind));
  return (row.parts ?? []).some((part) => part.categoryId === category);
}

/** Whether an entry of a category has money of a direction among its lines, or has a part in it. */
const isMovedIn = (row: LedgerRow, category: string, moved: Kind): boolean =>
  row.categoryId !== category || kindsOf(row).includes(moved);

function left(type: ReportType, apart: readonly LedgerRow[]) {
  return [...new Set(apart.map(({ currency }) => currency))]
    .map((currency) => {
      const own = apart.filter((row) => row.currency === currency && row.kind !== 'transfer');
      const amountOf = (kind: Kind, category?: string) =>
        own.flatMap((row) => moneyOf(row, currency, kind, category)).reduce((sum, one) => sum + one, 0);
      const asked = kinds.find((kind) => kind === type);
      if (!asked) return { currency, amount: amountOf('income') + amountOf('expense'), count: own.length };
      const categories = new Set(
        own.flatMap(({ categoryId, parts = [] }) => [categoryId, ...parts.map(idOf)]),
      );
      const listed = [...categories].filter((category) => amountOf(asked, category) !== 0);
      const count = listed.flatMap((category) => own.filter((row) => isIn(row, category, asked))).length;
      return { currency, amount: amountOf(asked), count };
    })
    .filter(({ amount, count }) => amount !== 0 || count !== 0);
}
