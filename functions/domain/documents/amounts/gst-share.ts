import type { TextLine } from '../../text/text-line.ts';
import { printedAmounts, UNKNOWN_CURRENCY } from './printed-amounts.ts';

/** The rate (percent) of the goods and services tax of each country of dollars that has one only: what it is of a total tells the country. */
const RATES: readonly (readonly [currency: string, rate: number])[] = [
  ['NZD', 15],
  ['AUD', 10],
  ['SGD', 9],
  // Beside no province's tax.
  ['CAD', 5],
];
const GST = /\bG\.?S\.?T(?![a-z])/i;
const TOTAL = /t[o0]ta[l1]|\bdue\b|\bpayable\b|\bpaid\b|\beftpos\b|\bnets\b/i;
const SUBTOTAL = /sub\s*-?\s*tota/i;
/** Of less, parts of a cent's rounding fit several rates; minor units. */
const TOTAL_MIN = 500;
const ROUNDING_MAX = 1;

/** The currency of the country whose rate makes the printed GST the part of a printed total that it is, and the tax's line. */
export function currencyOfGst(lines: readonly TextLine[]): { currency: string; line: TextLine } | undefined {
  const taxed = lines.filter(({ text }) => GST.test(text));
  if (taxed.length === 0) return undefined;
  const totals = lines
    .filter(({ text }) => TOTAL.test(text) && !SUBTOTAL.test(text))
    .flatMap(({ text }) => amountsIn(text))
    .filter((amount) => amount >= TOTAL_MIN);
  for (const line of taxed)
    for (const tax of amountsIn(line.text)) {
      const fitting = RATES.filter(([, rate]) => totals.some((total) => isPart(tax, total, rate)));
      if (fitting.length === 1 && fitting[0]) return { currency: fitting[0][0], line };
    }
  return undefined;
}

const amountsIn = (text: string): number[] =>
  printedAmounts(text, UNKNOWN_CURRENCY).map(({ amount }) => amount);

const isPart = (tax: number, total: number, rate: number): boolean =>
  Math.abs((total * rate) / (100 + rate) - tax) <= ROUNDING_MAX;
