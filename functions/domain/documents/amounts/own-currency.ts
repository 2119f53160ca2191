import type { LabelledAmount } from './money-line.ts';
import { namesTotal } from './total-label.ts';

/** A currency's code right before an amount. */
const CODE_BEFORE =
  /(?<![A-Z])(EUR|CHF|GBP|USD|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|JPY|SGD|HKD|MYR|THB|AED|ZAR)\W*$/u;

const codeOf = ({ line, from }: LabelledAmount): string | undefined =>
  CODE_BEFORE.exec(line.text.slice(0, from))?.[1];

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
