import type { MoneyField } from '../../../shared/model/document.ts';
import { certainty } from './certainty.ts';
import type { LabelledAmount } from './money-line.ts';
import { stretch } from './text-line.ts';

type Cue = readonly [label: RegExp, score: number];

/** Labels of what is to be paid, in the languages of the world's common receipts; all that match count. Blanks may be lost in reading. */
const CUES: readonly Cue[] = [
  [/[tlf1j][o0a]t[aeo][l1i]|tota\b|totaal|summe|gesamt|montant|importe|jumlah|à payer/i, 4],
  [
    /(?:grand|nett?|final|invoice|bill|factuur)\s*-?tota|total\s*(?:due|payable|to\s*pay|ttc|a\s*pagar|amount\s*due)/i,
    2,
  ],
  [
    /(?:amount|balance)\s*(?:due|payable)|to\s*pay|rechnungsbetrag|gesamtbetrag|endbetrag|zahlbetrag|bedrag/i,
    4.5,
  ],
  [/\bamount\b|\bamt\b/i, 1],
  [/a[ft]ter\s*(?:rounding|round|rnd|adj)|round(?:ed|ing)\s*total|total\s*round(?:ed|ing)/i, 2.5],
  [/incl|inkl|after\s*(?:gst|tax)|with\s*(?:gst|tax)/i, 1],
  [/total\s*sales?|sales?\s*total|total\s*(?:rm|amount)/i, 0.5],
  [/sub\s*-?\s*to?tal|sous\s*-?\s*total|zwischensumme|subtotaal/i, -5],
  [/exc[l.]|\bht\b|netto|before|b4|w\/o|without|taxable|ohne|grundbetrag|grondslag/i, -4],
  [/q[tu]?y|quantity|items?\b|pcs|units?\b|weight/i, -4],
  [/saving|disc|rabatt|korting|points?|deposit|coupon|voucher/i, -6],
  [/ch[ae]n[gq][e8]|baki|kembali|wechselgeld|rückgeld|rendu/i, -7],
  [/(?:gst|tax|vat|sst|hst|pst|tva|mwst|btw|service\s*ch\w*)(?!\s*(?:inc|in[vc]))/i, -2],
  [/^\W*(?:total\s*)?(?:gst|tax|vat|tva|mwst|btw)\s*(?:amount|amt|total)?\W*$/i, -4],
  [/cash|paid|tender|visa|master|card|debit|payment|received|bayar|tunai/i, 0.5],
  [/acc[ea]pted|tendered|given|received|inserted/i, -3],
  [/round/i, -1.5],
];

/** "Total incl. GST" is no tax, though it names one. */
const WITH_TAX =
  /\(?\s*(?:in[cd][l1i]\w*|inkl\w*|with|after)\.?\s*(?:of\s*)?(?:\d+\s*%\s*)?(?:gs[ti]|tax|sst|vat|tva|mwst|btw)\b/gi;

/** Cash is rounded to five or ten cents in many countries: larger adjustments are something else. */
const ROUNDING_MAX = 9;
/** Penalty of a printed minus, which may be a dash before the amount. */
const MINUS = -3;

/** Tables of taxes repeat totals without and with tax after the real one. */
const TAX_TABLE = /(?:gst|tax|vat|sst)\s*(?:summary|analysis|code|rate)|summary/i;

/** What the customer handed over. */
const TENDERED = /cash|tender|paid|acc[ea]pted|received|tunai|amount/i;

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
  const byValue = new Map<number, Evidence>();
  for (const field of amounts) {
    const score = labelScore(field) + placeScore(field, amounts, tableAt);
    const known = byValue.get(field.amount);
    if (!known || score > known.score) byValue.set(field.amount, { field, score });
  }
  const ranked = [...byValue.values()]
    .map((evidence) => ({
      ...evidence,
      score: evidence.score + arithmeticScore(evidence.field.amount, amounts),
    }))
    .sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  return best ? asField(best, second) : null;
}

/** How much a label says that its amount is the total. */
export function labelScore({ label }: Pick<LabelledAmount, 'label'>): number {
  const plain = label.replace(WITH_TAX, ' inclusive ');
  return CUES.reduce((sum, [pattern, score]) => sum + (pattern.test(plain) ? score : 0), 0);
}

function placeScore(amount: LabelledAmount, all: readonly LabelledAmount[], tableAt: number): number {
  const heights = all.map(({ line }) => line.box[3]).sort((a, b) => a - b);
  const median = heights[Math.floor(heights.length / 2)] ?? amount.line.box[3];
  const size = Math.min(1.5, Math.max(0, (amount.line.box[3] / median - 1.15) * 2));
  const last = all.at(-1)?.line.index ?? 1;
  const table = amount.line.index > tableAt ? -3 : 0;
  const notLast = amount.position < amount.beside - 1 ? -2 : 0;
  return (
    size + table + notLast + (0.8 * amount.line.index) / Math.max(1, last) + (amount.amount === 0 ? -8 : 0)
  );
}

/** Sums that come out: tendered − change = total, subtotal + tax = total; and how often and how large it stands there. */
function arithmeticScore(value: number, all: readonly LabelledAmount[]): number {
  const repeats = all.filter(({ amount }) => amount === value).length - 1;
  const values = (label: RegExp) => all.filter((each) => label.test(each.label)).map(({ amount }) => amount);
  const tendered = values(TENDERED);
  const change = values(/ch[ae]n[gq][e8]|baki|balance/i);
  const paysOut = tendered.some((paid) => change.some((back) => paid - back === value && paid > 0));
  const parts = values(/sub|excl|ht\b|net|taxable|before/i);
  const taxes = values(/gst|tax|vat|sst|hst|tva|mwst|btw|service/i).filter((tax) => tax > 0);
  const addsUp = parts.some((part) => taxes.some((tax) => part + tax === value));
  const adjustments = values(/round|adj/i).filter(
    (adjustment) => adjustment > 0 && adjustment <= ROUNDING_MAX,
  );
  const isRounded = adjustments.some((by) =>
    all.some(({ amount, label }) => Math.abs(amount - value) === by && labelScore({ label }) > 2),
  );
  const largest = Math.max(
    ...all.filter(({ label }) => !/cash|tender|paid|received/i.test(label)).map(({ amount }) => amount),
  );
  return (
    Math.min(1.5, 0.5 * repeats) +
    (paysOut ? 2 : 0) +
    (isRounded && value % 5 === 0 ? 4.5 : 0) +
    (addsUp ? 1.5 : 0) +
    (value === largest ? 0.8 : 0)
  );
}

function asField(best: Evidence, second: Evidence | undefined): MoneyField {
  const { line, from, to, amount } = best.field;
  const { legibility, ...place } = stretch(line, from, to);
  const margin = Math.min(6, best.score - (second?.score ?? 0));
  const evidence = 0.6 * margin + 0.5 * Math.min(6, best.score) - 1.6;
  return { value: amount, ...place, confidence: certainty(evidence, legibility) };
}
