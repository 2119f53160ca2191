import { civilDate, type CivilDate } from '../../../../shared/civil-date.ts';
import { minorFromDecimal } from '../../../../shared/money.ts';
import { bankOfIban } from '../bank-names.ts';
import type { AccountRows } from './combined-statement.ts';

/** The accounts of a file of banks' messages, each once however many messages tell of it. */
export class MessageAccounts {
  readonly #byNumber = new Map<string, AccountRows>();

  /** The account of that number, as it is known so far; the currency stays the first one named. */
  named(number: string, currency: string | null): AccountRows {
    const bank = bankOfIban(number);
    const account = { label: number, number, ...(bank === undefined ? {} : { bank }) };
    const known = this.#byNumber.get(number) ?? { currency, account, opening: null, closing: null, rows: [] };
    this.#byNumber.set(number, known);
    return known;
  }

  all(): AccountRows[] {
    return [...this.#byNumber.values()];
  }
}

/** A day of six digits: `ymd` 260930, `dmy` 300926; undefined where there is no such day. */
export function sixDigitDay(text: string, order: 'ymd' | 'dmy'): CivilDate | undefined {
  const [, a, b, c] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  const [year, day] = order === 'ymd' ? [a, c] : [c, a];
  return civilDate(2000 + Number(year), Number(b), Number(day));
}

/** Minor units of digits whose last `decimals` stand behind a point that isn't written; undefined where they are no number. */
export function minorOfDigits(digits: string, decimals: number, currency: string): number | undefined {
  if (!/^\d+$/.test(digits)) return undefined;
  const padded = digits.padStart(decimals + 1, '0');
  const at = padded.length - decimals;
  return minorFromDecimal(decimals === 0 ? padded : `${padded.slice(0, at)}.${padded.slice(at)}`, currency);
}

/** An amount with the sign that its message says. */
export const signedBy = (isOut: boolean, minor: number): number => (isOut && minor !== 0 ? -minor : minor);
