import type { DocumentTax } from '../../../../shared/model/document.ts';

/** The sums a document's taxes are held against, as far as they are known; minor units. */
export interface KnownSums {
  total: number | undefined;
  subtotal: number | undefined;
  tip: number | undefined;
}

/** Whether the sums prove the taxes, contradict them, or leave them open. */
export type SumsFit = 'proven' | 'contradicted' | 'open';

/** Taxes weighed against each other: 2⁸ choices. */
const WEIGHED_MAX = 8;
/** What cash rounding and a rounded line may take. */
const ROUNDING_MAX = 4;
/** What is left of the doubt when the sums agree, and of the belief when they don't. */
const DOUBT_LEFT = 0.4;
const BELIEF_LEFT = 0.75;

/**
 * The taxes that make subtotal + taxes + tip the total: `proven` and surer. Where no choice of them does, all of them, less sure
 * (`contradicted`); where a sum isn't known, all of them as they are (`open`).
 */
export function fittingTaxes(
  all: readonly DocumentTax[],
  { total, subtotal, tip = 0 }: KnownSums,
): { taxes: DocumentTax[]; fit: SumsFit } {
  if (total === undefined || subtotal === undefined || all.length === 0)
    return { taxes: [...all], fit: 'open' };
  const fitting = choices(all.slice(0, WEIGHED_MAX)).find((taxes) => {
    const sum = taxes.reduce((together, { amount }) => together + amount, 0);
    return [total, total - tip].some((owed) => Math.abs(subtotal + sum - owed) <= ROUNDING_MAX);
  });
  if (fitting)
    return {
      taxes: fitting.map((tax) => believed(tax, 1 - DOUBT_LEFT * (1 - tax.confidence))),
      fit: 'proven',
    };
  if (subtotal >= total) return { taxes: [...all], fit: 'open' };
  return { taxes: all.map((tax) => believed(tax, BELIEF_LEFT * tax.confidence)), fit: 'contradicted' };
}

/** Every choice of at least one, those of more first. */
function choices(all: readonly DocumentTax[]): DocumentTax[][] {
  const masks = Array.from({ length: 2 ** all.length - 1 }, (_, index) => index + 1);
  return masks
    .map((mask) => all.filter((_, index) => (mask >> index) % 2 === 1))
    .toSorted((a, b) => b.length - a.length);
}

function believed(tax: DocumentTax, confidence: number): DocumentTax {
  return { ...tax, confidence: Math.round(confidence * 1000) / 1000 };
}
