import { invalid } from './refusals.ts';

const DIGITS_MAX = 38;
const MAGNITUDE_MAX = 125;
const MAGNITUDE_MIN = -130;

/** A decimal number without loss: `coefficient` × 10 ^ `exponent`, without zeros at its end. */
interface Decimal {
  readonly coefficient: bigint;
  readonly exponent: number;
}

/** Whole numbers as JavaScript writes them are kept as they are; nearly all are, and need none of the reckoning below. */
const PLAIN = /^(?:0|-?[1-9]\d{0,14})$/;

/** A number as the table keeps it: written out, of at most 38 digits. */
export const keptNumber = (text: string): string => (PLAIN.test(text) ? text : written(read(text)));

export const sumOf = (a: string, b: string): string => {
  if (PLAIN.test(a) && PLAIN.test(b)) return String(Number(a) + Number(b));
  const [one, other, exponent] = aligned(read(a), read(b));
  return keptNumber(written(trimmed(one + other, exponent)));
};

export const differenceOf = (a: string, b: string): string =>
  sumOf(a, b.startsWith('-') ? b.slice(1) : `-${b}`);

/** Below zero where `a` is less, above where it is more. */
export function compareNumbers(a: string, b: string): number {
  if (PLAIN.test(a) && PLAIN.test(b)) return Number(a) - Number(b);
  const [one, other] = aligned(read(a), read(b));
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** As AWS reckons: two digits a byte, one for the whole and one for a sign. */
export function numberBytes(text: string): number {
  const isBelow = text.startsWith('-');
  const digits = PLAIN.test(text)
    ? Math.max(1, text.replace(/0+$/, '').length - Number(isBelow))
    : digitsOf(read(text).coefficient);
  return Math.ceil(digits / 2) + 1 + Number(isBelow);
}

function read(text: string): Decimal {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  if (whole + fraction === '') throw invalid('The parameter cannot be converted to a numeric value');
  const decimal = trimmed(
    BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`),
    Number(power) - fraction.length,
  );
  const magnitude = digitsOf(decimal.coefficient) - 1 + decimal.exponent;
  if (digitsOf(decimal.coefficient) > DIGITS_MAX)
    throw invalid('Attempting to store more than 38 significant digits in a Number');
  if (decimal.coefficient !== 0n && magnitude > MAGNITUDE_MAX)
    throw invalid('Number overflow. Attempting to store a number with magnitude larger than supported range');
  if (decimal.coefficient !== 0n && magnitude < MAGNITUDE_MIN)
    throw invalid(
      'Number underflow. Attempting to store a number with magnitude smaller than supported range',
    );
  return decimal;
}

function trimmed(coefficient: bigint, exponent: number): Decimal {
  if (coefficient === 0n) return { coefficient, exponent: 0 };
  const zeros = /0*$/.exec(String(coefficient))?.[0].length ?? 0;
  return { coefficient: coefficient / 10n ** BigInt(zeros), exponent: exponent + zeros };
}

function aligned(a: Decimal, b: Decimal): [a: bigint, b: bigint, exponent: number] {
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = (one: Decimal) => one.coefficient * 10n ** BigInt(one.exponent - exponent);
  return [scaled(a), scaled(b), exponent];
}

function written({ coefficient, exponent }: Decimal): string {
  if (exponent >= 0) return String(coefficient * 10n ** BigInt(exponent));
  const digits = String(coefficient < 0n ? -coefficient : coefficient).padStart(1 - exponent, '0');
  return `${coefficient < 0n ? '-' : ''}${digits.slice(0, exponent)}.${digits.slice(exponent)}`;
}

const digitsOf = (coefficient: bigint): number =>
  String(coefficient < 0n ? -coefficient : coefficient).length;
