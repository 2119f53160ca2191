import { decimalFromMinor, minorDigits } from '../../shared/money.ts';
import type { DateFormat } from '../../shared/model/template.ts';

export { formatDay } from '../../shared/format-day.ts';

const TRUE_MINUS = '−';

export type MoneySign = 'auto' | 'always' | 'never';

/**
 * An amount in minor units as a person reads it: its currency's symbol and digits, a true minus sign. Never goes through
 * floating point (Intl takes the decimal as text). `sign`: 'auto' marks negatives, 'always' also positives, 'never' none. Beside the
 * books' own currency, `home`, any other says which it is: US$12.00 in Canadian books.
 */
export function formatMoney(
  amountMinor: number,
  currency: string,
  sign: MoneySign = 'auto',
  home = currency,
): string {
  const decimal = decimalFromMinor(Math.abs(amountMinor), currency) as Intl.StringNumericLiteral;
  return `${signOf(amountMinor, sign)}${writerOf(currency, currency === home).format(decimal)}`;
}

const writers = new Map<string, Intl.NumberFormat>();

/** Kept, because one takes longer to make than a whole row of a list to draw. */
function writerOf(currency: string, isHome: boolean): Intl.NumberFormat {
  const key = `${currency} ${isHome}`;
  const digits = minorDigits(currency);
  const writer =
    writers.get(key) ??
    // In the world's English every dollar but the plain one of its own country says whose it is.
    new Intl.NumberFormat('en-001', {
      style: 'currency',
      currency,
      currencyDisplay: isHome ? 'narrowSymbol' : 'symbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  writers.set(key, writer);
  return writer;
}

function signOf(amountMinor: number, sign: MoneySign): string {
  if (sign === 'never' || amountMinor === 0) return '';
  if (amountMinor < 0) return TRUE_MINUS;
  return sign === 'always' ? '+' : '';
}

/** A currency by its code and its name: "CAD – Canadian Dollar"; the code alone where it names none. */
export function formatCurrency(currency: string): string {
  const name = /^[A-Z]{3}$/.test(currency) && new Intl.DisplayNames('en', { type: 'currency' }).of(currency);
  return name && name !== currency ? `${currency} – ${name}` : currency;
}

/** The English of the countries that write days so. */
const ENGLISH = {
  'MM/DD/YYYY': 'en-US',
  'DD/MM/YYYY': 'en-GB',
  'YYYY-MM-DD': 'en-CA',
} as const satisfies Record<DateFormat, string>;

const dayWriters = new Map<DateFormat, Intl.DateTimeFormat>();

/** A civil day in words, for headings of day groups and for screen readers, in the organisation's order: "Sunday, 2 March 2025". */
export function formatDayInWords(day: string, format: DateFormat): string {
  const writer =
    dayWriters.get(format) ??
    new Intl.DateTimeFormat(ENGLISH[format], { dateStyle: 'full', timeZone: 'UTC' });
  dayWriters.set(format, writer);
  return writer.format(new Date(`${day}T00:00:00Z`));
}

/** A month (yyyy-MM): its initial, in short or written out, these two with its year. */
export function formatMonth(month: string, length: 'narrow' | 'short' | 'long'): string {
  return new Intl.DateTimeFormat('en', {
    month: length,
    ...(length === 'narrow' ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
