import type { BalanceCause, BalanceRepair } from '../../../../shared/model/statement.ts';
import type { BalanceChain, ChainBreak, ChainRow } from './balance-chain.ts';

/** Why balances disagree, and the one change that makes them agree, where a single row can be named. */
export interface LikelyCause {
  cause: BalanceCause;
  repair?: BalanceRepair;
}

const UNKNOWN: LikelyCause = { cause: 'unknown' };

/**
 * The likeliest cause of a broken chain: the one repair after which all its balances agree. A missing row repairs any single
 * break, so it is only named where no sign, twin or digit does.
 */
export function balanceCause(chain: BalanceChain): LikelyCause {
  const [first, second] = chain.breaks;
  if (first === undefined) return UNKNOWN;
  if (second === undefined) return causeOfOne(first, chain.rows);
  if (chain.breaks.every((it) => differenceOf(it) === -2 * sumOf(between(it, chain.rows))))
    return { cause: 'wrong-sign' };
  return chain.breaks.length === 2 ? causeOfTwo(first, second, chain.rows) : UNKNOWN;
}

function causeOfOne(it: ChainBreak, rows: readonly ChainRow[]): LikelyCause {
  const difference = differenceOf(it);
  const suspects = between(it, rows).filter((row) => row.amount !== 0);
  const reversed = suspects.filter((row) => difference === -2 * row.amount);
  if (reversed.length > 0) return blame('wrong-sign', reversed, difference);
  const doubled = suspects.filter((row) => difference === -row.amount && hasTwin(row, rows));
  const last = doubled.at(-1);
  if (last) return blame('doubled-row', [last], 0);
  const miswritten = suspects.filter((row) => isMiswritten(row.amount, row.amount + difference));
  if (miswritten.length > 0) return blame('digit', miswritten, difference);
  const row = rows[it.at]?.row ?? 1;
  const repair = { row, figure: 'balance', value: it.expected } as const;
  if (it.isClosing && it.stated === -it.expected) return { cause: 'wrong-sign', repair };
  if (it.isClosing && isMiswritten(it.stated, it.expected)) return { cause: 'digit', repair };
  return { cause: 'dropped-row', repair: { row, figure: 'amount', value: difference } };
}

/** Two neighbouring balances off by the same, one up and one down: the balance between them is what is wrong. */
function causeOfTwo(first: ChainBreak, second: ChainBreak, rows: readonly ChainRow[]): LikelyCause {
  const isOneFigure = second.from === first.at + 1 && differenceOf(first) === -differenceOf(second);
  if (!isOneFigure) return UNKNOWN;
  const cause = first.stated === -first.expected ? 'wrong-sign' : 'digit';
  return {
    cause,
    repair: { row: rows[first.at]?.row ?? 1, figure: 'balance', value: first.expected },
  };
}

/** Names the row where only one can have it. */
function blame(cause: BalanceCause, [only, another]: readonly ChainRow[], change: number): LikelyCause {
  if (only === undefined || another !== undefined) return { cause };
  return { cause, repair: { row: only.row, figure: 'amount', value: only.amount + change } };
}

function between({ from, at }: ChainBreak, rows: readonly ChainRow[]): readonly ChainRow[] {
  return rows.slice(from, at + 1);
}

function differenceOf({ stated, expected }: ChainBreak): number {
  return stated - expected;
}

function sumOf(rows: readonly ChainRow[]): number {
  return rows.reduce((sum, row) => sum + row.amount, 0);
}

function hasTwin(row: ChainRow, rows: readonly ChainRow[]): boolean {
  return rows.some(
    (other) =>
      other !== row &&
      other.date === row.date &&
      other.amount === row.amount &&
      other.description === row.description,
  );
}

/** Whether one amount is the other with its decimal sign misplaced or two neighbouring digits swapped. */
function isMiswritten(shown: number, meant: number): boolean {
  if (shown === meant || Math.sign(shown) !== Math.sign(meant)) return false;
  const [small, large] = [
    Math.min(Math.abs(shown), Math.abs(meant)),
    Math.max(Math.abs(shown), Math.abs(meant)),
  ];
  return [10, 100, 1000].some((scale) => small * scale === large) || isSwapped(small, large);
}

function isSwapped(a: number, b: number): boolean {
  const [x, y] = [Array.from(String(a).padStart(String(b).length, '0')), Array.from(String(b))];
  const differing = y.flatMap((digit, at) => (digit === x[at] ? [] : [at]));
  const [i = 0, j = 0] = differing;
  return differing.length === 2 && j === i + 1 && x[i] === y[j] && x[j] === y[i];
}
