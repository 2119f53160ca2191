import { civilDate, type CivilDate } from '../../../../shared/civil-date.ts';
import { bankOfBic, bankOfIban } from '../bank-names.ts';
import { combinedStatement, type AccountRows, type SignedRow } from './combined-statement.ts';
import type { Reading, UnreadRow } from '../reading.ts';
import { minorFromCore } from '../../text/written-money.ts';
import { oneLine } from '../../text/one-line.ts';

/** One field of the message, `:61:` and what follows up to the next, with its line. */
interface Field {
  tag: string;
  text: string;
  line: number;
}

const STATEMENT_LINE = /^(\d{2})(\d{2})(\d{2})(\d{4})?\s*(RC|RD|C|D)([A-Z])?(\d[\d,.]*)(.*)$/s;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d[\d,.]*)/;

/** Reads MT940 and MT942 (SWIFT): field by field; the daily messages of one account make one statement. */
export function readMt940(text: string): Reading {
  const accounts = new Map<string, AccountRows>();
  let current: AccountRows = emptyAccount();
  const fields = fieldsOf(text);
  const sender = senderOf(text);
  for (const [at, field] of fields.entries()) {
    if (field.tag === '25') current = accountNamed(accounts, field.text, sender);
    else if (/^60[FM]$/.test(field.tag)) current.opening ??= balanceIn(current, field.text);
    else if (/^62[FM]$/.test(field.tag)) current.closing = balanceIn(current, field.text) ?? current.closing;
    // An interim report has no balance, and names its currency with the least amount that it tells of.
    else if (field.tag === '34F') current.currency ??= /^[A-Z]{3}/.exec(field.text)?.[0] ?? null;
    else if (field.tag === '61')
      current.rows.push(rowFrom(field, detailsAfter(fields, at), current.currency ?? ''));
  }
  return combinedStatement('mt940', [...(accounts.size === 0 ? [current] : accounts.values())]);
}

function emptyAccount(): AccountRows {
  return { currency: null, account: null, opening: null, closing: null, rows: [] };
}

/** The bank in the head of the message: the one that sent it, else the one that it was written at. */
function senderOf(text: string): string | undefined {
  const sent =
    /\{2:O\d{3}\d{10}([A-Z]{6}[A-Z0-9]{2})/.exec(text) ?? /\{1:F01([A-Z]{6}[A-Z0-9]{2})/.exec(text);
  return sent?.[1] === undefined ? undefined : bankOfBic(sent[1]);
}

function accountNamed(
  accounts: Map<string, AccountRows>,
  text: string,
  sender: string | undefined,
): AccountRows {
  const label = text.split('\n')[0]?.trim() ?? '';
  const bank = bankOfBic(label.split('/')[0] ?? '') ?? bankOfIban(label) ?? sender;
  const account = { label, number: label, ...(bank === undefined ? {} : { bank }) };
  const known = accounts.get(label) ?? { ...emptyAccount(), account };
  accounts.set(label, known);
  return known;
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  text.split('\n').forEach((line, at) => {
    const start = /^:(\d{2}[A-Z]?):(.*)$/.exec(line);
    if (start) fields.push({ tag: start[1] ?? '', text: start[2] ?? '', line: at + 1 });
    else if (!/^(-\}?$|\{)/.test(line)) extend(fields.at(-1), line);
  });
  return fields;
}

function extend(field: Field | undefined, line: string): void {
  if (field) field.text += `\n${line}`;
}

/** `C260320EUR1000,00`: credit or debit, day, currency, amount. */
function balanceIn(account: AccountRows, text: string): number | null {
  const [, mark, , currency = '', amount = ''] = BALANCE.exec(text) ?? [];
  if (mark === undefined) return null;
  account.currency ??= currency;
  const minor = minorOf(amount, account.currency);
  return minor === undefined ? null : mark === 'D' && minor !== 0 ? -minor : minor;
}

/** SWIFT writes a comma before the decimals; some banks write a point, which says nothing else before two last digits. */
function minorOf(amount: string, currency: string): number | undefined {
  return minorFromCore(amount, /^\d+\.\d{2}$/.test(amount) ? '.' : ',', currency);
}

function detailsAfter(fields: Field[], at: number): string {
  const next = fields[at + 1];
  return next?.tag === '86' ? next.text : '';
}

function rowFrom(field: Field, details: string, currency: string): SignedRow | UnreadRow {
  const parts = STATEMENT_LINE.exec(field.text);
  if (!parts) return { row: field.line, reason: { code: 'unread-line' } };
  const [, year, month, day, entry, mark, , amount = '', rest = ''] = parts;
  const date = civilDate(2000 + Number(year), Number(month), Number(day)) ?? entryDate(year, entry);
  const minor = minorOf(amount, currency);
  if (date === undefined) return { row: field.line, reason: { code: 'impossible-date' } };
  if (minor === undefined) return { row: field.line, reason: { code: 'unread-amount', shown: amount } };
  const isOut = mark === 'D' || mark === 'RC';
  return {
    row: field.line,
    date,
    description: describe(details, rest),
    amount: isOut && minor !== 0 ? -minor : minor,
  };
}

/** Some banks value at 30 February: the entry's own day then counts. */
function entryDate(year: string | undefined, entry: string | undefined): CivilDate | undefined {
  return entry && civilDate(2000 + Number(year), Number(entry.slice(0, 2)), Number(entry.slice(2)));
}

/** The information for the owner with its sub-field numbers (`?20`) turned to blanks; else the line's own reference. */
function describe(details: string, rest: string): string {
  const text = oneLine(details.replace(/\n/g, '').replace(/\?\d{2}/g, ' '));
  return (text === '' ? oneLine(rest) : text).slice(0, 500);
}
