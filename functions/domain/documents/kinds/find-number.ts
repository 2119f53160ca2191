import type { TextField } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { printedDates } from '../dates/printed-dates.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';

type Label = readonly [pattern: RegExp, score: number];

const NUMBER_WORD = String.raw`\s*(?:no|num(?:ber|mer|[eé]ro)?|n[uú]mero|nr|n\s?[°º.]|id|#)\s*[.:;#]*\s*`;
const INVOICE = 'invoice|facture|factuur|rechnungs?|factura|fattura|fatura|faktura';
/** "N° de facture", "Número de la factura": the other way round. */
const NUMBER_OF = String.raw`(?:n\s?[°º]|no|num[eé]ro|n[uú]mero)\.?\s*(?:de\s*(?:la\s*)?|d[ae]lla\s*|da\s*)?(?:${INVOICE})\s*[.:;#]*\s*`;

/** Labels before a document's number, the surest first; the number must hold a digit. */
const LABELS: readonly Label[] = [
  [
    new RegExp(
      String.raw`(?:${INVOICE}|inv|credit\s*(?:note|memo)|gutschrifts?|avoir|creditnota)${NUMBER_WORD}`,
      'i',
    ),
    3,
  ],
  [new RegExp(String.raw`(?<!\p{L})${NUMBER_OF}`, 'iu'), 3],
  [
    new RegExp(
      String.raw`(?:receipt|rcpt|bill|folio|doc(?:ument)?|slip|check|cheque|chk|beleg|bon|kassenbon|ticket\s*de\s*caisse)${NUMBER_WORD}`,
      'i',
    ),
    2.4,
  ],
  [new RegExp(String.raw`(?:${INVOICE}|receipt|bill|folio)\s*[:#]+\s*`, 'i'), 2],
  [
    new RegExp(
      String.raw`(?:^\W*|   )(?:(?:tax|vat)\s*)?(?:${INVOICE}|credit\s*note)\s+(?=[A-Z\d/_-]*\d{3})`,
      'i',
    ),
    1.6,
  ],
  [
    new RegExp(
      String.raw`(?:transaction|trans|trx|order|sales?|ref(?:erence)?|ticket|cash\s*sale)${NUMBER_WORD}`,
      'i',
    ),
    1,
  ],
  [/^\W*(?:no|ref)\s*[.:]+\s*(?=[A-Z]*\d{4})/i, 0],
];

/** The number itself: letters, digits and joining marks with at least one digit, or groups of digits up to the column's end. */
const NUMBER =
  /^[#:\s]*([A-Z]{0,3}\d{3,}(?: \d{3,}){1,4}(?=$| {2})|(?=[A-Z\d/_-]*\d)[A-Z\d](?:[A-Z\d]|[-/_.](?=[A-Z\d]))*)/i;
const LENGTH_MIN = 2;
/** Lines under a heading in which its value is looked for. */
const HEADED_LINES = 2;

interface Candidate {
  line: TextLine;
  from: number;
  to: number;
  score: number;
}

/** The number that the issuer gave the document. */
export function findNumber(lines: readonly TextLine[]): TextField | null {
  const candidates = lines.flatMap((line) => LABELS.flatMap((label) => besideLabel(line, label, lines)));
  const best = candidates.reduce<Candidate | undefined>(
    (top, each) => (top && top.score >= each.score ? top : each),
    undefined,
  );
  if (!best) return null;
  const { legibility, ...place } = stretch(best.line, best.from, best.to);
  return { value: place.text, ...place, confidence: certainty(best.score - 0.6, legibility) };
}

function besideLabel(line: TextLine, [pattern, score]: Label, lines: readonly TextLine[]): Candidate[] {
  const label = pattern.exec(line.text);
  if (!label || /(?:gst|vat|tax|tel|fax|reg|hst|co)\b[\s\w.]{0,6}$/i.test(line.text.slice(0, label.index)))
    return [];
  const end = label.index + label[0].length;
  const match = NUMBER.exec(line.text.slice(end));
  if (!match?.[1]) return belowLabel(line, label.index, end, score, lines);
  return numberAt(line, end + match[0].length - match[1].length, end + match[0].length, score);
}

/** Tables print the number under its heading; a line of another column may stand between. */
function belowLabel(
  line: TextLine,
  from: number,
  to: number,
  score: number,
  lines: readonly TextLine[],
): Candidate[] {
  const [left, , width] = stretch(line, from, to).box;
  for (const below of lines.slice(line.index + 1, line.index + 1 + HEADED_LINES)) {
    const word = below.words.find(({ box }) => box[0] < left + width && box[0] + box[2] > left);
    if (!word || below.page !== line.page) continue;
    return NUMBER.exec(word.text)?.[1] === word.text ? numberAt(below, word.from, word.to, score - 1) : [];
  }
  return [];
}

function numberAt(line: TextLine, from: number, to: number, score: number): Candidate[] {
  const text = line.text.slice(from, to);
  const isDate = printedDates(text).length > 0;
  return text.length < LENGTH_MIN || isDate ? [] : [{ line, from, to, score }];
}
