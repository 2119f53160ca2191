import { oneLine } from '../../text/one-line.ts';
import { civilDate, type CivilDate } from '../../../../shared/civil-date.ts';
import { crossRate, ratePattern } from '../../../../shared/exchange.ts';
import { minorFromDecimal } from '../../../../shared/money.ts';
import type { StatementAccount } from '../../../../shared/model/statement.ts';
import type { StatedRate } from '../../../../shared/model/worth.ts';
import { currencyCodes } from '../../text/written-money.ts';
import { rateStated } from '../stated-rate.ts';
import { unescapeMarkup } from './html-table.ts';
import { combinedStatement, type AccountRows } from './combined-statement.ts';
import { problem, type Reading } from '../reading.ts';
import { amountTrouble, dateTrouble } from '../unread-cell.ts';

/** One tag of the file with the value after it, and the line it stands on. */
interface Element {
  tag: string;
  value: string;
  line: number;
}

const AMOUNT_MAX = 100_000_000_000;

/**
 * Reads OFX and QFX, SGML and XML alike: the tags in their order, never their closing, since banks leave those out or
 * double them (OFX 1.6 and 2.3, chapters 2 and 11).
 */
export function readOfx(text: string): Reading {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return problem('unreadable-file', { code: 'entities-in-ofx' });
  const elements = withoutGrouping(elementsOf(text));
  const bank = namedBank(elements);
  const accounts = accountSections(elements).map((section) => accountFrom(section, bank));
  if (accounts.length === 0) return problem('no-transactions', { code: 'no-account-in-ofx' });
  const rows = accounts.flatMap((account) => account.rows);
  if (rows.length > 0 && rows.every((row) => 'reason' in row && row.reason.code === 'investment'))
    return problem('unsupported-format', { code: 'only-investments' });
  return combinedStatement('ofx', accounts);
}

function elementsOf(text: string): Element[] {
  const elements: Element[] = [];
  let line = 1;
  let from = 0;
  for (const match of text.matchAll(/<([A-Z][A-Z0-9.]*)>([^<]*)/gi)) {
    line += countLines(text.slice(from, match.index));
    from = match.index;
    elements.push({ tag: (match[1] ?? '').toUpperCase(), value: (match[2] ?? '').trim(), line });
  }
  return elements;
}

