import type { LabelledAmount } from './money-line.ts';
import { labelScore } from './total-label.ts';

/** Cash is rounded to five or ten cents in many countries: larger adjustments are something else. */
const ROUNDING_MAX = 9;
const ROUNDED_TO = 5;
/** A label that surely names a total. */
const TOTAL_LABEL = 2;

const TENDERED = /cash|tender|paid|acc[ea]pted|received|tunai|amount/i;
const CHANGE = /ch[ae]n[gq][e8]|baki|balance/i;
const NET = /sub|excl|ht\b|net|taxable|before/i;
const TAX = /gst|tax|vat|sst|hst|tva|mwst|btw|service/i;
const ADJUSTMENT = /round|adj/i;
const HANDED_OVER = /cash|tender|paid|received/i;

/**
 * How much the document's own sums speak for a value being its total: tendered − change, net + tax, total ± rounding;
 * how often it is printed, and whether it is the largest.
 */
export function arithmeticSupport(all: readonly LabelledAmount[]): (value: number) => number {
  const values = (label: RegExp) =>
    new Set(all.filter((each) => label.test(each.label)).map(({ amount }) => amount));
  const taxes = [...values(TAX)].filter((tax) => tax > 0);
  const paidOut = pairs(values(TENDERED), values(CHANGE), (paid, back) => paid - back);
  const summedUp = pairs(values(NET), taxes, (net, tax) => net + tax);
  const rounded = roundedTotals(all, values(ADJUSTMENT));
  const repeats = Map.groupBy(all, ({ amount }) => amount);
  const largest = all.reduce(
    (most, { amount, label }) => (HANDED_OVER.test(label) ? most : Math.max(most, amount)),
    0,
  );
  return (value) =>
    Math.min(1.5, 0.5 * ((repeats.get(value)?.length ?? 1) - 1)) +
    (paidOut.has(value) ? 2 : 0) +
    (rounded.has(value) ? 4.5 : 0) +
    (summedUp.has(value) ? 1.5 : 0) +
    (value === largest ? 0.8 : 0);
}

/** What totals become by a printed rounding adjustment. */
function roundedTotals(all: readonly LabelledAmount[], adjustments: Iterable<number>): Set<number> {
  const totals = all.filter(({ label }) => labelScore(label) > TOTAL_LABEL).map(({ amount }) => amount);
  const small = [...adjustments].filter((by) => by > 0 && by <= ROUNDING_MAX);
  const both = small.flatMap((by) => totals.flatMap((total) => [total + by, total - by]));
  return new Set(both.filter((value) => value % ROUNDED_TO === 0));
}

function pairs(
  left: Iterable<number>,
  right: Iterable<number>,
  join: (a: number, b: number) => number,
): Set<number> {
  const others = [...right];
  return new Set([...left].flatMap((a) => others.map((b) => join(a, b))));
}
