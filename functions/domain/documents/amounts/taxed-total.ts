import type { MoneyField } from '../../../../shared/model/document.ts';
import { stretch } from '../../text/text-line.ts';
import type { LabelledAmount } from './money-line.ts';
import { taxKind } from './tax-kinds.ts';
import { labelCues } from './total-label.ts';

/** What is to be paid by other names than a total, which may come before it: India's "Net Amount" is with tax. */
const TO_PAY = /\bnet\s*(?:amount|amt|payable|bill)|\bamount\s*payable|\bbill\s*amount|\bpayable\b/i;
const WITHIN = /incl|inkl|dont|within/i;

/** The total with the taxes that stand right below the one found, where the next amount is what they make of it and says so. */
export function taxedTotal(total: MoneyField | null, amounts: readonly LabelledAmount[]): MoneyField | null {
  const at = amounts.findIndex(
    ({ amount, label, isNegative }) =>
      amount === total?.value && labelCues(label)['total'] === 1 && !isNegative,
  );
  if (!total || at < 0) return total;
  const below = amounts.slice(at + 1);
  const end = below.findIndex(({ label }) => taxKind(label) === undefined || WITHIN.test(label));
  const own = below[end];
  if (end < 1 || !own || !TO_PAY.test(own.label)) return total;
  const taxes = below.slice(0, end).reduce((sum, { amount }) => sum + amount, 0);
  if (taxes <= 0 || own.amount !== total.value + taxes) return total;
  const { text, page, box } = stretch(own.line, own.from, own.to);
  return { value: own.amount, text, page, box, confidence: total.confidence };
}
