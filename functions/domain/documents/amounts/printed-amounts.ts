import { minorFromDecimal } from '../../../../shared/money.ts';
import { labelCues } from './total-label.ts';

/** ISO 4217's code for no currency: figures are read with two decimals while none is known. */
export const UNKNOWN_CURRENCY = 'XXX';

/** An amount of money as printed in a line: its letters `from`–`to`, its size in minor units, and whether it was printed negative. */
export interface PrintedAmount {
  from: number;
  to: number;
  amount: number;
  isNegative: boolean;
}

const SIGN = String.raw`(?<![A-Za-zÀ-ÿ])(?:RM|USD|CAD|AUD|NZD|GBP|EUR|MYR|SGD|INR|Rs\.?|US\$|CA\$|C\$|A\$|AU\$|NZ\$|S\$|HK\$|\$|€|£|¥|￥|₹)`;
/**
 * Digits in groups of three (India's of two above the thousand), or ungrouped, then two decimals: 1,234.56 · 1.234,56 · 1 234,56 · 1'234.56
 * · 1,23,456.78. Tills leave the zero out, and lead to an amount with dots: ",33", "PRIX TTC......6,80".
 */
const DECIMAL = String.raw`(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[,.'’ ]\d{3})+|\d{1,7})\s?[.,]\s?\d{2}|(?<!\w)\.\d{2}|(?<!\S),\d{2}(?!\S)`;
const WHOLE = String.raw`\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[,.]\d{3})+|\d{1,7}`;
const AFTER = String.raw`(?![\d%]|\s?%|[.,/:]\d)`;

/** A measure of what a price is for: "38,54 l x 638", "1.37 kg @ 4.50" begin with no sum. */
const MEASURED = /^\s?(?:l|lt|ltr|lit(?:er|re|ro)s?|kg|gal(?:lons?)?|m[²³23]?|kWh)\.?\s*[x×*@à]\s?/i;

/** Yen have no decimals; recognition leaves a blank behind the comma: "¥13, 800". */
const WHOLE_YEN = /(?<!\w)([-–(]?)\s?[¥￥]\s?([-–]?)(\d{1,3}(?:,\s\d{3})+)(?!\d)(\))?/gi;

const WITH_DECIMALS = new RegExp(
  String.raw`(?<![\d/#])(?:(?<![.,]\d*|(?<![A-Za-zÀ-ÿ)]):|:\d+)|(?<=\.{3}))([-–(]?)\s?(?:${SIGN}\s?)?([-–]?)(${DECIMAL})${AFTER}(\s?-(?!\w)|\))?`,
  'gi',
);
/** Whole crowns and euros, as Scandinavian and Dutch bills write them: "18 000 kr", "250,-". */
const WHOLE_BEFORE_SIGN =
  /(?<![\d/#.,:]|\d |\d[.,] )([-–(]?)([-–]?)(\d{1,3}(?:[ .]\d{3})+|\d{1,7})(?:\s?(?:kr\b|€|EUR\b|SEK\b|NOK\b|DKK\b|CHF\b|Ft\b|HUF\b|Kč|CZK\b)|[,:]\s?[-–](?![\d-])|\.[-–—](?=\s|$))(\))?/gi;
const WHOLE_WITH_SIGN = new RegExp(
  String.raw`([-–(]?)\s?${SIGN}\s?([-–]?)(${WHOLE})${AFTER}(?!\s?[.,]\s?\d)(\))?`,
  'gi',
);

/** A comma with the blank that recognition leaves behind it; in an address it parts the unit from its house: "Unit 5, 40 Mill Road". */
const COMMA_BLANK = /,\s\d\d$/;
const STREET = /^\s\p{Lu}\p{Ll}/u;

/** Amounts printed in a line: those with decimals, and whole ones with a currency's sign. */
export function printedAmounts(text: string, currency: string): PrintedAmount[] {
  return [
    ...text.matchAll(WITH_DECIMALS),
    ...text.matchAll(WHOLE_WITH_SIGN),
    ...text.matchAll(WHOLE_BEFORE_SIGN),
    ...text.matchAll(WHOLE_YEN),
  ]
    .flatMap((match): PrintedAmount[] => {
      const quantity = quantityBefore(match, currency);
      const amount = amountOf((match[3] ?? '').slice(quantity), currency);
      const behind = text.slice(match.index + match[0].length);
      const isAddress = COMMA_BLANK.test(match[3] ?? '') && STREET.test(behind);
      if (amount === undefined || isAddress || MEASURED.test(behind)) return [];
      // A bracket that only closes ends a remark: "(including tax of 8.09)".
      const isNegative = [match[1], match[2], match[4]].some(
        (mark) => mark !== undefined && /[-–(]/.test(mark),
      );
      const lead = match[0].length - match[0].trimStart().length + quantity;
      return [{ from: match.index + lead, to: match.index + match[0].length, amount, isNegative }];
    })
    .sort((a, b) => a.from - b.from);
}

/** Where nobody parts thousands by a blank and cents by a point, as Quebec does: a number before it is of how many. */
const NEVER_BLANK: ReadonlySet<string> = new Set(['USD', 'GBP', 'INR', 'SGD', 'MYR']);
/** No label is longer; bounds the time. */
const LABEL_LETTERS_MAX = 80;
/** Sums have no quantity: there the blank was a comma that recognition lost. */
const SUMS: readonly string[] = ['total', 'due', 'subtotal', 'tax'];
const BLANK_AND_POINT = /^\d{1,3}\s(?=\d{3}\.\d\d$)/;

/** How many letters of a match are a quantity that stands one blank before its price: "1 595.00". */
function quantityBefore(match: RegExpMatchArray, currency: string): number {
  const digits = match[3] ?? '';
  const found = NEVER_BLANK.has(currency) ? BLANK_AND_POINT.exec(digits) : null;
  if (!found || !match[0].trimStart().startsWith(digits)) return 0;
  const cues = labelCues((match.input ?? '').slice(0, match.index).slice(-LABEL_LETTERS_MAX));
  return SUMS.some((cue) => cues[cue] === 1) ? 0 : found[0].length;
}

/** Where a point never parts thousands: "$3.399" is the price of a gallon, and no sum. */
const DOT_IS_DECIMAL: ReadonlySet<string> = new Set(['USD', 'CAD', 'AUD', 'NZD', 'GBP']);

/** The minor units of printed digits: the last separator with two digits after it is the decimal sign. */
function amountOf(digits: string, currency: string): number | undefined {
  const compact = digits.replace(/\s/g, '');
  if (DOT_IS_DECIMAL.has(currency) && /^\d\.\d{3}$/.test(compact)) return undefined;
  const decimals = /[.,](\d{2})$/.exec(compact)?.[1];
  const whole = (decimals === undefined ? compact : compact.slice(0, -3)).replace(/\D/g, '');
  return minorFromDecimal(decimals === undefined ? whole : `${whole}.${decimals}`, currency);
}
