import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWords } from '../../../../../../functions/domain/exports/ledgers/plain-words.ts';
import { quickbooksCsv } from '../../../../../../functions/domain/exports/ledgers/quickbooks-csv.ts';
import { xeroCsv } from '../../../../../../functions/domain/exports/ledgers/xero-csv.ts';
import type {
  LedgerBooks,
  LedgerEntry,
} from '../../../../../../functions/domain/exports/ledgers/ledger-books.ts';
import { decimalFromMinor } from '../../../../../../shared/money.ts';
import {
  anyBooks,
  booksWith,
  category,
  entryWith,
  transfers,
} from '../../../../../support/ledgers/ledger-books-with.ts';
import { lintBankCsv } from '../../../../../support/ledgers/lint-bank-csv.ts';
import type { CsvRow, CsvRules } from '../../../../../support/ledgers/lint-bank-csv.ts';
import { accountRows } from '../../../../../support/ledgers/told-sums.ts';
import { writtenFiles } from '../../../../../support/ledgers/written-files.ts';

const quickbooks = { rowsMax: 1000, bytesMax: 350_000 };
const three = (books: LedgerBooks): CsvRules => ({
  ...quickbooks,
  ...{ head: ['Date', 'Description', 'Amount'], amounts: ['Amount'], dateOrder: orderIn(books) },
});
const four = (books: LedgerBooks): CsvRules => ({
  ...quickbooks,
  head: ['Date', 'Description', 'Credit', 'Debit'],
  ...{ amounts: ['Credit', 'Debit'], dateOrder: orderIn(books) },
});
const xero = (books: LedgerBooks, name: string): CsvRules => ({
  head: name.includes('precoded')
    ? [
        ...['Date', 'Amount', 'Payee', 'Description', 'Reference', 'Cheque Number', 'Account code'],
        ...['Tax Rate (Display Name)', 'Tracking1', 'Tracking2', 'Transaction Type', 'Analysis code'],
      ]
    : ['Date', 'Amount', 'Payee', 'Description', 'Reference'],
  ...{ amounts: ['Amount'], dateOrder: orderIn(books), rowsMax: 1000, bytesMax: 350_000, lettersMax: 255 },
});
const orderIn = ({ dayOrder }: LedgerBooks) => (dayOrder === 'month-first' ? 'MDY' : 'DMY');

const isOfBank = ({ accountId, amount }: LedgerEntry): boolean => accountId !== 'cash' && amount !== 0;
const textOf = ({ description }: LedgerEntry, { words }: LedgerBooks): string =>
  plainWords(description) || words.noDescription;
