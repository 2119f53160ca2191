import { arithmeticCues } from './arithmetic-cues.ts';
import { CHANGE } from './cash-words.ts';
import type { Cues } from '../evidence/choice.ts';
import type { LabelledAmount } from './money-line.ts';
import { stretch } from '../../text/text-line.ts';
import { labelCues, namesTotal } from './total-label.ts';

/** Tables of taxes repeat totals without and with tax after the real one. */
const TAX_TABLE = /(?:gst|tax|vat|sst)\s*(?:summary|analysis|code|rate)|summary/i;
/** What mails and receipts of web shops write above the sum that was paid; tills write it beside what was handed over. */
const PAID_HEADING =
  /^\W*(?:(?:amount|total)\s*)?(?:paid|charged|bezahlt|pay[ée]|betaald|pagado|pagato|pago|betalt|betald)\W*$/iu;
/** The same beside the sum, in words that say that all of it was taken. */
const PAID_SUM =
  /^\W*(?:(?:amount|sum|total)\s*(?:paid|charged|billed)|you(?:['’]ve)?\s*paid|paid|charged|(?:betrag|summe)\s*bezahlt|bezahlter\s*betrag|montant\s*(?:pay[ée]|r[ée]gl[ée])|betaald\s*bedrag|importe\s*pagado|importo\s*pagato|valor\s*pago|(?:betalt|betald)\s*(?:bel[øo]b|belopp|bel[øo]p))\W*$/iu;
/** Readable letters; what lies below was hard to read. */
const LEGIBLE = 0.97;

/** An amount of a document and what says that it is the total. */
export interface TotalCandidate {
  amount: LabelledAmount;
  cues: Cues;
}

/** Every amount of a document with its cues: label, place, size, and the sums it fits. */
export function totalCandidates(amounts: readonly LabelledAmount[]): TotalCandidate[] {
  const place = placeCues(amounts);
  const arithmetic = arithmeticCues(amounts);
  const isOnlyPaid = saysOnlyPaid(amounts);
  return amounts.map((amount) => ({
    amount,
    cues: {
      ...labelCues(amount.label),
      ...(isOnlyPaid && PAID_SUM.test(amount.label) && { total: 1 }),
      ...(amount.isFromAbove && PAID_HEADING.test(amount.label) && { due: 1 }),
      ...place(amount),
      ...arithmetic(amount.amount),
    },
  }));
}

/** What is left to pay where only a part was paid, or that it was a part. */
const PAID_IN_PART =
  /\b(?:remain(?:s|ing|der)|outstanding|owing|due|balance|deposit\s*paid|rest(?:betrag|zahlung|bedrag|ant[ei]?|o)?|solde|saldo|offen(?:er)?)\b/iu;

/** Whether nothing but what was paid is named as the sum: no total, nothing left of one, and no change for what was handed over. */
function saysOnlyPaid(amounts: readonly LabelledAmount[]): boolean {
  return !amounts.some(
    ({ label, amount }) =>
      amount > 0 &&
      !PAID_SUM.test(label) &&
      (CHANGE.test(label) || PAID_IN_PART.test(label) || namesTotal(label)),
  );
}

function placeCues(all: readonly LabelledAmount[]): (amount: LabelledAmount) => Cues {
  const heights = all.map(({ line }) => line.box[3]).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] || 1;
  const last = Math.max(1, all.at(-1)?.line.index ?? 1);
  const tableAt = taxTableLine(all);
  const isMixed = all.some((other) => !other.isNegative);
  return ({ line, position, beside, amount, isNegative, isFromAbove, from, to }) => ({
    large: Math.min(1.5, Math.max(0, line.box[3] / usual - 1.15)),
    taxTable: line.index > tableAt ? 1 : 0,
    notLast: position < beside - 1 ? 1 : 0,
    minus: isNegative && isMixed ? 1 : 0,
    low: line.index / last,
    zero: amount === 0 ? 1 : 0,
    labelAbove: isFromAbove ? 1 : 0,
    illegible: Math.min(1, Math.max(0, (LEGIBLE - stretch(line, from, to).legibility) * 5)),
  });
}

function taxTableLine(all: readonly LabelledAmount[]): number {
  const tables = all.filter(({ line, beside }) => beside > 1 && TAX_TABLE.test(line.text));
  return Math.min(...tables.map(({ line }) => line.index));
}
