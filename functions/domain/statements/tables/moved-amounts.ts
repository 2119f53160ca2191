import type { SignedAmounts } from './decide-signs.ts';
import type { DatedRow } from './read-table-rows.ts';

/**
 * The amounts by which the balances move: of all that signs, words and fees allow, what leaves the fewest balances in
 * disagreement. Where the balances tell nothing more, the amounts as they were decided.
 */
export function movedAmounts(
  rows: readonly DatedRow[],
  { amounts, others = [] }: SignedAmounts,
  disagreements: (amounts: readonly number[]) => number,
): readonly number[] {
  const isOther = (way: readonly number[]): boolean => way.some((amount, at) => amount !== amounts[at]);
  const signed = [amounts, ...others.filter(isOther)];
  const less = rows.some(({ fee }) => fee !== 0) ? signed.map((some) => lessFees(rows, some)) : [];
  const ways = [...signed, ...less];
  if (ways.length === 1) return amounts;
  const judged = ways.map((way) => ({ way, count: disagreements(way) }));
  return judged.reduce((best, next) => (next.count < best.count ? next : best)).way;
}

/** What is left of each amount when its fee is taken off; a fee signed against the habit of its column is given back. */
function lessFees(rows: readonly DatedRow[], amounts: readonly number[]): number[] {
  const negative = rows.filter(({ fee }) => fee < 0).length;
  const way = negative * 2 > rows.filter(({ fee }) => fee !== 0).length ? -1 : 1;
  return amounts.map((amount, at) => amount - way * (rows[at]?.fee ?? 0));
}