const withoutApostrophe = (text = ''): string => (/^'[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text);
const sorted = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

/** What QuickBooks and Xero are given, as it lies on a disk. */
const quickbooksFiles = (books: LedgerBooks, columns: 3 | 4) => {
  const { files, notes } = quickbooksCsv(books, columns);
  return { files: writtenFiles(files), notes };
};
const xeroFiles = (books: LedgerBooks) => {
  const { files, notes } = xeroCsv(books);
  return { files: writtenFiles(files), notes };
};

describe('quickbooksCsv', () => {
  it('writes days in the order that the program reads, and money out as minus', () => {
    const entries = [entryWith(), entryWith({ amount: 250_000, description: 'Sale', date: '2026-02-13' })];
    expect(quickbooksFiles(booksWith({ entries }), 3)).toEqual({
      files: [
        {
          name: 'business-checking_2026-01-01_to_2026-03-31.csv',
          text: 'Date,Description,Amount\r\n01/05/2026,Paper,-12.05\r\n02/13/2026,Sale,2500.00\r\n',
        },
      ],
      notes: [],
    });
    expect(quickbooksFiles(booksWith({ entries, dayOrder: 'day-first' }), 4).files[0]?.text).toBe(
      'Date,Description,Credit,Debit\r\n05/01/2026,Paper,,12.05\r\n13/02/2026,Sale,2500.00,\r\n',
    );
  });

  it('begins a new file at a thousand rows, and before 350 KB', () => {
    const many = Array.from({ length: 2001 }, () => entryWith());
    const { files, notes } = quickbooksFiles(booksWith({ entries: many }), 3);
    expect(files.map(({ name, text }) => [name, text.split('\r\n').length - 2])).toEqual([
      ['business-checking_2026-01-01_to_2026-03-31_part-1.csv', 1000],
      ['business-checking_2026-01-01_to_2026-03-31_part-2.csv', 1000],
      ['business-checking_2026-01-01_to_2026-03-31_part-3.csv', 1],
    ]);
    expect(notes).toEqual([{ code: 'in-parts', account: 'Business Checking', parts: 3 }]);
    const long = many.slice(0, 900).map((entry) => ({ ...entry, description: '語'.repeat(300) }));
    const pieces = quickbooksFiles(booksWith({ entries: long }), 3).files;
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.flatMap(({ text }) => lintBankCsv(text, three(booksWith())))).toHaveLength(900);
  });

  it('leaves cash and what moves nothing out, and says of which it did', () => {
    const entries = [
      entryWith({ accountId: 'cash' }),
      entryWith({ amount: 0, description: 'Void cheque' }),
      entryWith({ currency: 'EUR' }),
    ];
    const { files, notes } = quickbooksFiles(booksWith({ entries }), 3);
    expect(files.map(({ name }) => name)).toEqual(['business-checking-eur_2026-01-01_to_2026-03-31.csv']);
    expect(notes).toEqual([
      {
        code: 'zero',
        account: 'Business Checking',
        entries: [{ date: '2026-01-05', description: 'Void cheque' }],
      },
      { code: 'other-currency', account: 'Business Checking', currency: 'EUR' },
      { code: 'no-bank-account', account: 'Cash', count: 1 },
    ]);
  });

  it('refuses entries of an account that it knows nothing of, rather than lose them', () => {
    expect(() => quickbooksFiles(booksWith({ entries: [entryWith({ accountId: 'gone' })] }), 3)).toThrow(
      'gone',
    );
  });

  it('holds each entry of the banks once, whatever its texts are, in a file that the strictest reader takes', () => {
    fc.assert(
      fc.property(anyBooks, fc.constantFrom(3, 4), (books, columns) => {
        const rules = columns === 3 ? three(books) : four(books);
        const { files } = quickbooksFiles(books, columns);
        const read = files.flatMap(({ text }) => lintBankCsv(text, rules));
        const amountOf = ({ Amount, Credit, Debit }: CsvRow) => Amount ?? (Credit || `-${Debit}`);
        expect(
          sorted(read.map((row) => [row['Date'], withoutApostrophe(row['Description']), amountOf(row)])),
        ).toEqual(
          sorted(
            accountRows(books)
              .filter(isOfBank)
              .map((entry) => [
                entry.date,
                textOf(entry, books),
                decimalFromMinor(entry.amount, entry.currency),
              ]),
          ),
        );
        expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
        for (const { name } of files) expect(name).toMatch(/^[^/\\:*?"<>|\p{C}]+\.csv$/u);
      }),
    );
  });
});

describe('xeroCsv', () => {
  const split = entryWith({
    amount: -300,
    lines: [
      { amount: -200, worth: 0, side: category('Travel') },
      { amount: -100, worth: 0, side: category('Meals') },
    ],
    taxes: [{ kind: 'VAT', rate: 20, amount: 50 }],
    payee: 'Rail Co',
  });

  it('gives a line for each category, with its name where the code goes and the tax as documents state it', () => {
    const { files, notes } = xeroFiles(booksWith({ entries: [split], dayOrder: 'day-first' }));
    expect(files).toEqual([
      {
        name: 'business-checking-precoded_2026-01-01_to_2026-03-31.csv',
        text: [
          'Date,Amount,Payee,Description,Reference,Cheque Number,Account code,Tax Rate (Display Name),Tracking1,Tracking2,Transaction Type,Analysis code',
          '05/01/2026,-2.00,Rail Co,Paper,01900000-0000-7000-8000-000000000001/1,,Travel,VAT 20%,,,,',
          '05/01/2026,-1.00,Rail Co,Paper,01900000-0000-7000-8000-000000000001/2,,Meals,VAT 20%,,,,',
          '',
        ].join('\r\n'),
      },
    ]);
    expect(notes).toEqual([{ code: 'codes-wanted', categories: ['Meals', 'Travel'] }]);
  });

  it('names the tax that the buyer of a service from abroad owes, which is in no price', () => {
    const service = entryWith({ amount: -12_000, side: category('Software'), isReversed: true });
    const [file] = xeroFiles(booksWith({ entries: [service] })).files;
    expect(file?.text).toContain(',Software,Reverse Charge Expenses,');
  });

  it('keeps transfers, what pays invoices and what nobody sorted out of what Xero reconciles by itself', () => {
    const entries = [
      entryWith({ side: transfers, kind: 'transfer' }),
      entryWith({ side: { kind: 'expense', categoryId: 'expense', label: 'expense', isUnsorted: true } }),
      entryWith({ side: { kind: 'personal' } }),
      entryWith({ isInvoiced: true }),
    ];
    const { files, notes } = xeroFiles(booksWith({ entries }));
    expect(files.map(({ name }) => name)).toEqual([
      'business-checking-to-reconcile_2026-01-01_to_2026-03-31.csv',
    ]);
    expect(notes).toEqual([{ code: 'by-hand', account: 'Business Checking', count: 4 }]);
  });

  it('never tears an entry in two between files', () => {
    const { files } = xeroFiles(booksWith({ entries: Array.from({ length: 301 }, () => split) }));
    expect(files).toHaveLength(2);
    for (const { text } of files) expect(text.split('/1,').length).toBe(text.split('/2,').length);
  });

  it('comes to what the banks moved, each entry in one of its files', () => {
    fc.assert(
      fc.property(anyBooks, (books) => {
        const rows = xeroFiles(books).files.flatMap(({ name, text }) =>
          lintBankCsv(text, xero(books, name)).map((row) => ({ ...row, name })),
        );
        const byId = Map.groupBy(rows, (row: CsvRow) => (row['Reference'] ?? '').split('/')[0]);
        const ofBank = accountRows(books).filter(isOfBank);
        expect([...byId.keys()].toSorted()).toEqual(ofBank.map(({ id }) => id).toSorted());
        for (const entry of ofBank) {
          const own = byId.get(entry.id) ?? [];
          const digits = entry.currency === 'JPY' ? 1 : 100;
          const sum = own.reduce((all, row: CsvRow) => all + Math.round(Number(row['Amount']) * digits), 0);
          expect(sum).toBe(entry.amount);
          expect(new Set(own.map(({ name }) => name)).size).toBe(1);
          for (const row of own) {
            expect(row['Date']).toBe(entry.date);
            expect(withoutApostrophe(row['Description'])).toBe(textOf(entry, books).slice(0, 254).trim());
            expect(row['Payee']).not.toBe('');
          }
        }
      }),
    );
  });
});

describe('lintBankCsv', () => {
  const good = 'Date,Description,Amount\r\n01/05/2026,Paper,-12.05\r\n';
  it.each([
    ['a byte order mark', `\ufeff${good}`],
    ['other line ends', good.replaceAll('\r\n', '\n')],
    ['a trailing blank row', `${good}\r\n`],
    ['a blank row', good.replace('01/05', ',,\r\n01/05')],
    ['semicolons', good.replaceAll(',', ';')],
    ['a balance', good.replace('Amount', 'Balance')],
    ['a column more', good.replaceAll(/(\d|t)\r/g, '$1,\r')],
    ['the other date order', good.replace('01/05', '31/05')],
    ['a day as ISO writes it', good.replace('01/05/2026', '2026-01-05')],
    ['a blank before a day', good.replace('01/05', ' 01/05')],
    ['thousands', good.replace('-12.05', '"1,200.00"')],
    ['a sign of a currency', good.replace('-12.05', '$12.05')],
    ['an amount of nothing', good.replace('-12.05', '0.00')],
    ['a cell that runs', good.replace('Paper', '=1+1')],
    ['a break in a text', good.replace('Paper', '"Pa\nper"')],
    ['an open quote', good.replace('Paper', '"Paper')],
    ['nothing at all', 'Date,Description,Amount\r\n'],
  ])('fails on %s', (_what, text) => {
    expect(lintBankCsv(good, three(booksWith()))).toHaveLength(1);
    expect(() => lintBankCsv(text, three(booksWith()))).toThrow();
  });
});
