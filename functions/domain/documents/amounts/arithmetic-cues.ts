import type { Cues } from '../evidence/choice.ts';
import { CHANGE, HANDED_OVER } from './cash-words.ts';
import type { LabelledAmount } from './money-line.ts';
import { namesTotal, withoutTaxIncluded } from './total-label.ts';

/** Cash is rounded to five or ten cents in many countries: larger adjustments are something else. */
const ROUNDING_MAX = 9;
const ROUNDED_TO = 5;
/** Amounts weighed against each other; bounds the time. */
const WEIGHED_MAX = 120;

/** What may have been handed over, and what may have been given back, where the two make a total. */
const TENDERED = /acc[ea]pted|tunai|amount/i;
const GIVEN_BACK = /balance/i;
const GIVEN = /acc[ea]pted|tender|received|\bpaid\b/i;
const NET =
  /sub|excl|ht\b|net|taxable|before|zwischensumme|imponibil|il[íi]quido|s[uo]us-?\s?total|eks\.|exkl|uden|ekskl/i;
const TAX = /gst|tax|vat|sst|hst|pst|qst|t\.?v\.?q|t\.?p\.?s|tva|iva|mwst|ust\b|steuer|btw|moms|mva|service/i;
const TIP = /\btips?\b|gratuity|pourboire|trinkgeld|propina|fooi|shipping|postage|delivery/i;
const ADJUSTMENT = /round|adj/i;

/**
 * The sums of a document that a value fits: tendered − change, net + taxes (+ tip or shipping), total ± rounding, the sum of the
 * lines above it; how often it is printed, and whether it is the largest.
 */
export function arithmeticCues(every: readonly LabelledAmount[]): (value: number) => Cues {
  const all = every.slice(-WEIGHED_MAX);
  const handed = aboveChange(all);
  const paidOut = pairs(
    new Set([...values(all, HANDED_OVER, TENDERED), ...handed]),
    values(all, CHANGE, GIVEN_BACK),
    (paid, back) => paid - back,
  );
  const given = cashGiven(all, handed);
  const sums = sumsWithTax(all);
  const rounded = roundedTotals(all, sums);
  const discounted = beforeDiscount(all);
  const lineSums = sumsOfLines(all);
  const repeats = Map.groupBy(all, ({ amount }) => amount);
  const largest = all.reduce((most, { amount }) => Math.max(most, amount), 0);
  const owed = all.filter(({ label }) => !HANDED_OVER.test(label));
  const largestOwed = owed.reduce((most, { amount }) => Math.max(most, amount), 0);
  return (value) => ({
    repeated: repeated(repeats.get(value)?.length ?? 1),
    paidOut: paidOut.has(value) ? 1 : 0,
    cashGiven: given.has(value) ? 1 : 0,
    taxedSum: sums.has(value) ? 1 : 0,
    roundedTotal: rounded.after.has(value) ? 1 : 0,
    reduced: rounded.before.has(value) || discounted.has(value) ? 1 : 0,
    lineSum: lineSums.has(value) ? 1 : 0,
    largest: value === largest ? 1 : 0,
    largestOwed: value === largestOwed ? 1 : 0,
  });
}

/** What stands right above the change and is the sum of it and of an amount above: it was handed over, whatever it is called. */
function aboveChange(all: readonly LabelledAmount[]): Set<number> {
  const found = all.flatMap(({ label, amount: change }, at) => {
    const above = all[at - 1]?.amount ?? 0;
    const isGivenBack = CHANGE.test(label) && change > 0 && above > change;
    const isSum = isGivenBack && all.slice(0, at - 1).some(({ amount }) => amount === above - change);
    return isSum ? [above] : [];
  });
  return new Set(found);
}

/** What was handed over where change was given back, and the rest is printed too. */
function cashGiven(all: readonly LabelledAmount[], handed: ReadonlySet<number>): Set<number> {
  const back = [...values(all, CHANGE)].filter((change) => change > 0);
  const owed = new Set(
    all.filter(({ label }) => !CHANGE.test(label) && !HANDED_OVER.test(label)).map(({ amount }) => amount),
  );
  const given = [...values(all, HANDED_OVER, GIVEN), ...handed];
  return new Set(given.filter((paid) => back.some((change) => owed.has(paid - change))));
}

