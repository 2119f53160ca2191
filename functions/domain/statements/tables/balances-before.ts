import type { BalancedRows } from './balances-owed.ts';

/** So many days in order leave one direction of time: turned round with their signs, balances after a row look like those before it. */
const DAYS_MIN = 3;

/** The same with the balances after each row, of a file that states those before it. */
export function asBefore({ rows, ends }: BalancedRows, amounts: readonly number[]): BalancedRows {
  const after = rows.map((row, at) =>
    row.balance === undefined ? row : { ...row, balance: row.balance + (amounts[at] ?? 0) },
  );
  return { rows: after, ends };
}

/** Whether every row has a balance, and the days run one way. */
export function tellsBefore({ rows }: BalancedRows): boolean {
  const days = rows.map(({ date }) => date);
  const runs = [days, days.toReversed()].some((way) =>
    way.every((day, at) => at === 0 || (way[at - 1] ?? '') <= day),
  );
  return runs && new Set(days).size >= DAYS_MIN && rows.every(({ balance }) => balance !== undefined);
}
