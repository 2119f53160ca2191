/** The most parts that are added up, and the most candidates tried for them: sums come out by chance when many are tried. */
const PARTS_MAX = 6;
export const POOL_MAX = 11;
/** Fees are taken off a sum: it may lie this much above what is looked for. */
const OVER_MAX = 1.1;

/**
 * The choices of two to six parts whose amounts (positive minor units) are accepted together, with how rarely
 * that comes out by chance: the natural logarithm of the money at stake over the sums tried. `pool` should hold the likeliest
 * first: only the first 11 are tried.
 */
export function sumsOf<T>(
  pool: readonly T[],
  amountOf: (part: T) => number,
  target: number,
  accepts: (sum: number, parts: number) => boolean = (sum) => sum === target,
): { parts: T[]; rarity: number }[] {
  const tried = pool.slice(0, POOL_MAX);
  const amounts = tried.map(amountOf);
  const found: { parts: T[]; rarity: number }[] = [];
  const chosen: T[] = [];
  const walk = (from: number, sum: number) => {
    if (chosen.length >= 2 && accepts(sum, chosen.length))
      found.push({ parts: [...chosen], rarity: rarityOf(target, tried.length, chosen.length) });
    if (chosen.length === PARTS_MAX) return;
    for (let at = from; at < tried.length; at += 1) {
      const next = sum + (amounts[at] ?? 0);
      const part = tried[at];
      if (part === undefined || next > target * OVER_MAX) continue;
      chosen.push(part);
      walk(at + 1, next);
      chosen.pop();
    }
  };
  walk(0, 0);
  return found;
}

function rarityOf(target: number, pool: number, parts: number): number {
  let choices = 1;
  for (let n = 0; n < parts; n += 1) choices = (choices * (pool - n)) / (n + 1);
  return Math.max(0, Math.log(target / choices));
}