/** A total is printed a few times; what is printed more often is a price. */
const PRINTS_MAX = 6;

const repeated = (prints: number): number => (prints > PRINTS_MAX ? 0 : Math.min(3, prints - 1));

function values(all: readonly LabelledAmount[], ...labels: readonly RegExp[]): Set<number> {
  return new Set(
    all.filter((each) => labels.some((label) => label.test(each.label))).map(({ amount }) => amount),
  );
}

/** Net amounts (named so, or right above the taxes) with one tax, with all taxes, and with tip or shipping on top. */
export function sumsWithTax(every: readonly LabelledAmount[]): Set<number> {
  const all = every.slice(-WEIGHED_MAX);
  const firstTax = all.findIndex(({ label }) => TAX.test(label) && !NET.test(label));
  const above = all.slice(0, Math.max(0, firstTax)).at(-1);
  const nets = new Set([...values(all, NET), ...(above ? [above.amount] : [])]);
  const named = all.filter(({ label }) => TAX.test(withoutTaxIncluded(label)));
  const taxes = [...new Set(named.map(({ amount }) => amount))].filter((tax) => tax > 0);
  const extras = [...values(all, TIP)].filter((extra) => extra > 0);
  const together = taxes.length > 1 ? [taxes.reduce((sum, tax) => sum + tax, 0)] : [];
  const added = new Set([...taxes, ...together]);
  const withTax = pairs(nets, added, (net, tax) => net + tax);
  return new Set([...withTax, ...pairs([...withTax, ...nets], extras, (sum, extra) => sum + extra)]);
}

/**
 * What totals, and net amounts with their taxes, become by a printed rounding adjustment (`after`), and those of which what they become
 * is printed too (`before`): they are owed no more.
 */
function roundedTotals(
  all: readonly LabelledAmount[],
  sums: ReadonlySet<number>,
): { after: Set<number>; before: Set<number> } {
  const printed = new Set(all.filter(({ isNegative }) => !isNegative).map(({ amount }) => amount));
  const totals = all.filter(({ label }) => namesTotal(label)).map(({ amount }) => amount);
  const small = [...values(all, ADJUSTMENT)].filter((by) => by > 0 && by <= ROUNDING_MAX);
  const pairsOf = small.flatMap((by) =>
    [...totals, ...sums].flatMap((from) => [
      { from, to: from + by },
      { from, to: from - by },
    ]),
  );
  const rounded = pairsOf.filter(({ to }) => to % ROUNDED_TO === 0);
  return {
    after: new Set(rounded.map(({ to }) => to)),
    before: new Set(rounded.filter(({ to }) => printed.has(to)).map(({ from }) => from)),
  };
}

const DISCOUNT = /disc|rabat|korting|remise|descuento|sconto|desconto|promo|coupon/i;

/** Amounts that a discount printed beside them turns into a printed total. */
function beforeDiscount(all: readonly LabelledAmount[]): Set<number> {
  const totals = new Set(all.filter(({ label }) => namesTotal(label)).map(({ amount }) => amount));
  const discounts = [...values(all, DISCOUNT)].filter((discount) => discount > 0);
  const amounts = all.map(({ amount }) => amount);
  return new Set(amounts.filter((before) => discounts.some((discount) => totals.has(before - discount))));
}

/** Running sums of two or more lines' last amounts from the first line on: what the lines of goods add up to. */
function sumsOfLines(all: readonly LabelledAmount[]): Set<number> {
  const lasts = all.filter(({ position, beside, isNegative }) => position === beside - 1 && !isNegative);
  const sums = new Set<number>();
  let sum = 0;
  for (const [index, { amount }] of lasts.entries()) {
    sum += amount;
    if (index > 0) sums.add(sum);
  }
  return sums;
}

function pairs(
  left: Iterable<number>,
  right: Iterable<number>,
  join: (a: number, b: number) => number,
): Set<number> {
  const others = [...right];
  return new Set([...left].flatMap((a) => others.map((b) => join(a, b))));
}
