import { cutText } from '../../text/cut-text.ts';

/** One line of a table as written. `line` is physical, from 1; `numbers` names the cells that were true numbers, not text. */
export interface TableRow {
  line: number;
  cells: string[];
  numbers?: ReadonlySet<number>;
}

/** Rows of text cells, whatever file they came from; `serialDates`: plain numbers may be days counted from 1900. */
export interface Table {
  format: 'csv' | 'tsv' | 'xlsx' | 'xls' | 'ods' | 'html';
  rows: TableRow[];
  serialDates: boolean;
}

/** The trimmed text of a cell, empty where the row is shorter. */
export function cellText(row: TableRow, column: number | undefined): string {
  return column === undefined ? '' : (row.cells[column] ?? '').trim();
}

/** Whether a row holds nothing at all. */
export function isBlankRow(row: TableRow): boolean {
  return row.cells.every((cell) => cell.trim() === '');
}

const LINE_SHOWN_MAX = 200;

/** What stands on a line, for a person to find it by. */
export function lineText({ cells }: TableRow): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return cutText(filled.join(' · '), LINE_SHOWN_MAX);
}
