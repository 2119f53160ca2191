import type { CivilDate } from '../../../../shared/civil-date.ts';

/** What a proof needs of a row; minor units. */
export interface ChainRow {
  row: number;
  date: CivilDate;
  description: string;
  amount: number;
  balance?: number | undefined;
}

/** A stated balance that is not what the rows before it give. `from` and `at` index the rows in between, `at` the one it stands in. */
export interface ChainBreak {
  from: number;
  at: number;
  expected: number;
  stated: number;
  /** The closing balance of the statement, not of a row. */
  isClosing: boolean;
}

/** Rows in one possible order of time, how many stated balances could be compared, and those that disagree; minor units. */
export interface BalanceChain {
  rows: readonly ChainRow[];
  links: number;
  breaks: ChainBreak[];
  opening: number | null;
  closing: number | null;
}

/**
 * Follows the balances through rows in order of time. An opening that is not stated comes from the first row's own balance and amount, a
 * closing from the last row's balance, else there is none: neither is ever worked out so that rows without a balance fit.
 */
export function followBalances(
  rows: readonly ChainRow[],
  opening: number | null,
  closing: number | null,
): BalanceChain {
  const chain: BalanceChain = { rows, links: 0, breaks: [], opening, closing };
  let known = opening;
  let since = 0;
  let from = 0;
  const compare = (at: number, stated: number, isClosing: boolean): void => {
    if (known === null) return;
    chain.links += 1;
    if (known + since !== stated) chain.breaks.push({ from, at, expected: known + since, stated, isClosing });
  };
  rows.forEach((row, at) => {
    since += row.amount;
    if (row.balance === undefined) return;
    if (known === null && at === 0) chain.opening = row.balance - since;
    compare(at, row.balance, false);
    known = row.balance;
    since = 0;
    from = at + 1;
  });
  if (closing === null) return { ...chain, closing: rows.at(-1)?.balance ?? null };
  if (known !== null && rows.length > 0) compare(rows.length - 1, closing, true);
  return chain;
}
