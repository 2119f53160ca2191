import { formatDay } from '../../shared/format-day.ts';
import { decimalFromMinor, minorDigits } from '../../shared/money.ts';
import type { DateFormat } from '../../shared/model/template.ts';
import { withFirstOfMonth } from '../../shared/text/first-of-month.ts';
import type { Language } from '../../shared/text/language.ts';
import { currentLanguage } from '../text/speak.ts';

export { formatDay };

export const TRUE_MINUS = '−';

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
  language = currentLanguage(),
): string {
  const decimal = decimalFromMinor(Math.abs(amountMinor), currency) as Intl.StringNumericLiteral;
  return `${signOf(amountMinor, sign)}${writerOf(currency, currency === home, locales[language].money).format(decimal)}`;
}

/** How a language writes what is not words. In the world's English every dollar but the plain one of its own country says whose it is. */
const locales = {
  en: { money: 'en-001', names: 'en' },
  fr: { money: 'fr-CA', names: 'fr-CA' },
} as const satisfies Record<Language, object>;
/** That of the language that is spoken. */
export const usual = (language = currentLanguage()) => locales[language];

const writers = new Map<string, Intl.NumberFormat>();

/** Kept, because one takes longer to make than a whole row of a list to draw. */
function writerOf(currency: string, isHome: boolean, locale: string): Intl.NumberFormat {
  const key = `${currency} ${isHome} ${locale}`;
  const digits = minorDigits(currency);
  const writer =
    writers.get(key) ??
    new Intl.NumberFormat(locale, {
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

/** A share of a hundred, with the sign where the language has it: 20% or 20 %. */
export const formatPercent = (percent: number): string =>
  new Intl.NumberFormat(usual().names, { style: 'percent', maximumFractionDigits: 3 }).format(percent / 100);

/** A currency by its code and its name: "CAD – Canadian Dollar"; the code alone where it names none. */
export function formatCurrency(currency: string): string {
  const name =
    /^[A-Z]{3}$/.test(currency) && new Intl.DisplayNames(usual().names, { type: 'currency' }).of(currency);
  return name && name !== currency ? `${currency} – ${name}` : currency;
}

/** The English of the countries that write days so; French writes them in one way only. */
const ENGLISH = {
  'MM/DD/YYYY': 'en-US',
  'DD/MM/YYYY': 'en-GB',
  'YYYY-MM-DD': 'en-CA',
} as const satisfies Record<DateFormat, string>;

const dayWriters = new Map<string, Intl.DateTimeFormat>();

/** A civil day in words, for headings of day groups and for screen readers, in the organisation's order: "Sunday, 2 March 2025". */
export function formatDayInWords(day: string, format: DateFormat, language = currentLanguage()): string {
  const tag = language === 'en' ? ENGLISH[format] : locales[language].names;
  const writer = dayWriters.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  dayWriters.set(tag, writer);
  return withFirstOfMonth(writer.format(new Date(`${day}T00:00:00Z`)), language);
}

/** A month (yyyy-MM): its initial, in short or written out, these two with its year; or in short alone. */
export function formatMonth(month: string, length: 'narrow' | 'short' | 'long' | 'alone'): string {
  return new Intl.DateTimeFormat(usual().names, {
    month: length === 'alone' ? 'short' : length,
    ...(length === 'short' || length === 'long' ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}

/** A day of every year, written `MM-DD`: "April 6". */
export function formatDayOfYear(monthDay: string): string {
  const asked = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const written = new Intl.DateTimeFormat(usual().names, asked).format(
    new Date(`2001-${monthDay}T00:00:00Z`),
  );
  return withFirstOfMonth(written, currentLanguage());
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A time of day as clocks here say it, in a time zone or the reader's own: "8:05 AM", "8 h 05". The one form of hours in the app. */
export function formatClock(at: Date, timeZone?: string): string {
  const { names } = usual();
  const key = `${names} ${timeZone}`;
  const clock =
    clocks.get(key) ??
    new Intl.DateTimeFormat(names, { timeStyle: 'short', ...(timeZone === undefined ? {} : { timeZone }) });
  clocks.set(key, clock);
  return clock.format(at);
}

/** A full hour of the day: "8:00 AM", "8 h 00". */
export const formatHour = (hour: number): string => formatClock(new Date(Date.UTC(2001, 0, 1, hour)), 'UTC');

/** An instant by the reader's own clock, its day as the organization writes days: "2026-03-14, 8:05 AM". */
export function formatMoment(at: string, format: DateFormat): string {
  const moment = new Date(at);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return `${formatDay(local.toISOString().slice(0, 10), format)}, ${formatClock(moment)}`;
}
