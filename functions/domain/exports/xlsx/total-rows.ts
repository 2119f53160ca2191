import type { CellValue, Worksheet } from 'exceljs';
import type { ExportColumn, ExportSection, ExportTotal } from '../export-document.ts';
import { xlsxValue } from './xlsx-cell.ts';
import type { CellStyles } from './xlsx-cell.ts';
import { xlsxText } from './xlsx-text.ts';

/** Rows of a sheet, both included. */
export interface RowRange {
  readonly sheet: string;
  readonly first: number;
  readonly last: number;
}

const SUM = { font: { bold: true }, border: { top: { style: 'thin' } } } as const;

/**
 * Adds the sums of a section below its rows, apart from them so that sorting and filtering leave them where they are: formulas over all of its
 * rows, on whichever sheets these are, with what they come to.
 */
export function addTotals(
  sheet: Worksheet,
  { columns, totals }: ExportSection,
  ranges: readonly RowRange[],
  styles: CellStyles,
): void {
  const lines = totals();
  if (lines.length === 0) return;
  sheet.addRow([]).commit();
  for (const total of lines) {
    const row = sheet.addRow(columns.map((column, at) => valueOf(total, column, at, ranges, sheet.name)));
    for (const [at, { kind }] of columns.entries())
      row.getCell(at + 1).style = { ...styles.of(total.cells[at] ?? null, kind), ...SUM };
    row.commit();
  }
}

function valueOf(
  total: ExportTotal,
  { kind }: ExportColumn,
  at: number,
  ranges: readonly RowRange[],
  own: string,
): CellValue {
  const value = xlsxValue(total.cells[at] ?? null, kind);
  if (!total.summed.includes(at) || typeof value !== 'number' || ranges.length === 0) return value;
  const { where } = total;
  const parts = ranges.map((range) => {
    const of = (column: number) => rangeOf(range, column, own);
    return where ? `SUMIF(${of(where.column)},${criterion(where.equals)},${of(at)})` : `SUM(${of(at)})`;
  });
  return { formula: parts.join('+'), result: value };
}

function rangeOf({ sheet, first, last }: RowRange, column: number, own: string): string {
  const letters = columnLetters(column);
  const elsewhere = sheet === own ? '' : `'${sheet.replaceAll("'", "''")}'!`;
  return `${elsewhere}${letters}${first}:${letters}${last}`;
}

/** Just this text, as the cells hold it: its wildcards are meant. */
function criterion(text: string): string {
  const plain = xlsxText(text).replace(/[~*?]/g, '~$&');
  return `"=${plain.replaceAll('"', '""')}"`;
}

/** `A` for the first column, `AA` for the 27th. */
function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}
