import type { MoneyField } from '../../../../shared/model/document.ts';
import { stretch } from '../../text/text-line.ts';
import type { LabelledAmount } from './money-line.ts';
import { labelCues, namesTotal } from './total-label.ts';

/** What takes off a subtotal before the total is made; what is taken off a total for paying early is not meant. */
const DISCOUNT =
  /disc|rabat|nachlass|korting|remise|r[ée]duction|descuento|sconto|desconto|\bless\s*\d|\d\s*%\s*off|coupon|promo/i;
const NET =
  /sub\s*-?\s*total|sous\s*-?\s*total|zwischensumme|\bnett?\b|\btotal\s*brut[ot]\b|before\s*discount/i;
/** Amounts of a kind weighed against each other: bounds the time. */
const WEIGHED_MAX = 8;

/**
 * The total that a discount leaves, where the subtotal above it was taken for one: subtotal − discount (+ tax) (+ shipping) is printed
 * below as the total.
 */
export function discountedTotal(
  total: MoneyField | null,
  amounts: readonly LabelledAmount[],
): MoneyField | null {
  const subtotal = amounts.find(({ amount, label }) => amount === total?.value && NET.test(label));
  if (!total || !subtotal) return total;
  const below = amounts.filter(({ line }) => line.index >= subtotal.line.index);
  const discounts = below.filter(({ label }) => DISCOUNT.test(label)).map(({ amount }) => Math.abs(amount));
  const added = below.filter(({ label }) => isAdded(label)).map(({ amount }) => amount);
  const kinds = added.slice(0, WEIGHED_MAX);
  const sums = kinds.reduce(
    (all, each) => new Set([...all, ...[...all].map((sum) => sum + each)]),
    new Set([0]),
  );
  const left = new Set(
    discounts
      .slice(0, WEIGHED_MAX)
      .flatMap((discount) => [...sums].map((sum) => total.value - discount + sum)),
  );
  const own = below.findLast(
    ({ amount, label, isNegative }) =>
      !isNegative && amount !== total.value && left.has(amount) && namesTotal(label),
  );
  if (!own) return total;
  const { text, page, box } = stretch(own.line, own.from, own.to);
  return { value: own.amount, text, page, box, confidence: total.confidence };
}

function isAdded(label: string): boolean {
  const { tax, shipping } = labelCues(label);
  return Boolean(tax ?? shipping) && !namesTotal(label);
}
