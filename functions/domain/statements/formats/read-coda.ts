import { oneLine } from '../../text/one-line.ts';
import type { Reading } from '../reading.ts';
import { combinedStatement, type AccountRows, type SignedRow } from './combined-statement.ts';
import { MessageAccounts, minorOfDigits, signedBy, sixDigitDay } from './message-accounts.ts';

/** Amounts have three decimals, whatever the currency. */
const DECIMALS = 3;
/** Where no detail follows, or where a whole is given that details take apart. */
const WHOLE = '0000';

/** Whether a text is a CODA file: the head has zeros, a day, the bank's number and the code 05. */
export const isCoda = (text: string): boolean => /^0{5}\d{6}\d{3}05/.test(text);

/**
 * Reads CODA (Febelfin, "Coded statement of account", version 2): lines of 128 characters. Old balance (1), movements (21) with more of
 * their words (22, 23) and information (31 to 33), new balance (8). Details of a movement that is given whole are none. The day is that of entry.
 */
export function readCoda(text: string): Reading {
  const accounts = new MessageAccounts();
  let current: AccountRows | undefined;
  let last: SignedRow | undefined;
  let sequence = '';
  for (const [at, line] of text.split('\n').entries()) {
    const code = line.slice(0, 2);
    if (line.startsWith('1')) {
      current = opened(accounts, line);
      last = undefined;
    } else if (line.startsWith('2') || line.startsWith('3')) {
      // Further lines of a movement have its number, and those of its details another one behind it.
      if (line.slice(6, 10) !== WHOLE) continue;
      if (code === '21' && current) [last, sequence] = [rowOf(line, at + 1, current), line.slice(2, 6)];
      else if (last && line.slice(2, 6) === sequence) last.description = withWords(last.description, line);
    } else if (line.startsWith('8') && current)
      current.closing = balanceIn(line.slice(41, 57), current.currency);
  }
  return combinedStatement('coda', accounts.all());
}

/** The account of an old balance: a Belgian number, or an IBAN, and the currency behind it. */
function opened(accounts: MessageAccounts, line: string): AccountRows {
  const isIban = /[23]/.test(line[1] ?? '');
  const number = (isIban ? line.slice(5, 39) : line.slice(5, 17)).trim();
  const currency = isIban ? line.slice(39, 42) : line.slice(18, 21);
  const account = accounts.named(number, /^[A-Z]{3}$/.test(currency) ? currency : 'EUR');
  account.opening ??= balanceIn(line.slice(42, 58), account.currency);
  return account;
}

/** A sign (1 is below zero) and fifteen digits. */
function balanceIn(shown: string, currency: string | null): number | null {
  const minor = minorOfDigits(shown.slice(1), DECIMALS, currency ?? '');
  return minor === undefined ? null : signedBy(shown.startsWith('1'), minor);
}

function rowOf(line: string, row: number, { rows, currency }: AccountRows): SignedRow | undefined {
  const amount = balanceIn(line.slice(31, 47), currency);
  const date = sixDigitDay(line.slice(115, 121), 'dmy') ?? sixDigitDay(line.slice(47, 53), 'dmy');
  if (amount === null || date === undefined) {
    rows.push({ row, reason: { code: 'unread-line' }, shown: line.trim() });
    return undefined;
  }
  const read = { row, date, amount, description: said(line.slice(61, 115)) };
  rows.push(read);
  return read;
}

/** Free words behind a 0; behind a 1 the kind of a structured message, then its content. */
const said = (shown: string): string =>
  oneLine(shown.startsWith('1') ? shown.slice(4) : shown.slice(1)).replace(/^0+$/, '');

/** Where further lines have their words, by their kind. */
const WORDS_OF: Readonly<Record<string, (line: string) => string>> = {
  '22': (line) => line.slice(10, 63),
  '23': (line) => `${line.slice(47, 82)} ${line.slice(82, 125)}`,
  '31': (line) => said(line.slice(39, 113)),
  '32': (line) => line.slice(10, 115),
  '33': (line) => line.slice(10, 100),
};

const withWords = (description: string, line: string): string =>
  oneLine(`${description} ${WORDS_OF[line.slice(0, 2)]?.(line) ?? ''}`).slice(0, 500);
