/** So many percent, of which some rates have tenths, half a minor unit away from zero, without floating point. */
export function percentOf(amount: number, percent: number): number {
  const tenths = BigInt(Math.round(percent * 10));
  const size = (2n * BigInt(Math.abs(amount)) * tenths + 1000n) / 2000n;
  return amount < 0 ? 0 - Number(size) : Number(size);
}
