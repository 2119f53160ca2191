import { csvBeginning, lineOfCells, textCell } from '../../../shared/csv.ts';
import type { Report } from '../../../shared/model/report.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { Words } from '../../../shared/text/words.ts';

/** The texts of such a file, and where on its form a line is. */
export interface FiguresWords extends Pick<Words['reports'], 'kinds'> {
  readonly titles: Words['reports']['figures']['titles'];
  readonly net: string;
  readonly unconverted: string;
  readonly placeOf: (code: string) => string;
}

type Column = keyof FiguresWords['titles'];
/** Cells as they are to stand in the file; what a line says nothing of is empty. */
type Line = Partial<Readonly<Record<Column, string>>>;

/**
 * A report of figures as CSV: a line for each of its rows, and for what is in none of them as it could not be converted. There is no line of
 * sums: who adds a column up gets what the report says.
 */
export function figuresCsv(report: Report, words: FiguresWords): string {
  const columns = columnsOf(report);
  const { from, to, netSince = '' } = report;
  const shared = { from, to, netSince };
  const lines: Line[] = [
    ...report.rows.map((row) => ({ ...shared, ...cellsOf(row, report, words) })),
    ...report.unconverted.map(({ currency, amount, count }) => ({
      ...shared,
      label: textCell(words.unconverted),
      amount: decimalFromMinor(amount, currency),
      count: String(count),
      currency,
    })),
  ];
  return (
    csvBeginning(columns.map((column) => words.titles[column])) +
    lines.map((line) => lineOfCells(columns.map((column) => line[column] ?? ''))).join('')
  );
}

/** What counts is told of forms, and since when sales tax is left out where it is. */
function columnsOf({ type, netSince }: Report): Column[] {
  return [
    ...(type === 'tax'
      ? (['line', 'label', 'amount', 'counts'] as const)
      : (['kind', 'label', 'amount'] as const)),
    ...(['count', 'currency', 'from', 'to'] as const),
    ...(netSince === undefined ? [] : (['netSince'] as const)),
  ];
}

function cellsOf(
  { key, label, amount, count, counts = amount }: Report['rows'][number],
  { type, currency }: Report,
  words: FiguresWords,
): Line {
  return {
    kind: textCell(kindOf(type, key, words)),
    line: textCell(key.startsWith('no-line:') ? '' : words.placeOf(key)),
    label: textCell(label),
    amount: decimalFromMinor(amount, currency),
    counts: decimalFromMinor(counts, currency),
    count: String(count),
    currency,
  };
}

/** Whether a row is of income, of expenses, or of what both come to. */
function kindOf(type: Report['type'], key: string, { kinds, net }: FiguresWords): string {
  if (type === 'category') return net;
  const isIncome = type === 'income' || key.startsWith('income:');
  return isIncome ? kinds.income : kinds.expense;
}
