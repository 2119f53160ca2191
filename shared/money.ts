/** ISO 4217 codes of the currencies the product keeps books in, with the digits of their minor unit. */
const MINOR_DIGITS = { USD: 2, CAD: 2, GBP: 2, AUD: 2, EUR: 2, NZD: 2 } as const;

export type BookCurrency = keyof typeof MINOR_DIGITS;
export const bookCurrencies = Object.keys(MINOR_DIGITS) as BookCurrency[];

/** Minor-unit digits of currencies that do not have two (ISO 4217, list one). */
const ODD_DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    BHD: 3,
    CLP: 0,
    IQD: 3,
    ISK: 0,
    JOD: 3,
    JPY: 0,
    KRW: 0,
    KWD: 3,
    LYD: 3,
    OMR: 3,
    PYG: 0,
    TND: 3,
    UGX: 0,
    VND: 0,
    XAF: 0,
    XOF: 0,
    XPF: 0,
  }),
);

/** Digits after the decimal sign in `currency` (ISO 4217): 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return ODD_DIGITS.get(currency) ?? 2;
}

/**
 * The minor units that a plain decimal such as `-1234.5` stands for, without floating point.
 * Takes an optional sign, digits and at most `minorDigits(currency)` decimals (a point); gives undefined for anything else
 * and for amounts beyond the safe integers.
 */
export function minorFromDecimal(text: string, currency: string): number | undefined {
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (!parts) return undefined;
  const [, sign, whole = '', fraction = ''] = parts;
  const digits = minorDigits(currency);
  const kept = fraction.replace(/0+$/, '');
  if (whole + fraction === '' || kept.length > digits) return undefined;
  const minor = Number(whole + kept.padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return undefined;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** The plain decimal of an amount in minor units: (-123450, 'CAD') → `-1234.50`. The inverse of `minorFromDecimal`. */
export function decimalFromMinor(amountMinor: number, currency: string): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
