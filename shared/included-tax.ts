/** Rates in percent are counted in millionths of a percent, so that none printed anywhere needs a fraction. */
const MILLIONTHS = 1_000_000;

/**
 * The taxes at rates in percent that are included in an amount, in minor units and without signs: each its share of the amount, rounded for
 * itself, half a unit up. An invoice rounds each of its taxes so (Excise Tax Act, section 165.2): of one or two taxes that `taxAdded` put on a
 * price these are the same ones again.
 */
export function taxesIncluded(gross: number, rates: readonly number[]): number[] {
  const hundred = BigInt(100 * MILLIONTHS);
  const whole = rates.reduce((sum, rate) => sum + millionths(rate), hundred);
  return rates.map((rate) => rounded(BigInt(gross) * millionths(rate), whole));
}

/** The taxes at rates in percent that come on top of an amount in minor units together, each rounded for itself, half a unit up. */
export const taxAdded = (net: number, rates: readonly number[]): number =>
  rates.reduce((sum, rate) => sum + rounded(BigInt(net) * millionths(rate), BigInt(100 * MILLIONTHS)), 0);

const millionths = (rate: number): bigint => BigInt(Math.round(rate * MILLIONTHS));

const rounded = (part: bigint, whole: bigint): number => Number((2n * part + whole) / (2n * whole));
