import { minorDigits } from '../../../../shared/money.ts';
import type { CivilDate } from '../../../../shared/civil-date.ts';
import { oneLine } from '../../text/one-line.ts';
import type { Reading } from '../reading.ts';
import { combinedStatement, type AccountRows } from './combined-statement.ts';
import { MessageAccounts, minorOfDigits, signedBy, sixDigitDay } from './message-accounts.ts';

/** A record with the lines that go on with it, and the line it begins on. */
interface BaiRecord {
  readonly code: string;
  text: string;
  readonly row: number;
}

const OPENING = '010';
const CLOSING = '015';

/** Whether a text is a BAI2 file: it begins with the file's head. */
export const isBai2 = (text: string): boolean => /^01,[^,\n]*,[^,\n]*,\d{6},\d{0,4},/.test(text);

/**
 * Reads BAI2 (Bank Administration Institute, "Cash Management Balance Reporting", version 2): groups of a day (02), accounts with their
 * balances (03) and transactions (16). Amounts have no point; type codes of 100 to 399 and 920 to 959 are money in.
 */
export function readBai2(text: string): Reading {
  const accounts = new MessageAccounts();
  let day: CivilDate | undefined;
  let common = 'USD';
  let current: AccountRows | undefined;
  for (const record of recordsOf(text)) {
    const fields = record.text.split(',');
    if (record.code === '02') [day, common] = [sixDigitDay(fields[3] ?? '', 'ymd'), fields[5] || 'USD'];
    else if (record.code === '03') current = accountOf(accounts, fields, common);
    else if (record.code === '16' && current) addRow(current, record, day);
  }
  return combinedStatement('bai2', accounts.all());
}

function recordsOf(text: string): BaiRecord[] {
  const records: BaiRecord[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const [, code, rest = ''] = /^(\d{2}),(.*)$/.exec(line.trimEnd()) ?? [];
    const last = records.at(-1);
    const content = rest.replace(/\/$/, '');
    if (code === '88' && last) last.text += `${joint(last)}${content}`;
    else if (code !== undefined) records.push({ code, text: content, row: at + 1 });
  }
  return records;
}

/** Fields go on behind a comma, a transaction's words behind a blank. */
function joint({ code, text }: BaiRecord): string {
  const fields = text.split(',');
  return code === '16' && fields.length > 4 + fundsFields(fields.slice(2)) ? ' ' : ',';
}

/** An account with the balances of its record: type code, amount, item count and funds type, again and again. */
function accountOf(accounts: MessageAccounts, fields: readonly string[], common: string): AccountRows {
  const [number = '', code] = fields;
  const account = accounts.named(number.trim(), code?.trim() || common);
  const currency = account.currency ?? common;
  let at = 2;
  while (at < fields.length) {
    const [type, amount] = [fields[at]?.trim(), fields[at + 1] ?? ''];
    if (type === OPENING) account.opening ??= balanceOf(amount, currency);
    if (type === CLOSING) account.closing = balanceOf(amount, currency) ?? account.closing;
    at += 3 + fundsFields(fields.slice(at + 3));
  }
  return account;
}

/** How many fields say when funds are available, from their type on. */
function fundsFields([type = '', count = '']: readonly string[]): number {
  if (type === 'V') return 3;
  if (type === 'S') return 4;
  return type === 'D' ? 2 + 2 * Number(count || 0) : 1;
}

function balanceOf(shown: string, currency: string): number | null {
  const [, sign, digits = ''] = /^([+-]?)(\d+)$/.exec(shown.trim()) ?? [];
  const minor = minorOfDigits(digits, minorDigits(currency), currency);
  return minor === undefined ? null : signedBy(sign === '-', minor);
}

function addRow(
  { rows, currency }: AccountRows,
  { text, row }: BaiRecord,
  date: CivilDate | undefined,
): void {
  const fields = text.split(',');
  const [type = '', digits = ''] = fields;
  const isOut = wayOf(Number(type));
  const minor = minorOfDigits(digits.trim(), minorDigits(currency ?? ''), currency ?? '');
  if (isOut === undefined && (minor ?? 0) === 0) return;
  if (date === undefined || isOut === undefined || minor === undefined) {
    rows.push({ row, reason: { code: 'unread-line' }, shown: text });
    return;
  }
  const funds = fundsFields(fields.slice(2));
  const [bankReference = '', ownReference = '', ...words] = fields.slice(2 + funds);
  const description = oneLine(words.join(',')) || oneLine(`${ownReference} ${bankReference}`);
  rows.push({ row, date, description: description.slice(0, 500), amount: signedBy(isOut, minor) });
}

/** Whether a type code takes money; undefined for codes of neither side. */
function wayOf(type: number): boolean | undefined {
  if ((type >= 100 && type < 400) || (type >= 920 && type < 960)) return false;
  return (type >= 400 && type < 700) || (type >= 960 && type < 1000) ? true : undefined;
}
