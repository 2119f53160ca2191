import { civilDate, isCivilDate } from '../../shared/civil-date.ts';
import type { CivilDate } from '../../shared/civil-date.ts';
import type { DateFormat } from '../../shared/model/template.ts';
import { decimalFromMinor } from '../../shared/money.ts';
import { spokenLanguage } from '../../shared/text/language.ts';
import { reckon } from './reckon.ts';

/** The minor units that a typed amount or sum stands for, by the rules of `reckon`. */
export const amountFromText = (text: string, currency: string): number | undefined =>
  reckon(text, currency)?.amount;

/** A typed amount as a form sends it, minor units: undefined where nothing is typed, NaN where it can't be read; the contract has words for both. */
export const typedAmount = (text: string, currency: string): number | undefined =>
  text.trim() === '' ? undefined : (amountFromText(text, currency) ?? Number.NaN);

const HUNDREDTHS = /\.(?=\d\d$)/;

/**
 * An amount as it stands in a field, to be read back by `reckon`: with the language's decimal mark. Thousandths keep the point, since a
 * comma before three digits groups them.
 */
export function fieldAmount(amountMinor: number, currency: string): string {
  const decimal = decimalFromMinor(amountMinor, currency);
  return spokenLanguage() === 'fr' ? decimal.replace(HUNDREDTHS, ',') : decimal;
}

/** A typed line or a chosen value as a form sends it: undefined where nothing stands. */
export const typedText = (text: string): string | undefined => text.trim() || undefined;

const ORDERS = {
  'YYYY-MM-DD': ['year', 'month', 'day'],
  'MM/DD/YYYY': ['month', 'day', 'year'],
  'DD/MM/YYYY': ['day', 'month', 'year'],
} as const satisfies Record<DateFormat, readonly string[]>;
const CENTURY = 2000;

/**
 * The day that is typed in the organisation's order, with any separators or none; one that begins with its year is understood
 * everywhere. Undefined for anything else: 03/04/2026 is two days, and only where days are written so is it known which.
 */
export function dayFromText(text: string, format: DateFormat): CivilDate | undefined {
  const plain = text.trim();
  if (isCivilDate(plain)) return plain;
  const parts = /^\d{8}$/.test(plain) ? cutLike(format, plain) : plain.split(/\s*[./\s-]\s*/);
  if (parts.length !== 3) return undefined;
  const beginsWithYear = /^\d{4}$/.test(parts[0] ?? '');
  if (!beginsWithYear && format === 'YYYY-MM-DD') return undefined;
  const order = beginsWithYear ? ORDERS['YYYY-MM-DD'] : ORDERS[format];
  const { year = '', month = '', day = '' } = Object.fromEntries(order.map((name, at) => [name, parts[at]]));
  if (!/^(\d{2}|\d{4})$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined;
  return civilDate(Number(year) + (year.length === 2 ? CENTURY : 0), Number(month), Number(day));
}

function cutLike(format: DateFormat, digits: string): string[] {
  const [first, second] = format === 'YYYY-MM-DD' ? [4, 6] : [2, 4];
  return [digits.slice(0, first), digits.slice(first, second), digits.slice(second)];
}
