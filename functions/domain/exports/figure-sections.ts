import type { Report } from '../../../shared/model/report.ts';
import type { Words } from '../../../shared/text/words.ts';
import type { ExportCell, ExportColumn, ExportRow, ExportSection, ExportTotal } from './export-document.ts';
import { sectionOf } from './section.ts';

/** The texts of such a document, and where on its form a line is. */
export interface FiguresWords extends Pick<Words['reports'], 'kinds'>, FiguresTexts {
  readonly placeOf: (code: string) => string;
}
type FiguresTexts = Words['reports']['figures'];
type Column = keyof FiguresTexts['titles'];
type Row = Report['rows'][number];

const shapes: Readonly<Record<Column, Pick<ExportColumn, 'kind' | 'width'>>> = {
  kind: { kind: 'text', width: 12 },
  line: { kind: 'text', width: 18 },
  box: { kind: 'text', width: 8 },
  label: { kind: 'text', width: 44 },
  category: { kind: 'text', width: 44 },
  amount: { kind: 'money', width: 16 },
  counts: { kind: 'money', width: 20 },
  count: { kind: 'count', width: 10 },
  currency: { kind: 'text', width: 10 },
  from: { kind: 'day', width: 12 },
  to: { kind: 'day', width: 12 },
  netSince: { kind: 'day', width: 20 },
};

/** What of a report's rows its columns say, first to last; what a category is called is only its label in a flat file. */
function columnsOf(type: Report['type']): Column[] {
  switch (type) {
    case 'tax':
      return ['line', 'label', 'amount', 'counts', 'count'];
    case 'sales-tax':
      return ['box', 'label', 'amount', 'count'];
    case 'profit-loss':
      return ['kind', 'category', 'amount', 'count'];
    default:
      return ['category', 'amount', 'count'];
  }
}

/** Columns by their names, with the titles that they have in the words' language. */
const figureColumns = (columns: readonly Column[], { titles }: FiguresTexts): ExportColumn[] =>
  columns.map((column) => ({ title: titles[column], ...shapes[column] }));

/**
 * A report of figures as sections of a document: its rows with what they come to, and, apart from them, what could not be converted.
 */
export function figureSections(
  report: Report,
  title: string,
  words: FiguresWords,
  notes: readonly string[] = [],
): ExportSection[] {
  const columns = columnsOf(report.type);
  const rows = report.rows.map((row) => cellsOf(row, columns, report, words));
  const main = sectionOf(title, figureColumns(columns, words), rows, {
    totals: totalsOf(report, columns, words),
    notes,
  });
  return report.unconverted.length === 0 ? [main] : [main, unconvertedSection(report, words)];
}

/**
 * The same as one flat table, for a file that has neither heading nor sections: beside each line its days and currency, and what could not be
 * converted below. There is no line of sums: who adds a column up gets what the report says.
 */
export function flatFigures(report: Report, title: string, words: FiguresWords): ExportSection {
  const { type, from, to, netSince, currency: home } = report;
  const own = columnsOf(type).map((column) => (column === 'category' ? 'label' : column));
  const isOfKind = type !== 'tax' && type !== 'sales-tax' && !own.includes('kind');
  const columns: Column[] = [
    ...(isOfKind ? (['kind'] as const) : []),
    ...own,
    ...(['currency', 'from', 'to'] as const),
    ...(netSince === undefined ? [] : (['netSince'] as const)),
  ];
  const days = { from, to, netSince: netSince ?? null };
  const rows = report.rows.map((row) => cellsOf(row, columns, report, words, { ...days, currency: home }));
  const apart = report.unconverted.map(({ currency, amount, count }) => {
    const cells = { ...days, currency, label: words.unconverted, amount: { minor: amount, currency }, count };
    return columns.map((column) => valueIn(cells, column));
  });
  return sectionOf(title, figureColumns(columns, words), [...rows, ...apart]);
}

type Cells = Partial<Readonly<Record<Column, ExportCell>>>;
const valueIn = (cells: Cells, column: Column): ExportCell => cells[column] ?? null;

function cellsOf(
  row: Row,
  columns: readonly Column[],
  { type, currency }: Report,
  words: FiguresWords,
  shared: Cells = {},
): ExportRow {
  const { key, label, amount, count, counts = amount } = row;
  const isOnNoLine = key.startsWith('no-line:');
  const cells: Cells = {
    ...shared,
    ...{ label, category: label, count, box: key },
    kind: kindOf(type, key, words),
    line: isOnNoLine ? null : words.placeOf(key),
    amount: { minor: amount, currency },
    // Whoever adds up what counts gets no figure that the form has no place for.
    counts: isOnNoLine ? null : { minor: counts, currency },
  };
  return columns.map((column) => valueIn(cells, column));
}

/** Whether a row is of income, of expenses, or of what both come to. */
function kindOf(type: Report['type'], key: string, { kinds, net }: FiguresWords): string {
  if (type === 'category') return net;
  const isIncome = type === 'income' || key.startsWith('income:');
  return isIncome ? kinds.income : kinds.expense;
}

/** What the rows come to, and of a form what of them counts; the boxes of a return come to nothing together. */
function totalsOf(
  { type, totals, form, currency }: Report,
  columns: readonly Column[],
  words: FiguresWords,
): ExportTotal[] {
  const amountAt = columns.indexOf('amount');
  const line = (label: string, cells: Cells, rest: Pick<ExportTotal, 'summed' | 'where'>): ExportTotal => {
    const named = { ...cells, [columns.includes('label') ? 'label' : 'category']: label };
    return { cells: columns.map((column) => valueIn(named, column)), ...rest };
  };
  const sum = (label: string, minor: number, where?: ExportTotal['where']) =>
    line(label, { amount: { minor, currency } }, { summed: [amountAt], ...(where ? { where } : {}) });
  const { sums, kinds } = words;
  switch (type) {
    case 'sales-tax':
      return [];
    case 'expense':
      return [sum(sums.expense, totals.expenses)];
    case 'income':
      return [sum(sums.income, totals.income)];
    case 'profit-loss':
      return [
        sum(sums.income, totals.income, { column: 0, equals: kinds.income }),
        sum(sums.expense, totals.expenses, { column: 0, equals: kinds.expense }),
        sum(sums.net, totals.net),
      ];
    case 'tax':
      return [
        sum(sums.net, totals.net),
        ...(form ? [line(sums.profit, { counts: { minor: form.profit, currency } }, { summed: [] })] : []),
        ...(form && form.personal !== 0
          ? [line(sums.personal, { amount: { minor: form.personal, currency } }, { summed: [] })]
          : []),
      ];
    default:
      return [sum(sums.net, totals.net)];
  }
}

function unconvertedSection({ unconverted }: Report, words: FiguresWords): ExportSection {
  const columns = figureColumns(['currency', 'amount', 'count'], words);
  const rows = unconverted.map(({ currency, amount, count }) => [
    currency,
    { minor: amount, currency },
    count,
  ]);
  return sectionOf(words.notConverted, columns, rows, { notes: [words.notConvertedHelp] });
}
