import type { DecimalSign } from './written-money.ts';

const MINUS = 45;
const COMMA = 44;
const POINT = 46;
const ZERO = 48;
const DIGITS_MAX = 13;
const GROUP = 3;

/**
 * Minor units, signed, of an amount in its plainest shape: a minus at most, digits with thousands in threes or none, and at
 * most `digits` decimals. Undefined for any other shape, which `writtenMoney` takes apart: one pass over the characters
 * here saves it for nearly every cell of a long file. The amount is all of the text, or what stands from one place `to` another.
 */
export function plainMinor(
  text: string,
  decimal: DecimalSign,
  digits: number,
  from = 0,
  to = text.length,
): number | undefined {
  const decimalCode = codeOf(decimal);
  const thousandsCode = POINT + COMMA - decimalCode;
  const isNegative = text.charCodeAt(from) === MINUS;
  const start = isNegative ? from + 1 : from;
  let value = 0;
  let separators = 0;
  let group = start;
  let at = start;
  for (; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) value = value * 10 + code - ZERO;
    else if (code === thousandsCode && isGroup(at - group, separators === 0)) {
      separators += 1;
      group = at + 1;
    } else break;
  }
  const whole = at - start - separators;
  if (whole <= 0 || whole > DIGITS_MAX || (separators > 0 && at - group !== GROUP)) return undefined;
  let decimals = 0;
  if (at < to) {
    decimals = to - at - 1;
    if (text.charCodeAt(at) !== decimalCode || decimals === 0 || decimals > digits) return undefined;
    for (at += 1; at < to; at += 1) {
      const code = text.charCodeAt(at);
      if (!isDigit(code)) return undefined;
      value = value * 10 + code - ZERO;
    }
  }
  const minor = decimals === digits ? value : value * 10 ** (digits - decimals);
  return isNegative && minor !== 0 ? -minor : minor;
}

const isDigit = (code: number): boolean => code >= ZERO && code <= ZERO + 9;

/** Whether so many digits are thousands: three, before the first separator one or two as well. */
const isGroup = (count: number, isFirst: boolean): boolean =>
  count === GROUP || (isFirst && count > 0 && count < GROUP);

const codeOf = (sign: DecimalSign): number => (sign === '.' ? POINT : COMMA);

/**
 * The decimal sign that an amount in its plainest shape shows in its last three places (`1234.50`); `none` where it is all
 * digits, undefined where only a closer look tells.
 */
export function plainDecimalSign(text: string, from = 0, to = text.length): DecimalSign | 'none' | undefined {
  const code = to - from < 3 ? undefined : text.charCodeAt(to - 3);
  if (code === POINT || code === COMMA) {
    const sign = code === POINT ? '.' : ',';
    return plainMinor(text, sign, 2, from, to) === undefined ? undefined : sign;
  }
  return /^-?\d+$/.test(text.slice(from, to)) ? 'none' : undefined;
}
