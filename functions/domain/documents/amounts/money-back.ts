import type { LabelledAmount } from './money-line.ts';
import { labelCues, namesTotal } from './total-label.ts';

/** Whether a document gives money back: whatever it names a total, or calls a refund, is printed negative. */
export function givesBack(amounts: readonly LabelledAmount[]): boolean {
  const totals = amounts.filter(
    ({ label, amount }) => amount > 0 && (namesTotal(label) || labelCues(label)['refunded'] === 1),
  );
  return totals.length > 0 && totals.every(({ isNegative }) => isNegative);
}

/** Whether every amount is printed negative, as a paper does that is titled a credit note. */
export function isAllNegative(amounts: readonly LabelledAmount[]): boolean {
  return amounts.length > 0 && amounts.every(({ amount, isNegative }) => isNegative || amount === 0);
}

/** The amounts of such a document as those of what it takes back: its kind tells the direction. */
export function turned(amounts: readonly LabelledAmount[]): LabelledAmount[] {
  return amounts.map((amount) => ({ ...amount, isNegative: !amount.isNegative }));
}
