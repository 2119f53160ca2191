import { usualRate } from '../matching/usual-rates.ts';

/** Money on one side of a transfer. `amount` in minor units, money out negative. */
interface Side {
  readonly date: string;
  readonly amount: number;
  readonly currency: string;
}

/** As far as a bank's rate of one day lies from the year's average, with what the bank keeps. */
const APART_MAX = 0.09;

/** Whether the money that left may be what arrived: to the cent in one currency, near the rate in two. */
export function isSameMoney(out: Side, into: Side): boolean {
  if (out.amount >= 0 || into.amount <= 0) return false;
  if (out.currency === into.currency) return out.amount === -into.amount;
  const rate = usualRate(out.currency, into.currency, out.date);
  return rate !== undefined && Math.abs(into.amount / (-out.amount * rate) - 1) <= APART_MAX;
}
