import type { TextField } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';

/** Names of ways to pay as printed; cards before cash, which is printed beside them as a heading. */
const METHODS: readonly (readonly [method: string, name: RegExp])[] = [
  ['Visa', /\bvisa\b/i],
  ['Mastercard', /master\s?card|\bm\/c\b/i],
  ['American Express', /american\s?express|\bamex\b/i],
  ['Discover', /\bdiscover\b/i],
  ['Maestro', /\bmaestro\b/i],
  ['Interac', /\binterac\b/i],
  ['PayPal', /\bpaypal\b/i],
  ['Apple Pay', /apple\s?pay/i],
  ['Google Pay', /google\s?pay/i],
  ['Debit card', /debit\s*card|\beftpos\b|girocard|ec-karte|pinpas|\bdebit\b/i],
  ['Credit card', /credit\s*card|kreditkarte|carte\s*(?:bancaire|bleue|de\s*cr[ée]dit)|tarjeta|creditcard/i],
  ['Direct debit', /direct\s*debit|lastschrift|pr[ée]l[èe]vement|incasso/i],
  ['Bank transfer', /bank\s*transfer|wire\s*transfer|[üu]berweisung|virement|overschrijving/i],
  ['Cheque', /\bche(?:que|ck)\s*(?:no|#|payment)/i],
  [
    'Cash',
    /\bcash\b(?!\s*(?:bill|sales?|back))|\btunai\b|\bbar(?:geld|zahlung)?\s*(?:eur|€)|esp[èe]ces?\b|efectivo|contant/i,
  ],
];

/** Four figures after the marks that hide a card's others. */
const LAST_FOUR =
  /(?:[*x•#.·]{3,}|ending(?:\s*(?:in|with))?|card\s*(?:no|number|#)[^\d]{0,4}(?:\d{4,6})?[*x•]+)[\s*x•.-]*(\d{4})(?!\d)/i;

/** How the document was paid, and the last four figures of the card where they are printed. */
export function findPayment(lines: readonly TextLine[]): {
  paymentMethod: TextField | null;
  cardLastFour: TextField | null;
} {
  return { paymentMethod: methodIn(lines), cardLastFour: lastFourIn(lines) };
}

function methodIn(lines: readonly TextLine[]): TextField | null {
  for (const [method, name] of METHODS) {
    const field = firstMatch(lines, name, () => method);
    if (field) return field;
  }
  return null;
}

function lastFourIn(lines: readonly TextLine[]): TextField | null {
  return firstMatch(lines, LAST_FOUR, (match) => match[1] ?? '');
}

/** The last line that matches: payment stands at a document's end. */
function firstMatch(
  lines: readonly TextLine[],
  pattern: RegExp,
  valueOf: (match: RegExpExecArray) => string,
): TextField | null {
  for (const line of lines.toReversed()) {
    const match = pattern.exec(line.text.slice(0, 200));
    if (!match) continue;
    const { legibility, ...place } = stretch(line, match.index, match.index + match[0].length);
    return { value: valueOf(match), ...place, confidence: certainty(2, legibility) };
  }
  return null;
}
