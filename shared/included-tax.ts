/** Rates in percent are counted in millionths of a percent, so that none printed anywhere needs a fraction. */
const MILLIONTHS = 1_000_000;

/**
 * The taxes at rates in percent that are included in an amount, in minor units and without signs: each its share of the amount, rounded so
 * that together they are all the tax, rounded once. Half a unit counts as one.
 */
export function taxesIncluded(gross: number, rates: readonly number[]): number[] {
  const parts = rates.map((rate) => BigInt(gross) * BigInt(Math.round(rate * MILLIONTHS)));
  const hundred = BigInt(100 * MILLIONTHS);
  const whole = rates.reduce((sum, rate) => sum + BigInt(Math.round(rate * MILLIONTHS)), hundred);
  const all = parts.reduce((sum, part) => sum + part, 0n);
  const tax = (2n * all + whole) / (2n * whole);
  const missing = Number(tax - parts.reduce((sum, part) => sum + part / whole, 0n));
  // What the fractions come to goes where they are largest.
  const largestFirst = parts
    .map((part, at) => ({ at, fraction: part % whole }))
    .toSorted((one, other) => Number(other.fraction - one.fraction) || one.at - other.at);
  const roundedUp = new Set(largestFirst.slice(0, missing).map(({ at }) => at));
  return parts.map((part, at) => Number(part / whole) + (roundedUp.has(at) ? 1 : 0));
}

/**
 * The tax at rates in percent that comes on top of an amount in minor units, rounded once, half a unit up. Of the sum of both just this is
 * included by `taxesIncluded`.
 */
export function taxAdded(net: number, rates: readonly number[]): number {
  const hundred = BigInt(100 * MILLIONTHS);
  const rate = rates.reduce((sum, one) => sum + BigInt(Math.round(one * MILLIONTHS)), 0n);
  return Number((2n * BigInt(net) * rate + hundred) / (2n * hundred));
}
