import { describe, expect, it } from 'vitest';
import { csvHead, csvLine } from '../../../../../functions/domain/exports/csv.ts';
import { entryColumns, entrySums } from '../../../../../functions/domain/exports/entry-columns.ts';
import { entryRows } from '../../../../../functions/domain/exports/entry-rows.ts';
import type { ExportEntry, ExportWords } from '../../../../../functions/domain/exports/entry-rows.ts';
import type { ExportCell } from '../../../../../functions/domain/exports/export-document.ts';
import { categorySides } from '../../../../../shared/countries/category-sides.ts';
import { exportFields } from '../../../../../shared/model/export.ts';
import type { ExportField } from '../../../../../shared/model/export.ts';
import { decimalFromMinor } from '../../../../../shared/money.ts';
import { mailedName, reportName } from '../../../../../functions/domain/exports/report-name.ts';
import { neededFields } from '../../../../../functions/domain/exports/needed-fields.ts';
import { rowWith, transactionWith } from '../ledger/rows.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';

const words = {
  ...wordsFor('en').reports,
  category: (name: string) => name,
  description: (kept: string) => kept,
  sideOf: categorySides({ country: 'Canada', profession: 'general', categories: [] }),
};

const transaction = transactionWith();
const receipt = {
  vendor: 'Staples',
  amount: 1205,
  currency: 'CAD',
  date: '2026-01-04',
  fileName: 'paper.pdf',
};
const entry = { transaction, receipts: [receipt], userName: 'Ann Roy', matchConfidence: 96.4 };

/** What each cell of an entry's rows says, by its field. */
const exportRows = (one: ExportEntry, timeZone: string, said: ExportWords): Record<ExportField, string>[] =>
  entryRows(one, exportFields, timeZone, said).map(
    (row) =>
      Object.fromEntries(row.map((cell, at) => [exportFields[at], told(cell)])) as Record<
        ExportField,
        string
      >,
  );

function told(cell: ExportCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  return 'minor' in cell ? decimalFromMinor(cell.minor, cell.currency) : cell.path;
}

