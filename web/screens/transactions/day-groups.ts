import type { ListedTransaction } from '../../../shared/model/transaction.ts';

/** A line of the list: the heading of a day, or one transaction. */
export type ListLine = { readonly day: string } | { readonly row: ListedTransaction };

/** With fewer entries a day on average, headings would take more room than the dates that they save. */
const ENTRIES_A_DAY_MIN = 3;

/** Whether a list is easier to read under headings of its days than with the date in each row. */
export function isGroupedByDay(rows: readonly ListedTransaction[]): boolean {
  const days = new Set(rows.map(({ date }) => date)).size;
  return days > 0 && rows.length >= days * ENTRIES_A_DAY_MIN;
}

/** Transactions, newest first; where they are grouped, with a heading before each day. */
export function linesOf(rows: readonly ListedTransaction[], isGrouped: boolean): ListLine[] {
  return rows.flatMap((row, index) =>
    isGrouped && rows[index - 1]?.date !== row.date ? [{ day: row.date }, { row }] : [{ row }],
  );
}
