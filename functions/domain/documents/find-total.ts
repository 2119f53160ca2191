import type { MoneyField } from '../../../shared/model/document.ts';
import { certainty } from './certainty.ts';
import { arithmeticSupport } from './arithmetic-support.ts';
import type { LabelledAmount } from './money-line.ts';
import { stretch } from './text-line.ts';
import { labelScore } from './total-label.ts';

/** Penalty of a printed minus, which may be a dash before the amount. */
const MINUS = -3;

/** Tables of taxes repeat totals without and with tax after the real one. */
const TAX_TABLE = /(?:gst|tax|vat|sst)\s*(?:summary|analysis|code|rate)|summary/i;

/** What supports a value wherever it stands. */
interface Evidence {
  field: LabelledAmount;
  score: number;
}

/** The amount that was, or is, to be paid; `null` when the document shows no amount. */
export function findTotal(amounts: readonly LabelledAmount[]): MoneyField | null {
  const tableAt = Math.min(
    ...amounts
      .filter(({ line, beside }) => beside > 1 && TAX_TABLE.test(line.text))
      .map(({ line }) => line.index),
  );
  const place = placeScore(amounts, tableAt);
  const byValue = new Map<number, Evidence>();
  for (const field of amounts) {
    const score = labelScore(field.label) + place(field);
    const known = byValue.get(field.amount);
    if (!known || score > known.score) byValue.set(field.amount, { field, score });
  }
  const support = arithmeticSupport(amounts);
  const ranked = [...byValue.values()]
    .map(({ field, score }) => ({ field, score: score + support(field.amount) }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  return best ? asField(best, second) : null;
}

/** How much size, place and sign of an amount among the others say that it is the total. */
function placeScore(all: readonly LabelledAmount[], tableAt: number): (amount: LabelledAmount) => number {
  const heights = all.map(({ line }) => line.box[3]).sort((a, b) => a - b);
  const median = heights[Math.floor(heights.length / 2)] ?? 1;
  const last = Math.max(1, all.at(-1)?.line.index ?? 1);
  const isMixed = all.some((other) => !other.isNegative);
  return ({ line, position, beside, amount, isNegative }) => {
    const size = Math.min(1.5, Math.max(0, (line.box[3] / median - 1.15) * 2));
    const table = line.index > tableAt ? -3 : 0;
    const notLast = position < beside - 1 ? -2 : 0;
    const minus = isNegative && isMixed ? MINUS : 0;
    return size + table + notLast + minus + (0.8 * line.index) / last + (amount === 0 ? -8 : 0);
  };
}

function asField(best: Evidence, second: Evidence | undefined): MoneyField {
  const { line, from, to, amount } = best.field;
  const { legibility, ...place } = stretch(line, from, to);
  const margin = Math.min(6, best.score - (second?.score ?? 0));
  const evidence = 0.6 * margin + 0.5 * Math.min(6, best.score) - 1.6;
  return { value: amount, ...place, confidence: certainty(evidence, legibility) };
}
