import type { ExportField } from '../../../shared/model/export.ts';
import type { ExportRow } from './export-rows.ts';

const numberFields: ReadonlySet<ExportField> = new Set(['amount', 'receipt_amount', 'match_confidence']);
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The CSV file of an export: RFC 4180 in UTF-8, a byte order mark first (Excel reads accents wrongly without one), a header of
 * `titles`, then the rows with the chosen fields in the order given.
 */
export function csvOf(
  rows: readonly ExportRow[],
  fields: readonly ExportField[],
  titles: Readonly<Record<ExportField, string>>,
): Uint8Array {
  const header = fields.map((field) => quoted(titles[field]));
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
