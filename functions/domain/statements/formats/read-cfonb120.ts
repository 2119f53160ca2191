import { oneLine } from '../../text/one-line.ts';
import type { Reading } from '../reading.ts';
import { combinedStatement, type AccountRows, type SignedRow } from './combined-statement.ts';
import { MessageAccounts, minorOfDigits, signedBy, sixDigitDay } from './message-accounts.ts';

/** A line of an account: its kind, bank, branch, currency with its decimals, account number and day. */
const LINE = /^(01|04|05|07)(\d{5}).{4}(\d{5})([A-Z]{3}|.{3})(\d|.).(.{11}).{2}(\d{6})/;
/** The last digit of an amount says its sign as well: `{` and A–I are 0–9 in, `}` and J–R are 0–9 out. */
const POSITIVE = '{ABCDEFGHI';
const NEGATIVE = '}JKLMNOPQR';
const AMOUNT_AT = 90;

/** Whether a text is a CFONB 120 file: it begins with an account's old balance. */
export const isCfonb120 = (text: string): boolean =>
  /^01\d{5}.{4}\d{5}/.test(text) && LINE.test(text) && signedAmount(text, '2', 'EUR') !== undefined;

/**
 * Reads CFONB 120 ("Relevé de compte", CFONB 2004): lines of 120 characters, old balance (01), movements (04) with their words (05), new balance (07)
 * for each account and day. The day is that of booking.
 */
export function readCfonb120(text: string): Reading {
  const accounts = new MessageAccounts();
  let last: SignedRow | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    const [, kind, bank = '', branch = '', code = '', decimals = '2', number = '', day = ''] =
      LINE.exec(line) ?? [];
    if (kind === undefined) {
      if (line.trim() !== '') refuse(accounts, line, at + 1);
      continue;
    }
    const currency = /^[A-Z]{3}$/.test(code) ? code : 'EUR';
    const account = accounts.named(`${bank} ${branch} ${number.trim()}`, currency);
    const amount = signedAmount(line, decimals, currency);
    if (kind === '01') account.opening ??= amount ?? null;
    else if (kind === '07') account.closing = amount ?? account.closing;
    else if (kind === '04') last = rowOf(line, { row: at + 1, day, amount }, account);
    else if (last) last.description = withWords(last.description, line);
  }
  return combinedStatement('cfonb120', accounts.all());
}

function refuse(accounts: MessageAccounts, line: string, row: number): void {
  accounts
    .all()
    .at(-1)
    ?.rows.push({ row, reason: { code: 'unread-line' }, shown: line.trim() });
}

function rowOf(
  line: string,
  { row, day, amount }: { row: number; day: string; amount: number | undefined },
  { rows }: AccountRows,
): SignedRow | undefined {
  const date = sixDigitDay(day, 'dmy');
  if (date === undefined || amount === undefined) {
    rows.push({ row, reason: { code: 'unread-line' }, shown: line.trim() });
    return undefined;
  }
  const read = { row, date, description: oneLine(line.slice(48, 79)), amount };
  rows.push(read);
  return read;
}

function signedAmount(line: string, decimals: string, currency: string): number | undefined {
  const shown = line.slice(AMOUNT_AT, AMOUNT_AT + 14);
  const mark = shown.at(-1) ?? '';
  const isOut = NEGATIVE.includes(mark);
  const digit = (isOut ? NEGATIVE : POSITIVE).indexOf(mark);
  if (shown.length < 14 || digit < 0) return undefined;
  const minor = minorOfDigits(shown.slice(0, -1) + String(digit), Number(decimals) || 0, currency);
  return minor === undefined ? undefined : signedBy(isOut, minor);
}

/** Qualifiers of further lines whose content is the other party or what was paid for. */
const SAYING = /^(LIB|NPY|NBE|LCC|LC2|LCS|RCN|REF|   )$/;

function withWords(said: string, line: string): string {
  if (!SAYING.test(line.slice(45, 48))) return said;
  const words = oneLine(line.slice(48, 118));
  return words === '' || said.includes(words) ? said : `${said} ${words}`.slice(0, 500);
}
