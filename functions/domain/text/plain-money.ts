import type { DecimalSign } from './written-money.ts';

const [MINUS, COMMA, POINT, ZERO, NINE] = [45, 44, 46, 48, 57];
const DIGITS_MAX = 13;

/**
 * Minor units, signed, of an amount in its plainest shape: a minus at most, digits with thousands in threes or none, and at
 * most `digits` decimals. Undefined for any other shape, which `writtenMoney` takes apart: one pass over the characters
 * here saves it for nearly every cell of a long file.
 */
export function plainMinor(text: string, decimal: DecimalSign, digits: number): number | undefined {
  const isNegative = text.charCodeAt(0) === MINUS;
  const decimalCode = decimal === '.' ? POINT : COMMA;
  const thousandsCode = POINT + COMMA - decimalCode;
  let [value, whole, group, decimals] = [0, 0, -1, -1];
  for (let at = isNegative ? 1 : 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      value = value * 10 + code - ZERO;
      if (decimals >= 0) decimals += 1;
      else whole += 1;
      if (decimals < 0 && group >= 0) group += 1;
    } else if (code === decimalCode && decimals < 0 && whole > 0 && (group < 0 || group === 3)) decimals = 0;
    else if (
      code === thousandsCode &&
      decimals < 0 &&
      (group === 3 || (group < 0 && whole >= 1 && whole <= 3))
    )
      group = 0;
    else return undefined;
  }
  const isWhole = whole > 0 && whole <= DIGITS_MAX && (decimals >= 0 || group < 0 || group === 3);
  if (!isWhole || decimals === 0 || decimals > digits) return undefined;
  const minor = decimals === digits ? value : value * 10 ** (digits - Math.max(decimals, 0));
  return isNegative && minor !== 0 ? -minor : minor;
}

/**
 * The decimal sign that an amount in its plainest shape shows in its last three places (`1234.50`); `none` where it is all
 * digits, undefined where only a closer look tells.
 */
export function plainDecimalSign(text: string): DecimalSign | 'none' | undefined {
  const sign = text.charAt(text.length - 3);
  if (sign === '.' || sign === ',') return plainMinor(text, sign, 2) === undefined ? undefined : sign;
  return /^-?\d+$/.test(text) ? 'none' : undefined;
}
