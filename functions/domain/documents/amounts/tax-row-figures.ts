import type { DocumentTax } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';
import { printedAmounts, type PrintedAmount } from './printed-amounts.ts';
import { taxKind } from './tax-kinds.ts';

/** A row of a table of taxes by rate: its tax, and what its net and its tax add up to. */
export interface ProvenRow {
  readonly tax: DocumentTax;
  readonly gross: number;
  /** Whether the row itself prints what its net and its tax add up to. */
  readonly isSummed: boolean;
}

/** Rates of sales taxes that tills print without a sign of percent. */
const RATES = new Set([
  2.1, 2.5, 2.6, 3, 3.8, 4, 5, 5.5, 6, 7, 7.7, 8, 8.1, 9, 10, 12, 12.5, 13, 13.5, 14, 15, 18, 19, 20, 21, 22,
  23, 24, 25, 28,
]);
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?(%)?(?![\d.,])/g;
/** What rounding a row may take, in minor units. */
export const ROUNDING_MAX = 2;
/** What rounding once may take of it. */
const ROUNDED = 1;
/** Rows that may stand between the heading that names the tax and a row. */
export const HEADING_WITHIN = 8;
/** How sure (see certainty.ts) a tax is that its row's own figures prove. */
export const PROVEN = 3.2;
/** Rates in use, smallest first. */
export const RATES_IN_USE: readonly number[] = [...RATES];

/** What a row's own figures prove of a rate, its net amount and its tax. */
export function rowOf(
  line: TextLine,
  lines: readonly TextLine[],
  currency: string,
  kind: string,
): ProvenRow | undefined {
  const amounts = printedAmounts(line.text, currency).filter(({ isNegative }) => !isNegative);
  for (const { value, isSigned, from } of ratesFor(line, lines)) {
    const others = amounts.filter((amount) => from < amount.from || from >= amount.to);
    const found = provenBy(others, value, isSigned || isUnderPercent(line, lines));
    if (!found) continue;
    const { legibility, ...place } = stretch(line, found.tax.from, found.tax.to);
    const tax = {
      kind,
      rate: value,
      amount: found.tax.amount,
      ...place,
      confidence: certainty(PROVEN, legibility),
    };
    return { tax, gross: found.gross, isSummed: found.isSummed };
  }
  return undefined;
}

/** Whether a tax is what a rate makes of a net amount. */
export const isPart = (tax: number, net: number, rate: number): boolean =>
  Math.abs((net * rate) / 100 - tax) <= ROUNDING_MAX;

/** The tax of a row and what it makes with its net: net × rate, and net + tax where the rate bears no sign. */
function provenBy(
  amounts: readonly PrintedAmount[],
  rate: number,
  isSigned: boolean,
): { tax: PrintedAmount; gross: number; isSummed: boolean } | undefined {
  // A price that is the row's sum too is printed twice.
  const own = amounts.filter(
    ({ amount }, at) => amounts.findIndex((other) => other.amount === amount) === at,
  );
  const [more, less] = own.length === 2 ? own.toSorted((a, b) => b.amount - a.amount) : [];
  const within = more && less ? Math.abs((more.amount * rate) / (100 + rate) - less.amount) : Infinity;
  for (const net of amounts)
    for (const tax of amounts) {
      if (tax === net || tax.amount >= net.amount || !isPart(tax.amount, net.amount, rate)) continue;
      const gross = net.amount + tax.amount;
      const isSummed = amounts.some(({ amount }) => Math.abs(amount - gross) <= 1);
      // Of a small sum's low rate, what lies on top of it and what lies within are hardly apart: rounding decides.
      const onTop = Math.abs((net.amount * rate) / 100 - tax.amount);
      if (!isSummed && onTop > ROUNDED && within < onTop) continue;
      if (isSummed || isSigned) return { tax, gross, isSummed };
    }
  const isIn = isSigned && more && less && within <= ROUNDING_MAX;
  return isIn ? { tax: less, gross: more.amount, isSummed: false } : undefined;
}

/** The rates of a line; those with a sign of percent first. */
export function ratesIn(text: string): { value: number; isSigned: boolean; from: number }[] {
  return [...text.matchAll(RATE)]
    .map((match) => ({
      value: Number(match[1]?.replace(',', '.')),
      isSigned: match[2] !== undefined,
      from: match.index,
    }))
    .filter(({ value, isSigned }) => RATES.has(value) || (isSigned && value < 30))
    .toSorted((a, b) => Number(b.isSigned) - Number(a.isSigned));
}

/** The rates of a row, and before those without a sign the only one that the heading of its tax's column states: "Btw 21%". */
function ratesFor(line: TextLine, lines: readonly TextLine[]): ReturnType<typeof ratesIn> {
  const own = ratesIn(line.text);
  if (own.some(({ isSigned }) => isSigned)) return own;
  const above = lines.slice(Math.max(0, line.index - HEADING_WITHIN), line.index);
  const heading = above.findLast(({ text }) => taxKind(text) !== undefined && text.includes('%'));
  const stated = ratesIn(heading?.text ?? '').filter(({ isSigned }) => isSigned);
  return stated.length === 1
    ? [...stated.map((rate) => ({ ...rate, isSigned: false, from: -1 })), ...own]
    : own;
}

/** A rate's column is headed by the sign that its rows leave out. */
const PERCENT_WITHIN = 4;

function isUnderPercent({ index }: TextLine, lines: readonly TextLine[]): boolean {
  return lines.slice(Math.max(0, index - PERCENT_WITHIN), index).some(({ text }) => text.includes('%'));
}
