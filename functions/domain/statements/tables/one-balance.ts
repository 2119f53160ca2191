import { decimalIn, minorOf } from './chained-columns.ts';
import type { MoneyColumns } from './columns.ts';
import type { TableRow } from './table.ts';

/** Enough neighbours to tell by. */
const ROWS_MAX = 300;

/**
 * Whether one balance runs on over rows that a column tells apart: then they are rows of one account in one currency, whatever
 * the column says. `kindOf` gives what it says of a row; `rows` are neighbours as they stand in the file.
 */
export function isOneBalance(
  rows: readonly TableRow[],
  money: MoneyColumns,
  kindOf: (row: TableRow) => string,
): boolean {
  const run = rows.slice(0, ROWS_MAX);
  const moves = movesOf(run, money);
  let [changes, held] = [0, 0];
  run.forEach((row, at) => {
    const before = run[at - 1];
    const isChange = before !== undefined && kindOf(before) !== kindOf(row);
    if (!isChange) return;
    const step = moves[at]?.step;
    if (step === undefined || step === 0) return;
    changes += 1;
    if (step === moves[at]?.size || step === moves[at - 1]?.size) held += 1;
  });
  return held > 0 && held * 2 >= changes;
}

/** How many steps of the balance an amount explains, in either direction of time. */
export function stepsExplained(rows: readonly TableRow[], money: MoneyColumns): number {
  const moves = movesOf(rows.slice(0, ROWS_MAX), money);
  const explained = (back: 0 | 1): number =>
    moves.filter(({ step }, at) => step !== undefined && step !== 0 && step === moves[at - back]?.size)
      .length;
  return Math.max(explained(0), explained(1));
}

/** How far the balance moves to each row from the one before, and the row's amount, both without sign. */
function movesOf(
  rows: readonly TableRow[],
  money: MoneyColumns,
): { step: number | undefined; size: number }[] {
  const { balance } = money;
  const amounts = [money.amount, money.debit, money.credit, money.otherCredit].filter(
    (column) => column !== undefined,
  );
  const columns = [...amounts, ...(balance === undefined ? [] : [balance])];
  const decimal = decimalIn(rows, columns);
  const read = (row: TableRow, column: number): number | undefined =>
    minorOf(row, column, row.numbers?.has(column) ? '.' : decimal);
  const held = rows.map((row) => (balance === undefined ? undefined : read(row, balance)));
  return rows.map((row, at) => {
    const [before, now] = [held[at - 1], held[at]];
    const sizes = amounts.map((column) => Math.abs(read(row, column) ?? 0));
    return {
      step: before === undefined || now === undefined ? undefined : Math.abs(now - before),
      size: Math.max(0, ...sizes),
    };
  });
}
