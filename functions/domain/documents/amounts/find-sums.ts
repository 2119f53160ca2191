import type { MoneyField } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { findTaxes, sumField, type FoundTaxes } from './find-taxes.ts';
import type { KnownSums } from './fitting-taxes.ts';
import type { LabelledAmount } from './money-line.ts';
import { UNKNOWN_CURRENCY } from './printed-amounts.ts';
import { taxTable } from './tax-table.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';

const SUBTOTAL =
  /sub\s*-?\s*to?ta+l|sous-?\s?total|zwischensumme|total\s*(?:ht|h\.t|hors\s*(?:taxes?|tva)|excl|before|net)|montant\s*(?:total\s*)?(?:ht|h\.t)|net\s*(?:amount|total|value)|untaxed|nettobetrag|netto\s*(?:summe|gesamt)?|veroton|bez\s*dph|summe\s*netto|base\s*imponible|imponibile|grondslag|(?:bedrag|totaal)\s*(?:excl|zonder)|(?:amount|total)\s*(?:w\/o|without|excluding|ex\.?)\s/i;
const CANDIDATES_MAX = 6;
const AGREED = 3.2;
const NAMED = 2;
const CONTRADICTED = 1.2;

/**
 * The amount before taxes as the document names it, and its taxes: of more than one so named, the one that with them makes the total; a
 * table of taxes by rate that makes it goes before single lines.
 */
export function findSums(
  amounts: readonly LabelledAmount[],
  known: Omit<KnownSums, 'subtotal'>,
  currency: string | undefined,
  lines: readonly TextLine[],
): FoundTaxes & { subtotal: MoneyField | null } {
  const found = sumsOf(amounts, known, currency);
  const taxes = taxTable(lines, known.total, currency ?? UNKNOWN_CURRENCY);
  return taxes ? { ...found, taxes, tax: sumField(taxes, undefined), fit: 'proven' } : found;
}

function sumsOf(
  amounts: readonly LabelledAmount[],
  known: Omit<KnownSums, 'subtotal'>,
  currency: string | undefined,
): FoundTaxes & { subtotal: MoneyField | null } {
  const named = amounts.filter(({ label, isNegative }) => SUBTOTAL.test(label) && !isNegative);
  const tried = named.slice(-CANDIDATES_MAX).map((amount) => ({
    amount,
    found: findTaxes(amounts, { ...known, subtotal: amount.amount }, currency),
  }));
  const best = tried.find(({ found }) => found.fit === 'proven') ?? tried[0];
  if (!best) return { ...findTaxes(amounts, { ...known, subtotal: undefined }, currency), subtotal: null };
  return { ...best.found, subtotal: field(best.amount, best.found.fit) };
}

function field({ line, from, to, amount }: LabelledAmount, fit: FoundTaxes['fit']): MoneyField {
  const evidence = { proven: AGREED, open: NAMED, contradicted: CONTRADICTED }[fit];
  const { legibility, ...place } = stretch(line, from, to);
  return { value: amount, ...place, confidence: certainty(evidence, legibility) };
}
