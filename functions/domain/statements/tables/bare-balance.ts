import { cellText, type TableRow } from './table.ts';

/** A row with the line that it was read from. */
interface ReadRow {
  readonly description: string;
  readonly source: TableRow;
}

/** A number of the account is none. */
const hasWords = ({ description }: ReadRow): boolean => /\p{L}{3}/u.test(description);

/**
 * Of rows without headings the first or last that is a balance: some banks write it like a row, with its day and the account's number.
 * Alone of all rows it has no words, and something in a column where the others have nothing, or nothing where all others have words.
 */
export function bareBalances<R extends ReadRow>(rows: readonly R[]): readonly R[] {
  const ends = [rows[0], rows.at(-1)].filter((row) => row && !hasWords(row));
  return ends.flatMap((row) => {
    const others = rows.filter((other) => other !== row);
    if (!row || others.length < 2 || !others.every(hasWords)) return [];
    const isAlone = row.source.cells.some(
      (_, column) =>
        cellText(row.source, column) !== '' && others.every(({ source }) => cellText(source, column) === ''),
    );
    const lacks = row.source.cells.some(
      (_, column) =>
        cellText(row.source, column) === '' &&
        others.every(({ source }) => /\p{L}{3}/u.test(cellText(source, column))),
    );
    return isAlone || lacks ? [row] : [];
  });
}
