import type { MoneyField } from '../../../../shared/model/document.ts';
import { stretch } from '../../text/text-line.ts';
import type { LabelledAmount } from './money-line.ts';

/** What is printed of a sum before the tip: owed by nobody any more. */
const BEFORE_TIP = /sub|before|net\b/i;

/** What was paid where a tip was added to the printed total: the amount below both that they add up to. */
export function withTip(
  total: MoneyField | null,
  tip: MoneyField | null,
  amounts: readonly LabelledAmount[],
): MoneyField | null {
  if (!total || !tip || tip.value === 0) return total;
  const added = total.value + tip.value;
  const paid = amounts.find(
    ({ amount, isNegative, label, line, from, to }) =>
      amount === added && !isNegative && !BEFORE_TIP.test(label) && isBelow(stretch(line, from, to), tip),
  );
  if (!paid) return total;
  const { text, page, box } = stretch(paid.line, paid.from, paid.to);
  return { value: paid.amount, text, page, box, confidence: total.confidence };
}

/** Whether one place is on a later page than another, or lower on its own. */
function isBelow(place: Pick<MoneyField, 'page' | 'box'>, other: Pick<MoneyField, 'page' | 'box'>): boolean {
  return place.page > other.page || (place.page === other.page && place.box[1] > other.box[1]);
}
