import { parsed } from './damaged-file.ts';
import { oneLine } from '../../text/one-line.ts';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { isCivilDate } from '../../../../shared/civil-date.ts';
import { rateBetween } from '../../../../shared/exchange.ts';
import type { StatedRate } from '../../../../shared/model/worth.ts';
import { minorFromDecimal } from '../../../../shared/money.ts';
import { bankOfBic, bankOfIban } from '../bank-names.ts';
import { combinedStatement, type AccountRows, type SignedRow } from './combined-statement.ts';
import { problem, type Reading, type UnreadRow } from '../reading.ts';
import { rateStated } from '../stated-rate.ts';
import { currencyCodes } from '../../text/written-money.ts';
import { dateTrouble } from '../unread-cell.ts';

/** A parsed element: its attributes, text and children, all still text. */
type Node = Record<string, unknown>;

const LISTS = /^(Stmt|Rpt|Ntfctn|Ntry|Bal|NtryDtls|TxDtls|Ustrd)$/;

/**
 * Reads CAMT.053 (also .052 and .054) of ISO 20022, versions 2 to 8. Files with a DOCTYPE are refused: none is genuine. Throws
 * DamagedFile where the XML is not well-formed.
 */
export function readCamt(text: string): Reading {
  if (/<!DOCTYPE/i.test(text)) return problem('unreadable-file', { code: 'entities-in-xml' });
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    parseAttributeValue: false,
    removeNSPrefix: true,
    isArray: (name) => LISTS.test(name),
  });
  const root = parsed(() => {
    SyntaxValidator.validate(text);
    return parser.parse(text) as Node;
  });
  const statements = statementsOf(root);
  const lines = entryLines(text);
  let entry = 0;
  const accounts = statements.map((statement) => {
    const entries = list(statement, 'Ntry').map((node) => ({ node, line: lines[entry++] ?? 1 }));
    return accountFrom(statement, entries);
  });
  return combinedStatement('camt053', withDaysJoined(accounts));
}

/** The statements of each account, of a day each, as one where each begins with what the one before it ended with: the oldest or the newest first. */
function withDaysJoined(accounts: readonly AccountRows[]): AccountRows[] {
  const ofOne = Map.groupBy(accounts, ({ account, currency }) => JSON.stringify([account?.number, currency]));
  return [...ofOne.values()].flatMap((days) => {
    const [asWritten, turned] = [inOrder(days), inOrder(days.toReversed())];
    return turned.length < asWritten.length ? turned : asWritten;
  });
}

function inOrder(accounts: readonly AccountRows[]): AccountRows[] {
  const joined: AccountRows[] = [];
  accounts.forEach((next, at) => {
    const [whole, before] = [joined.at(-1), accounts[at - 1]];
    if (!whole || !before || !followsOn(before, next)) {
      joined.push({ ...next, rows: [...next.rows] });
      return;
    }
    whole.closing = next.closing;
    whole.period = whole.period && next.period && { from: whole.period.from, to: next.period.to };
    for (const row of next.rows) whole.rows.push(row);
  });
  return joined;
}

const followsOn = (before: AccountRows, next: AccountRows): boolean =>
  before.account !== null &&
  before.account.number === next.account?.number &&
  before.currency === next.currency &&
  before.closing !== null &&
  before.closing === next.opening &&
  lastDay(before) < firstDay(next);

const daysOf = ({ rows }: AccountRows): string[] => rows.flatMap((row) => ('date' in row ? [row.date] : []));
const lastDay = (rows: AccountRows): string => daysOf(rows).reduce((a, b) => (b > a ? b : a), '');
const firstDay = (rows: AccountRows): string => daysOf(rows).reduce((a, b) => (b < a ? b : a), '9');

function statementsOf(root: Node): Node[] {
  const document = child(root, 'Document');
  const message = ['BkToCstmrStmt', 'BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn'].map((name) =>
    child(document, name),
  );
  return message.flatMap((it) => ['Stmt', 'Rpt', 'Ntfctn'].flatMap((name) => list(it, name)));
}

/** The physical line of each entry, in document order. */
function entryLines(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let from = 0;
  for (const match of text.matchAll(/<(?:\w+:)?Ntry[\s>]/g)) {
    line += text.slice(from, match.index).split('\n').length - 1;
    from = match.index;
    lines.push(line);
  }
  return lines;
}

