import { csvBeginning, lineOfCells, textCell } from '../../../shared/csv.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { ExportCell, ExportColumn, ExportRow, ExportSection } from './export-document.ts';

/** How the CSV file of a section begins: with the titles of its columns. Its lines follow. */
export const csvHead = (columns: readonly ExportColumn[]): string =>
  csvBeginning(columns.map(({ title }) => title));

/** The line of a row: amounts as plain decimals, days as yyyy-MM-dd, empty where there is nothing. */
export const csvLine = (row: ExportRow): string => lineOfCells(row.map(csvCell));

/**
 * A section as a CSV file, some rows at a time. There is no line of sums: who adds a column up gets what the rows say. What holds for the whole
 * document stands in its other forms alone.
 */
export async function* writeCsv({ columns, rows }: ExportSection): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(columns));
  for await (const page of rows()) yield Buffer.from(page.map(csvLine).join(''));
}

/** A number stays a number, a negative one too; text becomes harmless. */
function csvCell(cell: ExportCell): string {
  if (typeof cell === 'string') return textCell(cell);
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return 'minor' in cell ? decimalFromMinor(cell.minor, cell.currency) : textCell(cell.path);
}
