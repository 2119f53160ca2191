import type { ListedTransaction } from '../../../shared/model/transaction.ts';

/** A line of the list: the heading of a day, or one transaction. */
export type ListLine = { readonly day: string } | { readonly row: ListedTransaction };

/** Transactions, newest first, with a heading before each day. */
export function linesByDay(rows: readonly ListedTransaction[]): ListLine[] {
  return rows.flatMap((row, index) =>
    rows[index - 1]?.date === row.date ? [{ row }] : [{ day: row.date }, { row }],
  );
}
