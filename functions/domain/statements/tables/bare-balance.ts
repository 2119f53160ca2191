import { cellText, type TableRow } from './table.ts';

/** A row with the line that it was read from. */
interface ReadRow {
  readonly description: string;
  readonly source: TableRow;
}

/**
 * Of rows without headings the first or last that is a balance: some banks write it like a row, with its day and the account's number.
 * Alone of all rows it has no description, and something in a column where the others have nothing.
 */
export function bareBalances<R extends ReadRow>(rows: readonly R[]): readonly R[] {
  const ends = [rows[0], rows.at(-1)].filter((row) => row?.description === '');
  return ends.flatMap((row) => {
    const others = rows.filter((other) => other !== row);
    if (!row || others.length < 2 || others.some(({ description }) => description === '')) return [];
    const isAlone = row.source.cells.some(
      (_, column) =>
        cellText(row.source, column) !== '' && others.every(({ source }) => cellText(source, column) === ''),
    );
    return isAlone ? [row] : [];
  });
}