function accountFrom(statement: Node, entries: { node: Node; line: number }[]): AccountRows {
  const account = child(statement, 'Acct');
  const id = child(account, 'Id');
  const number = words(id, 'IBAN') || words(child(id, 'Othr'), 'Id');
  const balances = list(statement, 'Bal');
  const currency =
    words(account, 'Ccy') ||
    [...balances, ...entries.map((it) => it.node)]
      .map((it) => words(child(it, 'Amt'), '@_Ccy'))
      .find(Boolean) ||
    null;
  const opening = balanceOf(balances, ['OPBD', 'PRCD'], currency ?? '');
  const closing = balanceOf(balances, ['CLBD'], currency ?? '');
  const rows = entries.map(({ node, line }) => bookedRow(node, line, currency ?? ''));
  const reversals = new Set(rows.filter((_, at) => isReversal(entries[at]?.node ?? {})));
  return {
    currency,
    account:
      number === '' ? null : { label: words(account, 'Nm') || number, number, ...servicer(account, number) },
    period: periodOf(statement, balances),
    opening,
    closing,
    rows: mustTurn(rows, reversals, opening, closing) ? turned(rows, reversals) : rows,
  };
}

const isReversal = (entry: Node): boolean => /^(true|1)$/.test(words(entry, 'RvslInd'));

type Row = AccountRows['rows'][number];
type Rows = readonly Row[];

/**
 * Whether reversals are marked the way of what they take back: an entry's mark is its own way (ISO 20022, ReversalIndicator), but
 * some banks' files agree with their balances only the other way round.
 */
function mustTurn(
  rows: Rows,
  reversals: ReadonlySet<Row>,
  opening: number | null,
  closing: number | null,
): boolean {
  const reversed = sumOf([...reversals]);
  if (reversed === 0 || opening === null || closing === null) return false;
  return opening + sumOf(rows) - 2 * reversed === closing;
}

const sumOf = (rows: Rows): number => rows.reduce((sum, row) => sum + ('amount' in row ? row.amount : 0), 0);

const turned = (rows: Rows, reversals: ReadonlySet<Row>): Row[] =>
  rows.map((row) => ('amount' in row && reversals.has(row) ? { ...row, amount: 0 - row.amount } : row));

/** The days a statement says it is of. It may end at the midnight after its last day: its closing balance is of that last day. */
function periodOf(statement: Node, balances: Node[]): AccountRows['period'] {
  const range = child(statement, 'FrToDt');
  const [from, to] = ['FrDt', 'ToDt'].map((name) => words(range, name) || words(range, `${name}Tm`));
  const closing = words(child(balanceNamed(balances, ['CLBD']) ?? {}, 'Dt'), 'Dt');
  const first = from?.slice(0, 10) ?? '';
  const shown = to?.slice(0, 10) ?? '';
  const isMidnight = to?.slice(10, 19) === 'T00:00:00';
  const last = isMidnight && closing !== '' && closing < shown ? closing : shown;
  return isCivilDate(first) && isCivilDate(last) ? { from: first, to: last } : undefined;
}

/** The bank that keeps the account: by its name, or by its BIC, in an element that changed its name; else as the number tells. */
function servicer(account: Node, number: string): { bank?: string } {
  const institution = child(child(account, 'Svcr'), 'FinInstnId');
  const bic = words(institution, 'BICFI') || words(institution, 'BIC');
  const bank = words(institution, 'Nm') || bankOfBic(bic) || bankOfIban(number);
  return bank ? { bank } : {};
}

/** Entries that wait, come later or only inform (ISO 20022, EntryStatus1Code): no money has moved. */
const NOT_BOOKED = new Set(['PDNG', 'FUTR', 'INFO']);

function bookedRow(entry: Node, row: number, currency: string): AccountRows['rows'][number] {
  const status = statusOf(entry);
  return NOT_BOOKED.has(status)
    ? { row, reason: { code: 'not-booked', shown: status } }
    : rowFrom(entry, row, currency);
}

/** Status is a code by itself up to version 3 and in an element of its own later. */
function statusOf(entry: Node): string {
  return words(entry, 'Sts') || words(child(entry, 'Sts'), 'Cd');
}

function balanceOf(balances: Node[], codes: string[], currency: string): number | null {
  const found = balanceNamed(balances, codes);
  return found === undefined ? null : (signedAmount(found, currency) ?? null);
}

