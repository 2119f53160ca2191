import { minorFromDecimal } from '../../../shared/money.ts';

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
