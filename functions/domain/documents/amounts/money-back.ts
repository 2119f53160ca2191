import type { LabelledAmount } from './money-line.ts';
import { labelCues, namesTotal } from './total-label.ts';

/**
 * Whether a document gives money back: whatever it names a total, or calls a refund, is printed negative. A credit is but taken off what is charged
 * where the rest of that is printed too.
 */
export function givesBack(amounts: readonly LabelledAmount[]): boolean {
  const named = amounts.filter(({ label, amount }) => amount > 0 && (namesTotal(label) || isRefund(label)));
  const isBack = named.length > 0 && named.every(({ isNegative }) => isNegative);
  return isBack && !(named.every(({ label }) => isRefund(label)) && isTakenOff(named, amounts));
}

/** Whether a label names how money was given back. */
const isPaidBack = (label: string): boolean => /refund/i.test(label) || labelCues(label)['paid'] === 1;

const isRefund = (label: string): boolean => labelCues(label)['refunded'] === 1;

function isTakenOff(credits: readonly LabelledAmount[], amounts: readonly LabelledAmount[]): boolean {
  const charged = new Set(amounts.flatMap(({ amount, isNegative }) => (isNegative ? [] : [amount])));
  const credited = credits.reduce((most, { amount }) => Math.max(most, amount), 0);
  return [...charged].some((amount) => amount > credited && charged.has(amount - credited));
}

/** Whether every amount is printed negative, as a paper does that is titled a credit note. */
export function isAllNegative(amounts: readonly LabelledAmount[]): boolean {
  return amounts.length > 0 && amounts.every(({ amount, isNegative }) => isNegative || amount === 0);
}

/**
 * The amounts of such a document as those of what it takes back: its kind tells the direction. Where but its totals are printed negative,
 * and goods and taxes are not, all amounts are of what it takes back.
 */
export function turned(amounts: readonly LabelledAmount[]): LabelledAmount[] {
  const isSummary = ({ label }: LabelledAmount) => namesTotal(label) || isPaidBack(label);
  const parts = amounts.filter((each) => each.amount > 0 && !isSummary(each));
  const isOnlySummed = 2 * parts.filter(({ isNegative }) => !isNegative).length > parts.length;
  return amounts.map((each) => ({
    ...each,
    isNegative: isOnlySummed ? each.isNegative && !isSummary(each) : !each.isNegative,
  }));
}