describe('the rows of an entry', () => {
  it('fills every field, with the day of entry as it was where the organisation is', () => {
    const [row] = exportRows(entry, 'America/Toronto', words);
    expect(row).toEqual({
      date: '2026-01-05',
      description: 'Paper',
      amount: '-12.05',
      currency: 'CAD',
      tax: '',
      category: 'Office',
      account_label: 'Checking',
      transaction_type: 'Expense',
      receipt_vendor: 'Staples',
      receipt_amount: '12.05',
      receipt_date: '2026-01-04',
      receipt_file: 'paper.pdf',
      created_at: '2026-01-05',
      user_name: 'Ann Roy',
      match_confidence: '96',
      ...{ worth: '', worth_currency: '', worth_rate: '', worth_source: '', box_amount: '' },
    });
  });

  it('calls a category what the export’s language calls it', () => {
    const [row] = exportRows(entry, 'UTC', { ...words, category: (name) => `${name} fr` });
    expect(row?.category).toBe('Office fr');
  });

  it('says the tax of all its documents, divided between the lines of a split entry, and never a kind for a category', () => {
    const taxes = [
      { kind: 'GST', rate: 5, amount: 52 },
      { kind: 'PST', amount: 73 },
    ];
    const parts = [
      { kind: 'expense' as const, category: 'expense', categoryId: 'expense', amount: -5, description: '' },
    ];
    const income = transactionWith({
      kind: 'income',
      category: 'income',
      categoryId: 'income',
      taxes,
      parts,
    });
    const rows = exportRows({ ...entry, transaction: income }, 'UTC', words);
    expect(rows.map(({ tax, category }) => [tax, category])).toEqual([
      ['1.24', 'Uncategorized'],
      ['0.01', 'Uncategorized'],
    ]);
  });

  it('says what an entry of another currency is worth, line by line, and whose rate that is', () => {
    const day = '2026-01-02';
    const worth = { currency: 'CAD', amount: -1645, rate: '1.365', source: 'bank-of-canada', day } as const;
    const parts = [
      { kind: 'expense' as const, category: 'Office', categoryId: 'office', amount: -205, description: '' },
    ];
    const dollars = transactionWith({ currency: 'USD', worth, parts });
    const rows = exportRows({ ...entry, transaction: dollars }, 'UTC', words);
    expect(rows.map((row) => row.worth)).toEqual(['-13.65', '-2.80']);
    expect(rows[1]).toMatchObject({
      ...{ amount: '-2.05', currency: 'USD', worth_currency: 'CAD', worth_rate: '1.365' },
      worth_source: 'Bank of Canada, 2026-01-02',
    });
    const sourceOf = (of: object) =>
      exportRows(
        { ...entry, transaction: transactionWith({ currency: 'USD', worth: { ...worth, ...of } }) },
        'UTC',
        words,
      )[0]?.worth_source;
    expect(sourceOf({ source: 'person' })).toBe('By hand');
    expect(sourceOf({ source: 'ecb', via: 'EUR' })).toBe('European Central Bank, 2026-01-02, by way of EUR');
  });

  it('leaves the receipt columns empty without a receipt', () => {
    const [row] = exportRows({ ...entry, receipts: [], matchConfidence: null }, 'UTC', words);
    expect(row).toMatchObject({
      receipt_vendor: '',
      receipt_amount: '',
      receipt_file: '',
      match_confidence: '',
    });
  });

  it('keeps several receipts in step and names a foreign currency', () => {
    const yen = { vendor: null, amount: 500, currency: 'JPY', date: null, fileName: 'b.jpg' };
    const [row] = exportRows({ ...entry, receipts: [receipt, yen] }, 'UTC', words);
    expect(row).toMatchObject({
      receipt_vendor: 'Staples; ',
      receipt_amount: '12.05; 500 JPY',
      receipt_date: '2026-01-04; ',
      receipt_file: 'paper.pdf; b.jpg',
    });
  });

  it('tells the business’s share, what of it is personal and what is the owner’s, in lines that add up', () => {
    const shared = transactionWith({
      amount: -1205,
      businessShare: 70,
      taxes: [{ kind: 'GST', amount: 105 }],
    });
    const rowsOf = (one: typeof shared) =>
      exportRows({ ...entry, transaction: one }, 'UTC', words).map((row) => [
        ...[row.amount, row.tax, row.category, row.transaction_type, row.receipt_vendor],
      ]);
    expect(rowsOf(shared)).toEqual([
      ['-8.44', '0.74', 'Office', 'Expense', 'Staples'],
      ['-3.61', '0.31', 'Office', 'Personal', ''],
    ]);
    const taken = transactionWith({ kind: 'transfer', use: 'owner', category: 'Transfer' });
    expect(rowsOf(taken)).toMatchObject([['-12.05', '', 'Transfer', 'Owner’s draw', 'Staples']]);
    expect(rowsOf({ ...taken, amount: 1205 })).toMatchObject([
      ['12.05', '', 'Transfer', 'Owner’s contribution', 'Staples'],
    ]);
  });

  it('says of a part that moved that it is a transfer, and to which account; it has no tax and is nobody’s share', () => {
    const principal = {
      ...{ kind: 'transfer' as const, category: 'transfer', categoryId: 'transfer', description: '' },
      ...{ amount: -1000, transferTo: 'van', transferToLabel: 'Office' },
    };
    const taxes = [{ kind: 'GST', amount: 25 }];
    const payment = transactionWith({ parts: [principal], taxes, businessShare: 50 });
    const rows = exportRows({ ...entry, transaction: payment }, 'UTC', {
      ...words,
      category: (name) => `${name} fr`,
    });
    expect(rows.map((row) => [row.transaction_type, row.category, row.amount, row.tax])).toEqual([
      ['Expense', 'Office fr', '-1.03', '0.13'],
      ['Personal', 'Office fr', '-1.02', '0.12'],
      ['Transfer', 'Office', '-10.00', ''],
    ]);
  });

  it('gives each line of a split entry its own row, the receipts in the first', () => {
    const fees = {
      kind: 'expense',
      category: 'Bank fees',
      categoryId: 'bank-fees',
      amount: -3655,
      description: 'Stripe fees',
    } as const;
    const payout = {
      ...transaction,
      kind: 'income',
      amount: 121_345,
      category: 'Sales',
      parts: [fees],
    } as const;
    const rows = exportRows({ ...entry, transaction: { ...payout, parts: [...payout.parts] } }, 'UTC', words);
    expect(rows).toMatchObject([
      {
        amount: '1250.00',
        category: 'Sales',
        transaction_type: 'Income',
        description: 'Paper',
        receipt_file: 'paper.pdf',
      },
      {
        amount: '-36.55',
        category: 'Bank fees',
        transaction_type: 'Expense',
        description: 'Stripe fees',
        receipt_file: '',
      },
    ]);
  });
});

