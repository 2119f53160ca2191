import { writeFile } from 'node:fs/promises';
import type { TrueStatement } from './statements/drawn-statement.ts';
import type { TableLayout, TextLayout } from './statements/layout.ts';
import { locales } from './statements/locales.ts';
import { printStatement, type FileKind } from './statements/statement-file.ts';

/**
 * Prints one statement in every format that is read: `node test/support/make-samples.ts` writes `workshop.*` of
 * `test/fixtures/statements`. The bank, names, numbers and amounts are invented; workshop.json says what all of them hold.
 */
const folder = new URL('../fixtures/statements/', import.meta.url);

const movements = [
  ['2026-03-02', 'LAKESIDE HYDRO 88214', -11_260],
  ['2026-03-05', 'CORNER COFFEE', -475],
  ['2026-03-05', 'CORNER COFFEE', -475],
  ['2026-03-16', 'NORTHWIND TRADERS LTD INVOICE 18', 245_000],
  ['2026-03-19', 'HARBOUR TIMBER, UNIT 4', -118_340],
  ['2026-03-30', 'MONTHLY FEE', -1695],
] as const;

const opening = 182_440;
const rows = movements.map(([date, description, amount], at) => ({
  date,
  description,
  amount,
  balance: movements.slice(0, at + 1).reduce((sum, [, , moved]) => sum + moved, opening),
}));
const [locale] = locales;
if (!locale) throw new Error('There is no language to print in.');
const statement: TrueStatement = {
  locale,
  currency: 'CAD',
  opening,
  closing: rows.at(-1)?.balance ?? opening,
  rows,
};

const table: TableLayout = {
  money: 'columns',
  hasHeadings: true,
  hasBalance: true,
  valueDate: 'none',
  hasCurrency: false,
  hasType: false,
  textFirst: false,
  hasOpeningRow: false,
  preamble: 'period',
  footer: 'none',
  date: 'iso',
  separator: '-',
  isPadded: true,
  number: {
    decimal: '.',
    thousands: ',',
    isLakh: false,
    sign: 'minus',
    currency: 'none',
    isSymbol: false,
    isSignInside: false,
  },
  directions: ['DR', 'CR'],
};
const text: TextLayout = {
  delimiter: ',',
  hasSeparatorLine: false,
  endsWithDelimiter: false,
  quotesAll: false,
  newline: '\r\n',
  encoding: 'utf-8-bom',
};

const files: Readonly<Record<string, FileKind>> = {
  'workshop.csv': { kind: 'text', table, text },
  'workshop.tsv': { kind: 'text', table, text: { ...text, delimiter: '\t', encoding: 'utf-16le' } },
  'workshop.xlsx': { kind: 'workbook', table, isTyped: true, bookType: 'xlsx' },
  'workshop.xls': { kind: 'workbook', table, isTyped: true, bookType: 'biff8' },
  'workshop.ods': { kind: 'workbook', table, isTyped: true, bookType: 'ods' },
  // As some banks send it: a page under a spreadsheet's name.
  'workshop.html.xls': { kind: 'html', table },
  'workshop.ofx': { kind: 'ofx', style: { isXml: true, hasComma: false }, encoding: 'utf-8' },
  'workshop.qfx': { kind: 'ofx', style: { isXml: false, hasComma: false }, encoding: 'windows-1252' },
  'workshop.qif': { kind: 'qif', days: 'mdy', encoding: 'utf-8' },
  'workshop.mt940': { kind: 'mt940' },
  'workshop.camt02.xml': { kind: 'camt', version: '02' },
  'workshop.camt08.xml': { kind: 'camt', version: '08' },
};

for (const [name, file] of Object.entries(files))
  await writeFile(new URL(name, folder), printStatement({ statement, order: 'oldest', file }).bytes);
const golden = { currency: statement.currency, opening, closing: statement.closing, rows };
await writeFile(new URL('workshop.json', folder), `${JSON.stringify(golden, null, 2)}\n`);
