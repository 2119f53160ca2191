import type { MoneyField } from '../../../../shared/model/document.ts';
import { stretch } from '../../text/text-line.ts';
import { certainty } from '../evidence/certainty.ts';
import type { LabelledAmount } from './money-line.ts';

/** A sum of fewer charges may be chance. */
const CHARGES_MIN = 2;
/** Proven by arithmetic: as sure as its letters. */
const EVIDENCE = 4;

/**
 * What was paid on a bill whose balance is zero: the amount that the charges right above it add up to, of the longest run of them. The
 * bill prints no total, or calls the zero one. Null where no payment accounts for its charges.
 */
export function paidInFull(amounts: readonly LabelledAmount[]): MoneyField | null {
  if (!amounts.some(({ amount }) => amount === 0)) return null;
  const lasts = amounts.filter(({ position, beside }) => position === beside - 1);
  const best = lasts
    .map((payment, at) => ({ payment, charges: chargesBefore(lasts, at) }))
    .filter(({ charges }) => charges >= CHARGES_MIN)
    .reduce<{ payment: LabelledAmount; charges: number } | null>(
      (most, each) => (most && most.charges >= each.charges ? most : each),
      null,
    );
  if (!best) return null;
  const { line, from, to, amount } = best.payment;
  const { legibility, ...place } = stretch(line, from, to);
  return { value: amount, ...place, confidence: certainty(EVIDENCE, legibility) };
}

/** How many charges right above an amount add up to it; 0 where none do. */
function chargesBefore(lasts: readonly LabelledAmount[], at: number): number {
  const { amount: paid = 0 } = lasts[at] ?? {};
  let sum = 0;
  for (let count = 1; count <= at && sum < paid; count += 1) {
    const charge = lasts[at - count];
    if (!charge || charge.isNegative) return 0;
    sum += charge.amount;
    if (sum === paid) return count;
  }
  return 0;
}
