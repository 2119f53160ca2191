import { oneLine } from '../../text/one-line.ts';
import type { Reading } from '../reading.ts';
import { combinedStatement, type AccountRows, type SignedRow } from './combined-statement.ts';
import { MessageAccounts, minorOfDigits, signedBy, sixDigitDay } from './message-accounts.ts';

/** Numbers of currencies in ISO 4217 that Spanish banks keep accounts in. */
const CURRENCIES: Readonly<Record<string, string>> = {
  '036': 'AUD',
  '124': 'CAD',
  '208': 'DKK',
  '392': 'JPY',
  '484': 'MXN',
  '578': 'NOK',
  '752': 'SEK',
  '756': 'CHF',
  '826': 'GBP',
  '840': 'USD',
  '978': 'EUR',
  '985': 'PLN',
};

const HEAD = /^11(\d{4})(\d{4})(\d{10})(\d{6})(\d{6})([12])(\d{14})(\d{3})/;
const ROW = /^22.{4}.{4}(\d{6})(\d{6})(\d{2})(\d{3})([12])(\d{14})(.{0,38})/;
const END = /^33\d{18}\d{5}\d{14}\d{5}\d{14}([12])(\d{14})/;

/** Whether a text is a Norma 43 file: an account's head with its balance. */
export const isNorma43 = (text: string): boolean => HEAD.test(text);

/**
 * Reads Norma 43 (AEB, "Cuaderno 43"): lines of 80 characters, a head (11), movements (22) with their words (23) and the balance at the end (33)
 * for each account. The day is that of the operation; 1 is money out, 2 in.
 */
export function readNorma43(text: string): Reading {
  const accounts = new MessageAccounts();
  let current: AccountRows | undefined;
  let last: SignedRow | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    const code = line.slice(0, 2);
    if (code === '11') {
      current = headed(accounts, line) ?? current;
      last = undefined;
    } else if (code === '22' && current) {
      last = rowOf(line, at + 1, current);
      if (!last) current.rows.push({ row: at + 1, reason: { code: 'unread-line' }, shown: line.trim() });
    } else if (code === '23' && last) last.description = withWords(last.description, line);
    else if (code === '33' && current) current.closing = balanceOf(END.exec(line), current.currency ?? '');
  }
  return combinedStatement('norma43', accounts.all());
}

function headed(accounts: MessageAccounts, line: string): AccountRows | undefined {
  const [, bank = '', office = '', number = '', , , mark = '', digits = '', currency = ''] =
    HEAD.exec(line) ?? [];
  if (number === '') return undefined;
  const account = accounts.named(`${bank} ${office} ${number}`, CURRENCIES[currency] ?? null);
  account.opening ??= balanceOf(['', mark, digits], account.currency ?? '');
  return account;
}

function balanceOf(parts: readonly string[] | null, currency: string): number | null {
  const [, mark, digits = ''] = parts ?? [];
  const minor = minorOfDigits(digits, 2, currency);
  return minor === undefined ? null : signedBy(mark === '1', minor);
}

/** A movement, added to its account; undefined where the line is none. */
function rowOf(line: string, row: number, { rows, currency }: AccountRows): SignedRow | undefined {
  const [, day = '', , , , mark, digits = '', references = ''] = ROW.exec(line) ?? [];
  const date = sixDigitDay(day, 'ymd');
  const minor = minorOfDigits(digits, 2, currency ?? '');
  if (date === undefined || minor === undefined) return undefined;
  // The last sixteen are words more often than a number; the document's number and the first reference are none.
  const words = oneLine(references.slice(22)).replace(/^0+$/, '');
  const read = { row, date, description: words, amount: signedBy(mark === '1', minor) };
  rows.push(read);
  return read;
}

/** Two groups of 38 characters, which say more than the reference on the movement's own line. */
function withWords(said: string, line: string): string {
  const words = oneLine(`${line.slice(4, 42)} ${line.slice(42, 80)}`);
  return (words.includes(said) ? words : oneLine(`${said} ${words}`)).slice(0, 500);
}