/** A separator of thousands, by the other sign behind it or by itself once more. */
const GROUPED = /([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]|([.,])\d{3}\2\d{3}(?!\d)/;

/** The elements with amounts as OFX writes them: it knows no separators of thousands, but some banks write one ("2.000,00", and "1.500"). */
function withoutGrouping(elements: readonly Element[]): Element[] {
  const isAmount = ({ tag }: Element): boolean => tag === 'TRNAMT' || tag === 'BALAMT';
  const signs = elements.flatMap((element) => {
    const [, before, repeated] = (isAmount(element) && GROUPED.exec(element.value)) || [];
    return before ?? repeated ?? [];
  });
  const [sign, ...others] = new Set(signs);
  if (!sign || others.length > 0) return [...elements];
  const grouping = new RegExp(String.raw`[${sign}](?=\d{3}(?!\d))`, 'g');
  return elements.map((element) =>
    isAmount(element) ? { ...element, value: element.value.replace(grouping, '') } : element,
  );
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/** Each account's elements: from one statement's beginning to the next. A bare list of transactions is one of an account not named. */
function accountSections(elements: Element[]): Element[][] {
  const starts = elements.flatMap(({ tag }, at) => (/^(STMTRS|CCSTMTRS|INVSTMTRS)$/.test(tag) ? [at] : []));
  if (starts.length === 0 && elements.some(({ tag }) => tag === 'STMTTRN')) return [elements];
  return starts.map((start, at) => elements.slice(start, starts[at + 1] ?? elements.length));
}

/** The institution that signs the file. Some sign with the code of an old system, which says nothing to anybody. */
function namedBank(elements: readonly Element[]): string | undefined {
  const name = oneLine(unescapeMarkup(elements.find(({ tag }) => tag === 'ORG')?.value ?? ''));
  return name === '' ? undefined : (CODED_BANKS[name.toUpperCase()] ?? name);
}

const CODED_BANKS: Readonly<Record<string, string>> = {
  AMEX: 'American Express',
  B1: 'Chase',
  HAN: 'Bank of America',
  WF: 'Wells Fargo',
};

function accountFrom(section: Element[], bank: string | undefined): AccountRows {
  const value = (tag: string): string | undefined => section.find((element) => element.tag === tag)?.value;
  const currency = value('CURDEF')?.toUpperCase().slice(0, 3) ?? null;
  const ledger = section.findIndex(({ tag }) => tag === 'LEDGERBAL');
  const balance = ledger < 0 ? undefined : section.slice(ledger).find(({ tag }) => tag === 'BALAMT')?.value;
  const starts = section.flatMap(({ tag }, at) => (tag === 'STMTTRN' ? [at] : []));
  const rows = starts.map((start, at) =>
    rowFrom(section.slice(start, endOf(section, start, starts[at + 1])), currency ?? ''),
  );
  const trades = section.filter(({ tag }) => tag === 'INVTRAN');
  const [from, to] = [ofxDate(value('DTSTART') ?? ''), ofxDate(value('DTEND') ?? '')];
  return {
    currency,
    period: from !== undefined && to !== undefined ? { from, to } : undefined,
    account: ofxAccount(section, value, bank),
    opening: null,
    closing: minorOf(balance, currency ?? '') ?? null,
    rows: [...rows, ...trades.map(({ line }) => ({ row: line, reason: { code: 'investment' as const } }))],
  };
}

/** A transaction's elements end at the next one or at the balances. */
function endOf(section: Element[], start: number, next: number | undefined): number {
  const last = next ?? section.length;
  for (let at = start + 1; at < last; at += 1)
    if (/^(LEDGERBAL|AVAILBAL|BALLIST|INVBAL|BANKTRANLIST)$/.test(section[at]?.tag ?? '')) return at;
  return last;
}

function ofxAccount(
  section: Element[],
  value: (tag: string) => string | undefined,
  bank: string | undefined,
): StatementAccount | null {
  const number = value('ACCTID')?.trim();
  if (!number) return null;
  const isCard = section[0]?.tag === 'CCSTMTRS';
  const type = value('ACCTTYPE')?.toUpperCase();
  const kind = isCard
    ? 'credit-card'
    : type === 'SAVINGS'
      ? 'savings'
      : type === 'CHECKING'
        ? 'checking'
        : undefined;
  return {
    label: number,
    number,
    ...(kind === undefined ? {} : { kind }),
    ...(bank === undefined ? {} : { bank }),
  };
}

function rowFrom(elements: Element[], currency: string): AccountRows['rows'][number] {
  const value = (tag: string): string => elements.find((element) => element.tag === tag)?.value ?? '';
  const row = elements[0]?.line ?? 1;
  const date = ofxDate(value('DTPOSTED'));
  const amount = minorOf(value('TRNAMT'), currency);
  if (date === undefined) return { row, reason: dateTrouble(value('DTPOSTED')) };
  if (amount === undefined) return { row, reason: amountTrouble(value('TRNAMT')) };
  return { row, date, description: descriptionOf(value), amount, ...statedRate(elements, currency) };
}

/**
 * What the amount was before the bank brought it to the account's currency: ORIGCURRENCY, whose CURRATE says units of the account's currency for
 * one of CURSYM (OFX 2.3, section 5.2).
 */
function statedRate(elements: Element[], currency: string): { statedRate?: StatedRate } {
  const start = elements.findIndex(({ tag }) => tag === 'ORIGCURRENCY');
  const original = start < 0 ? [] : elements.slice(start, start + 3);
  const value = (tag: string) => original.find((element) => element.tag === tag)?.value ?? '';
  const code = value('CURSYM').toUpperCase();
  const home = value('CURRATE').replace(',', '.');
  if (code === currency || !currencyCodes.has(code)) return {};
  return rateStated(code, ratePattern.test(home) ? crossRate(home, '1') : '');
}

/** The payee, then what the memo adds; the kind of transaction where both are empty. */
function descriptionOf(value: (tag: string) => string): string {
  const parts = [value('NAME'), value('MEMO')].map((part) => oneLine(unescapeMarkup(unescapeMarkup(part))));
  const [name = '', memo = ''] = parts;
  if (name === '' && memo === '') return value('TRNTYPE');
  const isRepeated = name.includes(memo);
  return isRepeated ? name : memo.startsWith(name) ? memo : `${name} ${memo}`;
}

/** `yyyyMMdd` with whatever time and zone follows: the bank's own day. */
function ofxDate(text: string): CivilDate | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  return civilDate(Number(year), Number(month), Number(day));
}

/** OFX writes a point or a comma before the decimals. */
function minorOf(text: string | undefined, currency: string): number | undefined {
  if (!text) return undefined;
  const minor = minorFromDecimal(text.replace(',', '.'), currency);
  return minor === undefined || Math.abs(minor) > AMOUNT_MAX ? undefined : minor;
}