const balanceNamed = (balances: Node[], codes: string[]): Node | undefined =>
  codes.flatMap((code) =>
    balances.filter((it) => words(child(child(it, 'Tp'), 'CdOrPrtry'), 'Cd') === code),
  )[0];

function rowFrom(entry: Node, row: number, currency: string): SignedRow | UnreadRow {
  const shown =
    words(child(entry, 'BookgDt'), 'Dt') ||
    words(child(entry, 'BookgDt'), 'DtTm') ||
    words(child(entry, 'ValDt'), 'Dt');
  const date = shown.slice(0, 10);
  const amount = signedAmount(entry, currency);
  if (!isCivilDate(date)) return { row, reason: dateTrouble(shown) };
  if (amount === undefined) return { row, reason: { code: 'unread-amount', shown: textOf(entry['Amt']) } };
  return { row, date, description: descriptionOf(entry), amount, ...statedRate(entry, currency) };
}

/**
 * What the bank says the amount is in another currency: beside the entry, or in the details of its only transaction
 * (AmountAndCurrencyExchange of ISO 20022: the transaction's own amount, its counter value, or what was instructed). By the two amounts,
 * since a rate alone may be meant either way.
 */
function statedRate(entry: Node, currency: string): { statedRate?: StatedRate } {
  const details = list(entry, 'NtryDtls').flatMap((it) => list(it, 'TxDtls'));
  const [only] = details.length === 1 ? details : [];
  const stated = [entry, ...(only ? [only] : [])]
    .map((it) => amountsStated(child(it, 'AmtDtls')))
    .find((amounts) => amounts.some((amount) => amount.currency !== currency));
  const other = stated?.find((amount) => amount.currency !== currency);
  const own = stated?.find((amount) => amount.currency === currency) ?? amountStated(entry);
  if (!other || own?.currency !== currency) return {};
  return rateStated(other.currency, rateBetween([own.minor, currency], [other.minor, other.currency]));
}

interface AmountStated {
  readonly minor: number;
  readonly currency: string;
}

const amountsStated = (details: Node): AmountStated[] =>
  ['CntrValAmt', 'TxAmt', 'InstdAmt'].flatMap((name) => amountStated(child(details, name)) ?? []);

function amountStated(node: Node): AmountStated | undefined {
  const currency = words(child(node, 'Amt'), '@_Ccy');
  const minor = currencyCodes.has(currency) ? minorFromDecimal(textOf(node['Amt']), currency) : undefined;
  return minor ? { minor, currency } : undefined;
}

function signedAmount(node: Node, currency: string): number | undefined {
  const minor = minorFromDecimal(textOf(node['Amt']), currency);
  if (minor === undefined || minor < 0) return undefined;
  const mark = words(node, 'CdtDbtInd');
  if (mark !== 'DBIT' && mark !== 'CRDT') return undefined;
  return mark === 'DBIT' && minor !== 0 ? -minor : minor;
}

/** The bank's own text, the other party and the remittance text, each once. */
function descriptionOf(entry: Node): string {
  const details = list(entry, 'NtryDtls').flatMap((it) => list(it, 'TxDtls'));
  const isOut = words(entry, 'CdtDbtInd') === 'DBIT';
  const parts = [words(entry, 'AddtlNtryInf'), ...details.flatMap((it) => detailTexts(it, isOut))];
  const kept = parts.filter((part, at) => part !== '' && parts.indexOf(part) === at);
  return oneLine(kept.join(' ')).slice(0, 500);
}

function detailTexts(detail: Node, isOut: boolean): string[] {
  const party = child(child(detail, 'RltdPties'), isOut ? 'Cdtr' : 'Dbtr');
  const name = words(party, 'Nm') || words(child(party, 'Pty'), 'Nm');
  return [name, ...list(child(detail, 'RmtInf'), 'Ustrd').map(textOf), words(detail, 'AddtlTxInf')];
}

function child(node: Node, name: string): Node {
  const value = node[name];
  return isNode(value) ? value : typeof value === 'string' ? { '#text': value } : {};
}

function list(node: Node, name: string): Node[] {
  const value = node[name];
  if (!Array.isArray(value)) return [];
  return value.map((it: unknown) => (isNode(it) ? it : { '#text': textOf(it) }));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function words(node: Node, name: string): string {
  return textOf(node[name]);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return isNode(value) && typeof value['#text'] === 'string' ? value['#text'].trim() : '';
}