describe('the columns of entries', () => {
  const titles = wordsFor('en').reports.titles;

  it('hold amounts, days and shares as what they are, and a document of another currency as text', () => {
    const dollars = { ...receipt, currency: 'USD' };
    const [row, other] = [receipt, dollars].map(
      (one) =>
        entryRows(
          { ...entry, receipts: [one] },
          ['amount', 'receipt_amount', 'match_confidence'],
          'UTC',
          words,
        )[0],
    );
    expect(row).toEqual([{ minor: -1205, currency: 'CAD' }, { minor: 1205, currency: 'CAD' }, 96]);
    expect(other?.[1]).toBe('12.05 USD');
    expect(entryColumns(['date', 'amount'], titles).map(({ kind }) => kind)).toEqual(['day', 'money']);
  });

  it('are written as the CSV always was', () => {
    const fields = ['date', 'description', 'amount', 'tax', 'receipt_amount', 'match_confidence'] as const;
    const [row = []] = entryRows(entry, fields, 'UTC', words);
    expect(csvHead(entryColumns(fields, titles)) + csvLine(row)).toBe(
      '\uFEFFDate,Description,Amount,Tax,Receipt Amount,Match Confidence\r\n2026-01-05,Paper,-12.05,,12.05,96\r\n',
    );
  });

  it('are added up currency by currency, and what entries are worth by itself', () => {
    const fields = ['date', 'amount', 'currency', 'worth', 'worth_currency'] as const;
    const sums = entrySums(fields, 'Total');
    const row = (minor: number, currency: string, worth: ExportCell = null) => [
      ...['2026-01-05', { minor, currency }, currency, worth, worth && 'CAD'],
    ];
    sums.add([row(-100, 'CAD'), row(-500, 'USD', { minor: -700, currency: 'CAD' })]);
    sums.add([row(250, 'CAD')]);
    expect(sums.totals()).toEqual([
      {
        cells: ['Total', { minor: 150, currency: 'CAD' }, 'CAD', null, null],
        summed: [1],
        where: { column: 2, equals: 'CAD' },
      },
      {
        cells: ['Total', { minor: -500, currency: 'USD' }, 'USD', null, null],
        summed: [1],
        where: { column: 2, equals: 'USD' },
      },
      { cells: ['Total', null, null, { minor: -700, currency: 'CAD' }, null], summed: [3] },
    ]);
  });

  it('are never added up across currencies that no column tells apart', () => {
    const sums = entrySums(['amount'], 'Total');
    sums.add([[{ minor: 1, currency: 'CAD' }], [{ minor: 2, currency: 'USD' }]]);
    expect(sums.totals().map(({ cells, summed }) => [cells, summed])).toEqual([
      [[{ minor: 1, currency: 'CAD' }], []],
      [[{ minor: 2, currency: 'USD' }], []],
    ]);
  });
});

