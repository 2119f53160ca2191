/** So many percent, half a minor unit away from zero, without floating point. */
export function percentOf(amount: number, percent: number): number {
  const size = (2n * BigInt(Math.abs(amount)) * BigInt(percent) + 100n) / 200n;
  return amount < 0 ? 0 - Number(size) : Number(size);
}
