import { isTaxNumber } from '../../../../shared/countries/tax-number.ts';
import type { TextField } from '../../../../shared/model/document.ts';
import { certainty } from '../evidence/certainty.ts';
import { stretch, type TextLine } from '../../text/text-line.ts';

/** Names of tax registrations, each with the number's shape. */
const NUMBERS: readonly RegExp[] = [
  /(?:gst|hst|gst\s*\/\s*hst|sst|qst|tvq|tps|vat|abn|tin|gstin|tva|btw|ust|tax)[\s./-]*(?:id(?:ent)?\.?(?:ifikations)?|reg(?:istration|\.)?|nr|no|num(?:ber|mer)?|n°|intracom\w*|in|#)?[\s.-]*(?:no|nr|num(?:ber|mer)?|n°|id|#)?\s*[.:;#-]*\s*((?:[A-Z]{2,3}\s?)?\d[\dA-Z .-]{6,20}\d(?:\s?RT\s?\d{4}|B\d{2})?)/i,
  /\b((?:GB|NL|DE|FR|BE|ES|IT|AT|LU|PT)\s?[A-Z\d]{0,2}\s?\d[\d\s]{6,11}\d(?:B\d{2})?)\b/,
];
/** Ireland's numbers have letters: so few digits are a number by a word for it or the country's code, and by their check letter. */
const IRISH =
  /(?:\b(?:vat|tax|cbl|tva)\b[^\d]{0,24}?|(?=\bIE))\b((?:IE\s?)?(?:\d{7}\s?[A-W][A-IW]?|\d[A-Z+*]\d{5}\s?[A-W]))(?![A-Za-z\d])/i;
/** The customer's own number is printed too: "Uw BTW nummer", "your VAT no". */
const CUSTOMERS =
  /\b(?:uw|your|votre|ihre?|su|suo|vostr[ao]|customer|client|klant|kunden?|buyer|recipient)\b[^\d]{0,24}$/i;
const DIGITS_MIN = 8;
const DIGITS_MAX = 16;

/** The number under which the issuer is registered for sales tax. */
export const findTaxNumber = (lines: readonly TextLine[]): TextField | null => taxNumbers(lines)[0] ?? null;

/** All numbers of registrations that nothing beside them says to be the customer's; the surest first. */
export function taxNumbers(lines: readonly TextLine[]): TextField[] {
  return [IRISH, ...NUMBERS].flatMap((pattern) => lines.flatMap((line) => numberIn(line, pattern) ?? []));
}

function numberIn(line: TextLine, pattern: RegExp): TextField | undefined {
  const match = pattern.exec(line.text.slice(0, 300));
  const number = match?.[1]?.trim().replace(/\s{3,}.*$/, '');
  const isShaped = pattern === IRISH ? isTaxNumber('Ireland', number ?? '') : isNumber(number ?? '');
  if (!match || number === undefined || !isShaped || isCustomers(line, match)) return undefined;
  const from = match.index + match[0].indexOf(number);
  const { legibility, ...place } = stretch(line, from, from + number.length);
  return { value: number.replace(/[\s.]/g, ''), ...place, confidence: certainty(2.4, legibility) };
}

function isCustomers({ text }: TextLine, match: RegExpExecArray): boolean {
  return CUSTOMERS.test(text.slice(0, match.index + match[0].search(/\d/)));
}

function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= DIGITS_MIN && digits <= DIGITS_MAX && !/\d{1,2}[-./]\d{1,2}[-./]\d{2,4}/.test(text);
}
