import type { Columns } from './columns.ts';
import { cellText, isBlankCell, type TableRow } from './table.ts';

/**
 * The lines of a table with those that some banks break in two made one: a day and words without an amount, and right below them more words with the
 * amount and without a day. The same lines where there are none.
 */
export function withLinesJoined(body: readonly TableRow[], columns: Columns): readonly TableRow[] {
  if (!body.some((row) => isBlankCell(row, columns.date))) return body;
  const joined: TableRow[] = [];
  for (const row of body) {
    const above = joined.at(-1);
    if (above && beginsRow(above, columns) && endsRow(row, columns))
      joined.splice(-1, 1, asOne(above, row, columns));
    else joined.push(row);
  }
  return joined;
}

const hasAmount = (row: TableRow, { amount, debit, credit, otherCredit, balance }: Columns): boolean =>
  [amount, debit, credit, otherCredit, balance].some((column) => cellText(row, column) !== '');

const hasWords = (row: TableRow, { text }: Columns): boolean =>
  text.some((column) => /\p{L}{2}/u.test(cellText(row, column)));

const beginsRow = (row: TableRow, columns: Columns): boolean =>
  /\d/.test(cellText(row, columns.date)) && hasWords(row, columns) && !hasAmount(row, columns);

const endsRow = (row: TableRow, columns: Columns): boolean =>
  [columns.date, ...columns.otherDates].every((column) => cellText(row, column) === '') &&
  hasWords(row, columns) &&
  hasAmount(row, columns);

function asOne(above: TableRow, below: TableRow, { text }: Columns): TableRow {
  const width = Math.max(above.cells.length, below.cells.length);
  const cells = Array.from({ length: width }, (_, column) => {
    const parts = [above, below].map((row) => cellText(row, column)).filter((part) => part !== '');
    return text.includes(column) ? parts.join(' ') : (parts[0] ?? '');
  });
  const numbers = above.numbers ?? below.numbers;
  return {
    ...above,
    cells,
    ...(numbers ? { numbers: new Set([...numbers, ...(below.numbers ?? [])]) } : {}),
  };
}
