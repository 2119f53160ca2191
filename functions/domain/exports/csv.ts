import type { ExportField } from '../../../shared/model/export.ts';
import type { ExportRow } from './export-rows.ts';

/** The column titles an accountant reads. */
export const exportTitles: Readonly<Record<ExportField, string>> = {
  date: 'Date',
  description: 'Description',
  amount: 'Amount',
  category: 'Category',
  account_label: 'Account',
  transaction_type: 'Type',
  receipt_vendor: 'Receipt Vendor',
  receipt_amount: 'Receipt Amount',
  receipt_date: 'Receipt Date',
  receipt_file: 'Receipt File',
  created_at: 'Created',
  user_name: 'Entered By',
  match_confidence: 'Match Confidence',
};

const numberFields: ReadonlySet<ExportField> = new Set(['amount', 'receipt_amount', 'match_confidence']);
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The CSV file of an export: RFC 4180 in UTF-8, a byte order mark first (Excel reads accents wrongly without one), a header,
 * then the rows with the chosen fields in the order given.
 */
export function csvOf(rows: readonly ExportRow[], fields: readonly ExportField[]): Uint8Array {
  const header = fields.map((field) => quoted(exportTitles[field]));
  const lines = rows.map((row) => fields.map((field) => cell(field, row[field])));
  const text = [header, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
  return new TextEncoder().encode(BYTE_ORDER_MARK + text);
}

/** A number stays a number, a negative one too; anything else that a spreadsheet would calculate becomes text. */
function cell(field: ExportField, text: string): string {
  const isNumber = numberFields.has(field) && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? text : quoted(harmless(text));
}

/** Cells beginning like a formula run when opened (OWASP, CSV injection); an apostrophe makes them text. Full-width signs count too. */
function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** Blanks at the ends are kept by quotes only; a semicolon would divide cells where the comma is the decimal sign. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
