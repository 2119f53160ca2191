import { decimalFromMinor } from '../../../shared/money.ts';
import { holdsWords } from '../../../shared/search-words.ts';
import type { ContentsRow } from '../exports/package-contents.ts';

/** A row of a package by its place among all of them. */
export interface PlacedRow {
  readonly place: number;
  readonly row: ContentsRow;
}

/** How a row's day and amount are written where it is looked at: they are found as they are read. */
export interface RowSpelling {
  readonly day: (day: string) => string;
  readonly amount: (row: ContentsRow) => string;
}

/** Whether a row holds every word of a search: in its texts, its day or its amount, with a point, a comma or as it is shown. */
export function isFound(row: ContentsRow, search: string, { day, amount }: RowSpelling): boolean {
  const decimal = decimalFromMinor(row.amount, row.currency);
  const told = [row.description, row.account, row.category, row.date, day(row.date)];
  const amounts = [decimal, decimal.replace('.', ','), amount(row), row.currency];
  const lines = row.lines.flatMap((line) => [line.description, line.type, line.category]);
  const documents = row.documents.map(({ path }) => path);
  return holdsWords([...told, ...lines, ...amounts, ...documents].join('\n'), search);
}
