import { daysOfMonth, monthOf } from '../../../../../shared/civil-date.ts';
import { AskedReport } from '../../../../../shared/model/report.ts';
import type { Report } from '../../../../../shared/model/report.ts';
import type { FakeRequest } from '../../../../support/fake-api.ts';

/** An entry of fake books; its amount has the sign that reports show of it. */
export interface Reported {
  readonly date: string;
  readonly kind: 'income' | 'expense';
  readonly category: string;
  readonly label: string;
  readonly amount: number;
}

const sumOf = (entries: readonly Reported[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);
const ofKind = (kind: Reported['kind'], entries: readonly Reported[]) =>
  entries.filter((entry) => entry.kind === kind);

function totalsOf(entries: readonly Reported[]): Report['totals'] {
  const [income, expenses] = [sumOf(ofKind('income', entries)), sumOf(ofKind('expense', entries))];
  return { income, expenses, net: income + expenses };
}

/** The rows that a key makes of entries, the largest first. */
function rowsBy(keyOf: (entry: Reported) => string, entries: readonly Reported[]): Report['rows'] {
  return [...new Set(entries.map(keyOf))]
    .map((key) => {
      const of = entries.filter((entry) => keyOf(entry) === key);
      return { key, label: of[0]?.label ?? '', amount: sumOf(of), count: of.length };
    })
    .toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}

const byCategory = (entries: readonly Reported[]) => rowsBy(({ category }) => category, entries);
const byKindAndCategory = (entries: readonly Reported[]) =>
  rowsBy(({ kind, category }) => `${kind}:${category}`, entries);

/** A form with a line that nothing stands on; all there is stands on none. */
const formOf = (entries: readonly Reported[]): Report['rows'] => [
  { key: '8523', label: 'Meals and entertainment', amount: 0, count: 0 },
  ...(['income', 'expense'] as const).map((kind) => {
    const parts = byKindAndCategory(ofKind(kind, entries));
    const count = ofKind(kind, entries).length;
    return {
      key: `no-line:${kind}`,
      label: 'On no line',
      amount: sumOf(ofKind(kind, entries)),
      count,
      parts,
    };
  }),
];

/** What the API answers of such books, whichever report of figures it is asked for. */
export function reportOf(entries: readonly Reported[], { params, query }: FakeRequest): Report {
  const type = AskedReport.parse(params['type']);
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const asked = entries.filter(({ date }) => from <= date && date <= to);
  const rows = {
    ...{
      income: () => byCategory(ofKind('income', asked)),
      expense: () => byCategory(ofKind('expense', asked)),
    },
    ...{ 'profit-loss': () => byKindAndCategory(asked), category: () => byCategory(asked) },
    ...{ tax: () => formOf(asked), 'sales-tax': () => [] },
  };
  const months = [...new Set(asked.map(({ date }) => monthOf(date)))].toSorted().map((month) => {
    const of = asked.filter(({ date }) => monthOf(date) === month);
    const figures = byKindAndCategory(of).map(({ key, amount, count }) => ({ key, amount, count }));
    return { month, ...daysOfMonth(month), ...totalsOf(of), rows: figures };
  });
  return {
    ...{ type, from, to, currency: 'CAD', totals: totalsOf(asked), unconverted: [] },
    ...{ rows: rows[type](), months },
  };
}
