import { minorFromDecimal } from '../../shared/money.ts';

const THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
const DECIMAL_COMMA = /^[+-]?\d+,\d{1,2}$/;

/**
 * The minor units that a typed amount stands for, without floating point. Takes a currency sign, spaces, thousands commas
 * (`$1,234.50`) and a decimal comma (`12,50`); undefined for anything that could mean something else.
 */
export function amountFromText(text: string, currency: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f$€£]/g, '').replace('−', '-');
  if (THOUSANDS.test(plain)) return minorFromDecimal(plain.replaceAll(',', ''), currency);
  if (DECIMAL_COMMA.test(plain)) return minorFromDecimal(plain.replace(',', '.'), currency);
  return minorFromDecimal(plain, currency);
}

/** A typed amount as a form sends it, minor units: undefined where nothing is typed, NaN where it can't be read; the contract has words for both. */
export const typedAmount = (text: string, currency: string): number | undefined =>
  text.trim() === '' ? undefined : (amountFromText(text, currency) ?? Number.NaN);

/** A typed line or a chosen value as a form sends it: undefined where nothing stands. */
export const typedText = (text: string): string | undefined => text.trim() || undefined;
