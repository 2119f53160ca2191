import type { ExportField } from '../../../shared/model/export.ts';
import type { ExportRow } from './export-rows.ts';

const numberFields: ReadonlySet<ExportField> = new Set([
  'amount',
  'tax',
  'receipt_amount',
  'match_confidence',
]);
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * How the CSV file of an export begins: RFC 4180 in UTF-8, a byte order mark first (Excel reads accents wrongly without one), then the
 * titles of the chosen fields in the order given. Its lines follow.
 */
export function csvHead(
  fields: readonly ExportField[],
  titles: Readonly<Record<ExportField, string>>,
): string {
  return BYTE_ORDER_MARK + lineOf(fields.map((field) => quoted(titles[field])));
}

/** The line of a row in a CSV file with these fields. */
export function csvLine(row: ExportRow, fields: readonly ExportField[]): string {
  return lineOf(fields.map((field) => cell(field, row[field])));
}

function lineOf(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
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
