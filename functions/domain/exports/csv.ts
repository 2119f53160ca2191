import { csvBeginning, lineOfCells, textCell } from '../../../shared/csv.ts';
import type { ExportField } from '../../../shared/model/export.ts';
import type { ExportRow } from './export-rows.ts';

const numberFields: ReadonlySet<ExportField> = new Set([
  'amount',
  'tax',
  'worth',
  'worth_rate',
  'receipt_amount',
  'match_confidence',
]);

/** How the CSV file of an export begins: the titles of the chosen fields in the order given. Its lines follow. */
export function csvHead(
  fields: readonly ExportField[],
  titles: Readonly<Record<ExportField, string>>,
): string {
  return csvBeginning(fields.map((field) => titles[field]));
}

/** The line of a row in a CSV file with these fields. */
export function csvLine(row: ExportRow, fields: readonly ExportField[]): string {
  return lineOfCells(fields.map((field) => cell(field, row[field])));
}

/** A number stays a number, a negative one too. */
function cell(field: ExportField, text: string): string {
  const isNumber = numberFields.has(field) && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? text : textCell(text);
}
