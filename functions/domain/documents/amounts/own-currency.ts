import type { MoneyField, TextField } from '../../../../shared/model/document.ts';
import { SURE_MIN } from '../../../../shared/sure.ts';
import type { LabelledAmount } from './money-line.ts';
import { namesTotal } from './total-label.ts';

const CODES = 'EUR|CHF|GBP|USD|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|JPY|SGD|HKD|MYR|THB|AED|ZAR';
/** A currency's code right before an amount, or where an amount begins with it. */
const CODE_BEFORE = new RegExp(String.raw`(?<![A-Z])(${CODES})\W*$`, 'u');
const CODE_FIRST = new RegExp(String.raw`^\W*(${CODES})(?![A-Z])`, 'u');

/** The same behind it, and not before the next amount: "$48.00 USD". */
const CODE_BEHIND = new RegExp(String.raw`\d\s?(${CODES})(?![A-Za-z])(?!\s?[$€£]?\s?\d)`, 'u');
/** A blank, the code, and where another amount follows its sign and first figure. */
const BEHIND_LETTERS = 8;

const codeOf = ({ line: { text }, from, to }: LabelledAmount): string | undefined =>
  (
    CODE_FIRST.exec(text.slice(from, to)) ??
    CODE_BEFORE.exec(text.slice(0, from)) ??
    CODE_BEHIND.exec(text.slice(from, to + BEHIND_LETTERS))
  )?.[1];

/**
 * The amounts without those that a total in the document's own currency is only converted to: "SOMME CHF 30.60", "Total en EUR 32.80".
 */
export function inOwnCurrency(
  amounts: readonly LabelledAmount[],
  currency: string | undefined,
): readonly LabelledAmount[] {
  const isOwnTotal = (each: LabelledAmount): boolean => codeOf(each) === currency && namesTotal(each.label);
  if (currency === undefined || !amounts.some(isOwnTotal)) return amounts;
  return amounts.filter((each) => (codeOf(each) ?? currency) === currency);
}

/** A total in a currency that is not surely the paper's own, beside one in another: it is to be checked together with that. */
const UNSETTLED = 0.6;

/** A total, less sure where the paper states totals in several currencies and doesn't surely tell which one it asks for. */
export function settledIn(
  total: MoneyField | null,
  amounts: readonly LabelledAmount[],
  currency: TextField | null,
): MoneyField | null {
  if (!total || !currency || currency.confidence >= SURE_MIN) return total;
  const codes = new Set(amounts.flatMap((each) => (namesTotal(each.label) ? (codeOf(each) ?? []) : [])));
  return codes.size < 2 ? total : { ...total, confidence: Math.min(UNSETTLED, total.confidence) };
}
