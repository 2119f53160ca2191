import { cellText, type TableRow } from './table.ts';

/** A row with the line that it was read from. */
interface ReadRow {
  readonly description: string;
  readonly source: TableRow;
}

const STRAY_AMONG_MIN = 2;

/** A number of the account is none. */
const hasWords = ({ description }: ReadRow): boolean => /\p{L}{3}/u.test(description);

/** How a day is written, whichever day it is: its year, its other numbers, its words. */
const shapeOf = (day: string): string =>
  day
    .replace(/\p{L}+/gu, 'w')
    .replace(/\d{4}/, 'Y')
    .replace(/\d+/g, 'd');

/**
 * Of rows without headings the first, where its day is written in another way than those of all others: some banks begin with a line of
 * the account, the file's own days and both balances.
 */
export function strayHead<R extends ReadRow>(rows: readonly R[], date: number): R | undefined {
  const [first, second] = rows;
  const shapeIn = ({ source }: R): string => shapeOf(cellText(source, date));
  if (!first || !second || rows.length <= STRAY_AMONG_MIN || shapeIn(first) === shapeIn(second))
    return undefined;
  const usual = shapeIn(second);
  return rows.every((row) => row === first || shapeIn(row) === usual) ? first : undefined;
}

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
