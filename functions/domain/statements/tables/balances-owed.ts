import type { StatedEnds } from './moved-by-balances.ts';
import type { DatedRow } from './read-table-rows.ts';

/** Rows with their balances and those that the file states before and after them, minor units. */
export interface BalancedRows {
  readonly rows: readonly DatedRow[];
  readonly ends: StatedEnds;
}

/** So many balances show more than a single step, which may agree by accident. */
const STATED_MIN = 3;

/** The same with what is owed, as the statements of credit cards have it, as balances below zero. */
export function asOwed({ rows, ends: { opening, closing } }: BalancedRows): BalancedRows {
  return {
    rows: rows.map((row) => ({ ...row, balance: row.balance === undefined ? undefined : -row.balance || 0 })),
    ends: { opening: opening && -opening, closing: closing && -closing },
  };
}

/** Whether balances are stated so often that they tell what is owed from what is held. */
export function tellsOwed({ rows, ends }: BalancedRows): boolean {
  const inRows = rows.filter(({ balance }) => balance !== undefined).length;
  const atEnds = [ends.opening, ends.closing].filter((balance) => balance !== null).length;
  return inRows + atEnds >= STATED_MIN;
}
