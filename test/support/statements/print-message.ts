import type { TrueRow, TrueStatement } from './drawn-statement.ts';
import { decimalFromMinor } from '../../../shared/money.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const compact = (date: string): string => date.replaceAll('-', '');

/** OFX as XML or SGML (without closing tags, as banks write it); decimals after a point, or a comma as some banks do. */
export interface OfxStyle {
  readonly isXml: boolean;
  readonly hasComma: boolean;
}

/** An OFX file of one account; the ledger balance is the closing one. */
export function printOfx(
  statement: TrueStatement,
  rows: readonly TrueRow[],
  { isXml, hasComma }: OfxStyle,
): string {
  const { currency, closing } = statement;
  const element = (tag: string, value: string): string => `<${tag}>${value}${isXml ? `</${tag}>` : ''}`;
  const money = (minor: number): string =>
    hasComma ? decimalFromMinor(minor, currency).replace('.', ',') : decimalFromMinor(minor, currency);
  const group = (tag: string, ...parts: string[]): string => [`<${tag}>`, ...parts, `</${tag}>`].join('\n');
  const transactions = rows.map(({ date, description, amount }, at) =>
    group(
      'STMTTRN',
      element('TRNTYPE', amount < 0 ? 'DEBIT' : 'CREDIT'),
      element('DTPOSTED', `${compact(date)}120000[-5:EST]`),
      element('TRNAMT', money(amount)),
      element('FITID', `${compact(date)}${at}`),
      element('NAME', escaped(description)),
    ),
  );
  const body = group(
    'OFX',
    group(
      'BANKMSGSRSV1',
      group(
        'STMTTRNRS',
        group(
          'STMTRS',
          element('CURDEF', currency),
          group(
            'BANKACCTFROM',
            element('BANKID', '1'),
            element('ACCTID', '123456789'),
            element('ACCTTYPE', 'CHECKING'),
          ),
          group('BANKTRANLIST', ...transactions),
          group('LEDGERBAL', element('BALAMT', money(closing)), element('DTASOF', '20260131')),
        ),
      ),
    ),
  );
  const head = isXml
    ? '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="220"?>\n'
    : 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:UTF-8\nCHARSET:NONE\n\n';
  return head + body;
}

/** How a QIF file writes days: US with an apostrophe for this century, month first, or day first. */
export type QifDays = 'quicken' | 'mdy' | 'dmy';

/** A QIF bank register; it states no balances. */
export function printQif(statement: TrueStatement, rows: readonly TrueRow[], days: QifDays): string {
  const records = rows.map(({ date, description, amount }) => {
    const number = decimalFromMinor(amount, statement.currency).replace(
      /\B(?<!\..*)(?=(\d{3})+(?!\d))/g,
      ',',
    );
    return [`D${qifDay(date, days)}`, `T${number}`, `P${description}`, '^'].join('\n');
  });
  return ['!Type:Bank', ...records, ''].join('\n');
}

function qifDay(date: string, days: QifDays): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (days === 'quicken') return `${Number(month)}/${String(Number(day)).padStart(2)}'${year.slice(2)}`;
  return days === 'mdy' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/** One MT940 message with balances at both ends; descriptions in the letters SWIFT allows. */
export function printMt940(statement: TrueStatement, rows: readonly TrueRow[]): string {
  const { currency, opening, closing } = statement;
  const number = (minor: number): string => {
    const decimal = decimalFromMinor(Math.abs(minor), currency);
    return decimal.includes('.') ? decimal.replace('.', ',') : `${decimal},`;
  };
  const balance = (minor: number, date: string): string =>
    `${minor < 0 ? 'D' : 'C'}${compact(date).slice(2)}${currency}${number(minor)}`;
  const days = rows.map((row) => row.date).toSorted();
  return [
    ':20:STATEMENT',
    ':25:XX12345678901234',
    ':28C:1/1',
    `:60F:${balance(opening, days[0] ?? '2026-01-01')}`,
    ...rows.flatMap(({ date, amount, description }) => [
      `:61:${compact(date).slice(2)}${compact(date).slice(4)}${amount < 0 ? 'D' : 'C'}${number(amount)}NTRFNONREF`,
      `:86:${description}`,
    ]),
    `:62F:${balance(closing, days.at(-1) ?? '2026-01-31')}`,
    '-',
  ].join('\r\n');
}

/** A CAMT.053 document (version 2 or 8) with balances at both ends. */
export function printCamt(statement: TrueStatement, rows: readonly TrueRow[], version: '02' | '08'): string {
  const { currency, opening, closing } = statement;
  const money = (minor: number): string =>
    `<Amt Ccy="${currency}">${decimalFromMinor(Math.abs(minor), currency)}</Amt><CdtDbtInd>${minor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const balance = (code: string, minor: number): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(minor)}<Dt><Dt>2026-01-31</Dt></Dt></Bal>`;
  const status = version === '02' ? '<Sts>BOOK</Sts>' : '<Sts><Cd>BOOK</Cd></Sts>';
  const entries = rows.map(
    ({ date, amount, description }) =>
      `<Ntry>${money(amount)}${status}<BookgDt><Dt>${date}</Dt></BookgDt><AddtlNtryInf>${escaped(description)}</AddtlNtryInf></Ntry>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt>`,
    `<Acct><Id><IBAN>XX1234567890123456</IBAN></Id><Ccy>${currency}</Ccy></Acct>`,
    balance('OPBD', opening),
    balance('CLBD', closing),
    ...entries,
    '</Stmt></BkToCstmrStmt></Document>',
  ].join('\n');
}
