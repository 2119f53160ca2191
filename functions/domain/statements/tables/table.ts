import { plainDecimalSign, plainMinor } from '../../text/plain-money.ts';
import type { DecimalSign } from '../../text/written-money.ts';
import { cutText } from '../../text/cut-text.ts';
import { TextRow } from './text-row.ts';

/** One line of a table as written. `line` is physical, from 1; `numbers` names the cells that were true numbers, not text. */
export interface TableRow {
  line: number;
  cells: string[];
  numbers?: ReadonlySet<number> | undefined;
}

/** Rows of text cells, none of them blank, whatever file they came from; `serialDates`: plain numbers may be days counted from 1900. */
export interface Table {
  format: 'csv' | 'tsv' | 'xlsx' | 'xls' | 'ods' | 'html';
  rows: TableRow[];
  serialDates: boolean;
}

/** The trimmed text of a cell, empty where the row is shorter. */
export function cellText(row: TableRow, column: number | undefined): string {
  return column === undefined ? '' : writtenCell(row, column).trim();
}

/** A cell as it is written, empty where the row is shorter. */
export function writtenCell(row: TableRow, column: number): string {
  return row instanceof TextRow ? row.cell(column) : (row.cells[column] ?? '');
}

/** Whether a cell is written just so. */
export function isWritten(row: TableRow, column: number, text: string): boolean {
  return row instanceof TextRow ? row.holds(column, text) : (row.cells[column] ?? '') === text;
}

/** Whether nothing but blanks stands in a cell. */
export function isBlankCell(row: TableRow, column: number): boolean {
  return !(row instanceof TextRow && row.beginsPlainly(column)) && cellText(row, column) === '';
}

/** Whether nothing is written in a cell, not even a blank. */
export function isEmptyCell(row: TableRow, column: number): boolean {
  return row instanceof TextRow ? row.from(column) === row.to(column) : (row.cells[column] ?? '') === '';
}

/** The amount of a cell as `plainMinor` reads it, without cutting the cell out. */
export function plainMinorIn(
  row: TableRow,
  column: number,
  decimal: DecimalSign,
  digits: number,
): number | undefined {
  const plain =
    row instanceof TextRow
      ? plainMinor(row.text, decimal, digits, row.from(column), row.to(column))
      : undefined;
  return plain ?? plainMinor(cellText(row, column), decimal, digits);
}

/** The decimal sign of a cell as `plainDecimalSign` tells it, without cutting the cell out. */
export function plainDecimalSignIn(row: TableRow, column: number): ReturnType<typeof plainDecimalSign> {
  return row instanceof TextRow
    ? plainDecimalSign(row.text, row.from(column), row.to(column))
    : plainDecimalSign(writtenCell(row, column));
}

/** How many cells a row has. */
function widthOf(row: TableRow): number {
  return row instanceof TextRow ? row.width : row.cells.length;
}

/** Whether a row holds nothing at all. */
export function isBlankRow(row: TableRow): boolean {
  const width = widthOf(row);
  for (let column = 0; column < width; column += 1) if (!isBlankCell(row, column)) return false;
  return true;
}

const LINE_SHOWN_MAX = 200;

/** What stands on a line, for a person to find it by. */
export function lineText({ cells }: TableRow): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return cutText(filled.join(' · '), LINE_SHOWN_MAX);
}
