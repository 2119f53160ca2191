import type { MoneyField } from '../../../../shared/model/document.ts';
import { stretch } from '../../text/text-line.ts';
import { arithmeticCues, sumsWithTax } from './arithmetic-cues.ts';
import type { LabelledAmount } from './money-line.ts';

/** Most that a total is believed that was put together from two prints, or from sums alone: below what is shown as sure. */
const PRINTED_TWICE_MAX = 0.9;
const SUMS_ALONE_MAX = 0.5;

/** What speaks for an amount beside its label. */
const SUMS = ['taxedSum', 'lineSum', 'paidOut'] as const;

/**
 * The total with the digits that recognition lost at its beginning, as a mark or a fold breaks "$106.47" into "$10" and "6.47". The whole
 * amount is one that the sums of the document make, while they don't make what is left of it; a second print of it is shown as its place.
 * A total that a printed amount explains, such as a deposit or a gift card, lost nothing. One that no sum makes gives way to a printed amount
 * that sums make, and that is written with a digit less.
 */
export function restoreLostDigits(
  total: MoneyField | null,
  amounts: readonly LabelledAmount[],
): MoneyField | null {
  if (!total || total.value === 0) return total;
  const cuesOf = arithmeticCues(amounts);
  const isMade = (value: number) => SUMS.some((sum) => cuesOf(value)[sum] === 1);
  if (isMade(total.value)) return total;
  const printed = new Set(amounts.map(({ amount }) => amount));
  const mayBe = (value: number) =>
    endsWith(value, total.value) && isMade(value) && !printed.has(value - total.value);
  const again = amounts.find(
    ({ amount }) => mayBe(amount) || (hasDigitMore(total.value, amount) && isMade(amount)),
  );
  if (again) {
    const { legibility: _, ...place } = stretch(again.line, again.from, again.to);
    const confidence = Math.min(PRINTED_TWICE_MAX, total.confidence);
    return { value: again.amount, ...place, confidence };
  }
  const made = [...sumsWithTax(amounts)].find(mayBe);
  if (made === undefined) return total;
  return { ...total, value: made, confidence: Math.min(SUMS_ALONE_MAX, total.confidence) };
}

/** Whether an amount is written as another one with one digit more, as recognition reads the edge of a figure for another: "12 295,00". */
function hasDigitMore(value: number, other: number): boolean {
  const [long, short] = [String(value), String(other)];
  if (long.length !== short.length + 1) return false;
  return Array.from(long).some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}

/** Whether an amount is written as another one with figures before it. */
const endsWith = (whole: number, rest: number): boolean =>
  whole > rest && String(whole).endsWith(String(rest));
