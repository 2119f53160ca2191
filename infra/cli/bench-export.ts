import { PassThrough } from 'node:stream';
import ExcelJS from 'exceljs';
import Papa from 'papaparse';
import { writeCsv } from '../../functions/domain/exports/csv.ts';
import { entryColumns } from '../../functions/domain/exports/entry-columns.ts';
import type {
  ExportCell,
  ExportDocument,
  ExportRow,
} from '../../functions/domain/exports/export-document.ts';
import { writeXlsx } from '../../functions/domain/exports/xlsx/write-xlsx.ts';
import { addDays } from '../../shared/civil-date.ts';
import type { ExportField } from '../../shared/model/export.ts';
import { decimalFromMinor } from '../../shared/money.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import { dice, vendors, type Trial } from './bench-match.ts';
import { pdfTrials } from './bench-pdf.ts';

const ROWS = 100_000;
/** As many as the ledger gives at a time. */
const PAGE = 500;
const fields = [
  ...(['date', 'description', 'amount', 'currency', 'tax', 'category'] as const),
  ...(['account_label', 'transaction_type'] as const),
] satisfies ExportField[];
const columns = entryColumns(fields, wordsFor('en').reports.titles);
const titles = columns.map(({ title }) => title);

/** Writing entries down as each kind of file, against the library that does just that with the same rows. */
export function exportTrials(): Trial[] {
  const rows = entryRows(ROWS);
  const texts = rows.map((row) => row.map(textOf));
  return [
    {
      name: 'export',
      what: 'CSV of 100,000 rows',
      baseline: 'papaparse’s unparse of their texts',
      run: () => drained(writeCsv(sectionOf(rows))),
      runBaseline: () => Buffer.from(Papa.unparse([titles, ...texts])),
    },
    {
      name: 'export',
      what: 'XLSX of 100,000 rows',
      baseline: 'the streaming writer of exceljs alone',
      run: () => drained(writeXlsx(documentOf(rows))),
      runBaseline: () => writtenPlainly(rows),
    },
    ...pdfTrials(),
  ];
}

function entryRows(count: number): ExportRow[] {
  const roll = dice(11);
  return Array.from({ length: count }, (_, n) => {
    const minor = roll(5) === 0 ? 1 + roll(400_000) : -(1 + roll(90_000));
    const description = `POS VISA ${String(1000 + roll(9000))} ${vendors[roll(vendors.length)] ?? ''}, QC “${n}”`;
    return [
      ...[addDays('2026-01-01', n % 365), description, { minor, currency: 'CAD' }, 'CAD'],
      ...[
        { minor: Math.round(minor * 0.13), currency: 'CAD' },
        ['Office expenses', 'Travel'][roll(2)] ?? null,
      ],
      ...['Business Chequing', minor < 0 ? 'Expense' : 'Income'],
    ];
  });
}

function* pagesOf(rows: readonly ExportRow[]): Generator<readonly ExportRow[]> {
  for (let at = 0; at < rows.length; at += PAGE) yield rows.slice(at, at + PAGE);
}

const sectionOf = (rows: readonly ExportRow[]) => ({
  ...{ title: 'Transactions', columns, rows: () => pagesOf(rows), totals: () => [] },
});

const documentOf = (rows: readonly ExportRow[]): ExportDocument => ({
  ...{ title: 'Transaction History', organization: 'Atelier Myriade', period: '2026' },
  ...{ from: '2026-01-01', to: '2026-12-31', dateFormat: 'YYYY-MM-DD', language: 'en' },
  ...{ createdAt: '2027-01-02T08:00:00.000Z', facts: [], sections: [sectionOf(rows)] },
});

/** The same cells of the same types, with nothing made of them. */
async function writtenPlainly(rows: readonly ExportRow[]): Promise<void> {
  const stream = new PassThrough();
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const write = async () => {
    const sheet = workbook.addWorksheet('Transactions');
    const formats: Partial<Record<string, string>> = { day: 'yyyy-mm-dd', money: '#,##0.00' };
    sheet.columns = columns.map(({ kind, width }) => ({
      width,
      style: { numFmt: formats[kind] ?? 'General' },
    }));
    sheet.addRow(titles).commit();
    for (const row of rows) sheet.addRow(row.map(plainOf)).commit();
    sheet.commit();
    await workbook.commit();
  };
  await Promise.all([write(), drained(stream)]);
}

function plainOf(cell: ExportCell, at: number) {
  if (typeof cell === 'object') return cell && 'minor' in cell ? cell.minor / 100 : null;
  return at === 0 ? new Date(cell) : cell;
}

function textOf(cell: ExportCell): string {
  if (cell === null || typeof cell !== 'object') return String(cell ?? '');
  return 'minor' in cell ? decimalFromMinor(cell.minor, cell.currency) : cell.text;
}

/** Takes all of a file's bytes; a file of none is no result. */
async function drained(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let size = 0;
  for await (const some of bytes) size += some.byteLength;
  if (size === 0) throw new Error('The file of the trial is empty.');
}
