import { decimalFromMinor, minorDigits } from '../../../shared/money.ts';
import { languageTags } from '../../../shared/text/language.ts';
import type { Language } from '../../../shared/text/language.ts';

/** Currencies whose sign is that of no other one in use. */
const TOLD_BY_SIGN = ['EUR', 'GBP'];
const TRUE_MINUS = '−';

/**
 * An amount in minor units as the app writes it: a true minus sign before it, and none before nothing. Where its sign leaves the currency
 * open, the code follows: dollars are of many countries.
 */
export function moneyInLetter(minor: number, currency: string, language: Language): string {
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(languageTags[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const amount = format.format(decimalFromMinor(Math.abs(minor), currency) as Intl.StringNumericLiteral);
  const money = `${minor < 0 ? TRUE_MINUS : ''}${amount}`;
  const isTold = TOLD_BY_SIGN.includes(currency) || money.includes(currency);
  return isTold ? money : `${money} ${currency}`;
}