describe('mailedName', () => {
  const order = { type: 'custom', format: 'csv' } as const;
  const range = { from: '2026-01-01', to: '2026-01-31' };

  it('says whose it is and what it holds, since it lies among the files of other clients', () => {
    expect(mailedName(range, { ...order, organization: 'Northern Studio' })).toBe(
      'northern-studio-transactions-2026-01-01-to-2026-01-31.csv',
    );
    expect(mailedName(range, { organization: '株式会社', type: 'tax', format: 'pdf' })).toBe(
      'matchbook-tax-2026-01-01-to-2026-01-31.pdf',
    );
  });

  it('says what it holds behind a name of any length, in signs that every file system and header takes', () => {
    const longest = /^[a-z]{47}-transactions-2026-01-01-to-2026-01-31\.csv$/;
    for (const organization of ['N'.repeat(200), 'ﬃ'.repeat(40)])
      expect(mailedName(range, { ...order, organization })).toMatch(longest);
    expect(mailedName(range, { ...order, organization: '../Café\r\n"Zoë"; CON.' })).toBe(
      'cafe-zoe-con-transactions-2026-01-01-to-2026-01-31.csv',
    );
  });
});

describe('reportName', () => {
  const range = { from: '2026-01-01', to: '2026-01-31' };
  it('says what it holds', () => {
    expect(reportName(range)).toBe('matchbook-2026-01-01-to-2026-01-31.csv');
  });
  it('lets nothing through that a file system or a mail header minds', () => {
    expect(reportName(range, { title: '../Café "Été"\r\nBcc: x' })).toBe(
      'cafe-ete-bcc-x-2026-01-01-to-2026-01-31.csv',
    );
    expect(reportName(range, { title: '株式会社' })).toBe('matchbook-2026-01-01-to-2026-01-31.csv');
  });
});

describe('neededFields', () => {
  const plain = rowWith();
  const euros = rowWith({ currency: 'EUR' });
  const valued = rowWith({
    currency: 'EUR',
    worth: { currency: 'CAD', amount: -1800, rate: '1.5', source: 'ecb', day: '2026-01-02' },
  });
  const taxed = rowWith({ taxes: [{ kind: 'GST', amount: 60 }] });
  const needed = (
    type: 'transactions' | 'custom',
    rows: Parameters<typeof neededFields>[1],
    isNetOfTax = true,
  ) => neededFields({ fields: ['date', 'amount', 'category'], type }, rows, { home: 'CAD', isNetOfTax });

  it('adds the currency where rows differ from the books in it, and the tax where they carry any that reports leave out', () => {
    expect(needed('transactions', [plain])).toEqual(['date', 'amount', 'category', 'transaction_type']);
    expect(needed('transactions', [plain, euros])).toEqual([
      'date',
      'amount',
      'currency',
      'category',
      'transaction_type',
    ]);
    expect(needed('transactions', [taxed, euros])).toEqual([
      'date',
      'amount',
      'currency',
      'tax',
      'category',
      'transaction_type',
    ]);
    expect(needed('transactions', [taxed], false)).toEqual([
      'date',
      'amount',
      'category',
      'transaction_type',
    ]);
    const worth = ['worth', 'worth_currency', 'worth_rate', 'worth_source'];
    expect(needed('transactions', [valued])).toEqual([
      'date',
      'amount',
      'currency',
      ...worth,
      'category',
      'transaction_type',
    ]);
  });

  it('leaves chosen columns as they are, but says the type, and another currency beside its amounts', () => {
    expect(needed('custom', [taxed])).toEqual(['date', 'amount', 'category', 'transaction_type']);
    expect(needed('custom', [valued])).toEqual([
      'date',
      'amount',
      'currency',
      'category',
      'transaction_type',
    ]);
    expect(needed('custom', [taxed, euros])).toEqual([
      'date',
      'amount',
      'currency',
      'category',
      'transaction_type',
    ]);
    const books = { home: 'CAD', isNetOfTax: true };
    expect(neededFields({ fields: ['date'], type: 'custom' }, [euros], books)).toEqual([
      'date',
      'transaction_type',
    ]);
  });
});

it('says of a refund that it is of the type it lowers, with its own sign', () => {
  const refund = transactionWith({ kind: 'income', amount: 500, categoryId: 'travel', category: 'Travel' });
  const fields = ['amount', 'category', 'transaction_type'] as const;
  const rows = entryRows({ ...entry, transaction: refund, receipts: [] }, fields, 'UTC', words);
  expect(rows).toEqual([[{ minor: 500, currency: 'CAD' }, 'Travel', 'Expense']]);
});
