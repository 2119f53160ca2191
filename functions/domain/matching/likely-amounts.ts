import type { MatchReceipt } from './match-input.ts';

const TIP_PERCENTS = [15, 18, 20];

/**
 * The amounts of money (positive minor units) that a receipt would most often be paid with, the likeliest first: as stated, what
 * is due of it, with its tip, before tax, with a usual tip, halves. They can be looked up however many transactions there are.
 */
export function likelyAmounts({ amount, due, tip, subtotal, kind }: MatchReceipt): number[] {
  const stated = Math.abs(amount);
  const tips = kind === 'receipt' || kind === undefined ? TIP_PERCENTS : [];
  return [
    ...new Set([
      stated,
      ...(due ? [due] : []),
      ...(tip ? [stated + tip] : []),
      ...(subtotal ? [subtotal] : []),
      ...tips.map((percent) => Math.round((stated * (100 + percent)) / 100)),
      ...(stated % 2 === 0 ? [stated / 2] : []),
    ]),
  ];
}
