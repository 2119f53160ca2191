import PDFDocument from 'pdfkit';
import type {
  ExportCell,
  ExportDocument,
  ExportRow,
} from '../../functions/domain/exports/export-document.ts';
import { fontFile } from '../../functions/domain/exports/pdf/font-files.ts';
import { writePdf } from '../../functions/domain/exports/pdf/write-pdf.ts';
import { addDays } from '../../shared/civil-date.ts';
import { decimalFromMinor } from '../../shared/money.ts';
import { dice, vendors, type Trial } from './bench-match.ts';

const ROWS = 1_000;
const columns = [
  { title: 'Date', kind: 'day', width: 10 },
  { title: 'Description', kind: 'text', width: 40 },
  { title: 'Account', kind: 'text', width: 18 },
  { title: 'Category', kind: 'text', width: 20 },
  { title: 'Tax', kind: 'money', width: 10 },
  { title: 'Amount', kind: 'money', width: 12 },
] as const;
const PLACES = [44, 104, 280, 370, 460, 510];

/** Writing a table of 1,000 rows as a PDF, against pdfkit alone drawing the same cells at fixed places. */
export function pdfTrials(): Trial[] {
  const rows = tableRows(ROWS);
  return [
    {
      name: 'export',
      what: 'PDF of 1,000 rows',
      baseline: 'pdfkit alone, the same cells at fixed places',
      run: () => drained(writePdf(documentOf(rows))),
      runBaseline: () => drained(drawnPlainly(rows)),
    },
  ];
}

function tableRows(count: number): ExportRow[] {
  const roll = dice(7);
  return Array.from({ length: count }, (_, n) => {
    const minor = roll(5) === 0 ? 1 + roll(400_000) : -(1 + roll(90_000));
    const description = `POS VISA ${String(1000 + roll(9000))} ${vendors[roll(vendors.length)] ?? ''} QC`;
    return [
      addDays('2026-01-01', Math.floor(n / 3)),
      description,
      'Business Chequing',
      ['Office expenses', 'Meals and entertainment', 'Travel'][roll(3)] ?? null,
      { minor: Math.round(minor * 0.13), currency: 'CAD' },
      { minor, currency: 'CAD' },
    ];
  });
}

const documentOf = (rows: readonly ExportRow[]): ExportDocument => ({
  ...{ title: 'Transaction History', organization: 'Atelier Myriade', period: '2026' },
  ...{ from: '2026-01-01', to: '2026-12-31', dateFormat: 'YYYY-MM-DD', language: 'en' },
  ...{ createdAt: '2027-01-02T08:00:00.000Z', facts: [] },
  sections: [{ title: 'Transactions', columns, rows: () => [rows], totals: () => [] }],
});

function drawnPlainly(rows: readonly ExportRow[]): AsyncIterable<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, font: fontFile('latin', 'regular') });
  pdf.fontSize(8.5);
  let y = 60;
  for (const row of rows) {
    if (y > 780) {
      pdf.addPage();
      y = 60;
    }
    row.forEach((cell, at) => {
      pdf.text(textOf(cell), PLACES[at] ?? 0, y, { lineBreak: false });
    });
    y += 19;
  }
  pdf.end();
  return pdf;
}

function textOf(cell: ExportCell): string {
  if (cell === null || typeof cell !== 'object') return String(cell ?? '');
  return 'minor' in cell ? decimalFromMinor(cell.minor, cell.currency) : cell.text;
}

/** Takes all of a file's bytes; a file of none is no result. */
async function drained(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let size = 0;
  for await (const some of bytes) size += some.byteLength;
  if (size === 0) throw new Error('The PDF of the trial is empty.');
}
