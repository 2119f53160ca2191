import type { SignedAmounts } from './decide-signs.ts';
import type { FeeContext } from './fee-column.ts';
import type { DatedRow } from './read-table-rows.ts';

/** By how much each row moves the account, and what of that is a fee that stands beside its amount; minor units, money out negative. */
export interface MovedAmounts {
  readonly amounts: readonly number[];
  readonly fees: readonly number[];
  /** The balances agree as well whether the fees are in the amounts or come on top: those of the first row are in no balance. */
  readonly areFeesOpen?: boolean;
}

/**
 * The amounts by which the balances move: of all that signs, words and fees allow, what leaves the fewest balances in
 * disagreement. Where the balances tell nothing more, the amounts as they were decided.
 */
export function movedAmounts(
  rows: readonly DatedRow[],
  { amounts, others = [] }: SignedAmounts,
  { isNet, beside }: Pick<FeeContext, 'isNet' | 'beside'>,
  disagreements: (amounts: readonly number[]) => number,
): MovedAmounts {
  const isOther = (way: readonly number[]): boolean => way.some((amount, at) => amount !== amounts[at]);
  const signed = [amounts, ...others.filter(isOther)].map((way) => ({
    amounts: way,
    fees: isNet ? feesInNet(rows, way) : [],
  }));
  const hasFees = rows.some(({ fee }) => fee !== 0) && !isNet;
  const less = hasFees ? signed.map((way) => lessFees(rows, way.amounts)) : [];
  const [taken] = less;
  if (taken && beside) return beside === 'all' ? taken : besideOut(taken, amounts);
  const ways = [...signed, ...less];
  const [plain] = ways;
  if (!plain || ways.length === 1) return plain ?? { amounts, fees: [] };
  const judged = ways.map((way) => ({ way, count: disagreements(way.amounts) }));
  const best = judged.reduce((least, next) => (next.count < least.count ? next : least));
  const isTie = judged.some(({ way, count }) => count === best.count && less.includes(way));
  return isTie && !less.includes(best.way) ? { ...best.way, areFeesOpen: true } : best.way;
}

/** What is left of each amount when its fee is taken off; a fee signed against the habit of its column is given back. */
function lessFees(rows: readonly DatedRow[], amounts: readonly number[]): MovedAmounts {
  const negative = rows.filter(({ fee }) => fee < 0).length;
  const way = negative * 2 > rows.filter(({ fee }) => fee !== 0).length ? 1 : -1;
  const fees = rows.map(({ fee }) => way * fee || 0);
  return { amounts: amounts.map((amount, at) => amount + (fees[at] ?? 0)), fees };
}

/** Fees that only those paid who sent money: of what came in they are somebody else's. */
function besideOut({ amounts, fees }: MovedAmounts, plain: readonly number[]): MovedAmounts {
  const isOut = (at: number): boolean => (plain[at] ?? 0) < 0;
  return {
    amounts: plain.map((amount, at) => (isOut(at) ? (amounts[at] ?? amount) : amount)),
    fees: fees.map((fee, at) => (isOut(at) ? fee : 0)),
  };
}

/** By how much the net of each row is another than its gross, signed as the row is. */
function feesInNet(rows: readonly DatedRow[], amounts: readonly number[]): number[] {
  return rows.map(({ minor, sign, gross }, at) => {
    const shown = sign === -1 ? -minor : minor;
    if (gross === undefined || shown === 0) return 0;
    return (shown - gross) * ((amounts[at] ?? 0) === shown ? 1 : -1) || 0;
  });
}
